## Title, what the game is about, and its rules in a few sentences
game-sagrada = Саграда
game-sagrada-about = Берите кубики и вставляйте их, как стекло, в собственный витраж.
rules-sagrada-goal = За десять раундов заполните кубиками витраж из двадцати ячеек. Общие цели приносят очки всем, личная — только вам.
rules-sagrada-setup = Каждый получает личную цель и тайно выбирает один из четырёх витражей. Чем труднее витраж, тем больше фишек привилегий. На столе открыты три инструмента и три общие цели.
rules-sagrada-round = В начале раунда бросают по два кубика на игрока и ещё один. Ходят по кругу, а затем обратно, так что у каждого два хода. Остаток ложится на счётчик раундов.
rules-sagrada-turn = В свой ход можно поместить один кубик из резерва и применить один инструмент, в любом порядке, или пропустить ход. Первое применение инструмента стоит 1 фишку, каждое следующее — 2.
rules-sagrada-more = Первый кубик ставят у края, каждый новый касается уже стоящего стороной или углом. Напечатанный цвет или значение нужно соблюдать, а кубики с общей стороной различаются и цветом, и значением.
rules-sagrada-end = После десяти раундов: общие цели, сумма значений ваших кубиков личного цвета, 1 за каждую оставшуюся фишку, минус 1 за каждую пустую ячейку. Побеждает больший итог.
rules-sagrada-ties = При равенстве побеждает тот, у кого больше очков за личную цель, затем больше фишек привилегий, затем чей первый ход в 10-м раунде был позже.
rules-sagrada-solo = В одиночной игре: две общие цели, две открытые личные, из которых засчитывается лучшая, от одного до пяти инструментов, фишек привилегий нет. Каждый раунд бросают четыре кубика. За инструмент платят кубиком его цвета из резерва, каждый применяют один раз. Пустая ячейка стоит 3 очка. Вы победили, если набрали больше суммы всех значений на счётчике раундов.

### Саграда словами.

sagrada-color-red = красный
sagrada-color-green = зелёный
sagrada-color-blue = синий
sagrada-color-yellow = жёлтый
sagrada-color-purple = фиолетовый
sagrada-die = { $color } { $value }
sagrada-cell = ряд { $row }, колонка { $column }
sagrada-pane-free = пусто, подходит любой кубик
sagrada-pane-color = пусто, цвет: { $color }
sagrada-pane-value = пусто, значение: { $value }
sagrada-pane-legal = { $cell }: { $what }. Можно.
sagrada-window-of = { $who }: витраж «{ $window }»
sagrada-window-choice = { $window }, { $count ->
    [one] { $count } фишка привилегий
    [few] { $count } фишки привилегий
    [many] { $count } фишек привилегий
   *[other] { $count } фишки привилегий
}
sagrada-window-choice-solo = { $window }, сложность { $count }
sagrada-pool = Резерв
sagrada-in-hand = В руке: { $die }
sagrada-track = Счётчик раундов
sagrada-round-slot = Раунд { $round }: { $count ->
    [0] без кубиков
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}
sagrada-tools = Инструменты
sagrada-goals = Цели
sagrada-others = Витражи соперников
sagrada-tool-cost = { $count ->
    [one] Стоит { $count } фишку привилегий.
    [few] Стоит { $count } фишки привилегий.
    [many] Стоит { $count } фишек привилегий.
   *[other] Стоит { $count } фишки привилегий.
}
sagrada-tool-spent = { $count ->
    [one] на карте { $count } фишка привилегий
    [few] на карте { $count } фишки привилегий
    [many] на карте { $count } фишек привилегий
   *[other] на карте { $count } фишки привилегий
}
sagrada-tool-solo = Оплата кубиком из резерва, цвет: { $color }; один раз за партию.

## Вопросы
sagrada-ask-choose_window = Выберите витраж
sagrada-ask-act = { $turn ->
    [1] Первый ход: возьмите кубик, воспользуйтесь инструментом или пасуйте
   *[other] Второй ход: возьмите кубик, воспользуйтесь инструментом или пасуйте
}
sagrada-ask-act-again = { $turn ->
    [1] Первый ход: воспользуйтесь инструментом или закончите ход
   *[other] Второй ход: воспользуйтесь инструментом или закончите ход
}
sagrada-ask-act-tooled = { $turn ->
    [1] Первый ход: возьмите кубик или закончите ход
   *[other] Второй ход: возьмите кубик или закончите ход
}
sagrada-ask-place = Поместите кубик: { $die }
sagrada-ask-place_or_return = Растворитель флюса: поместите кубик ({ $die }) или верните в резерв
sagrada-ask-pay = { $tool }: каким кубиком платите?
sagrada-ask-take = { $tool }: какой кубик?
sagrada-ask-roll-pool = { $tool }: перебросить весь резерв?
sagrada-ask-where = Куда поместить кубик ({ $die })?
sagrada-ask-bump = Грозильные щипцы: измените на один ({ $die })
sagrada-ask-swap = Круговой стеклорез: обменяйте кубик ({ $die }) на кубик со счётчика раундов
sagrada-ask-choose_value = { $color_word ->
    [red] Растворитель флюса: выберите значение красного кубика
    [green] Растворитель флюса: выберите значение зелёного кубика
    [blue] Растворитель флюса: выберите значение синего кубика
    [yellow] Растворитель флюса: выберите значение жёлтого кубика
   *[purple] Растворитель флюса: выберите значение фиолетового кубика
}
sagrada-ask-move_from = { $tool }: какой кубик своего витража?
sagrada-ask-move_second = { $tool }: какой ещё кубик своего витража?
sagrada-ask-move_to = { $tool }: выберите новую ячейку для кубика ({ $cell })
sagrada-ask-lift_second = { $tool }: выберите второй кубик
sagrada-ask-drop = Выберите ячейку для поднятого кубика ({ $cell })
sagrada-ask-remove = Витраж нарушает правило: уберите кубик
sagrada-draft = Взять: { $die }
sagrada-use = Использовать: { $tool }
sagrada-action-pass = Пасовать
sagrada-action-end = Закончить ход
sagrada-cell-pool = В резерв
sagrada-cell-done = Без второго перемещения
sagrada-bump-up = На один больше
sagrada-bump-down = На один меньше
sagrada-bumped-up = На один больше: { $die }
sagrada-bumped-down = На один меньше: { $die }
sagrada-fate-turned = { $die }: станет { $faces }
sagrada-fate-rolled = { $die }: будет переброшен
sagrada-fate-drawn = { $die }: уйдёт в мешочек, вместо него вытянут другой
sagrada-fate-swapped = { $die }: обменяется на кубик со счётчика раундов

## Журнал
sagrada-log-roll = { $dice_count ->
    [one] Брошен { $dice_count } кубик.
    [few] Брошены { $dice_count } кубика.
    [many] Брошено { $dice_count } кубиков.
   *[other] Брошено { $dice_count } кубика.
}
sagrada-log-reroll_pool = { $dice_count ->
    [one] Переброшен { $dice_count } кубик резерва.
    [few] Переброшены { $dice_count } кубика резерва.
    [many] Переброшено { $dice_count } кубиков резерва.
   *[other] Переброшено { $dice_count } кубика резерва.
}
sagrada-log-deal_tool = Инструменты: { $cards }.
sagrada-log-deal_public = Общие цели: { $cards }.
sagrada-log-deal_private = Ваша личная цель: { $cards }.
sagrada-log-deal_private-solo = Ваши личные цели, засчитывается лучшая: { $cards }.
sagrada-log-choose_window = { $who } выбирает витраж «{ $window }».
sagrada-log-reveal_windows = Все витражи открыты.
sagrada-log-choose_first = { $player } начинает.
sagrada-log-pass = { $who } пасует.
sagrada-log-use = { $who } использует инструмент: { $tool }.
sagrada-log-place = { $who } помещает кубик: { $die } ({ $cell }).
sagrada-log-return = { $who } возвращает в резерв: { $die }.
sagrada-log-pay = { $who } платит кубиком: { $die } ({ $tool }).
sagrada-log-take = { $who } берёт кубик для инструмента: { $die } ({ $tool }).
sagrada-log-turned = { $who } меняет кубик: теперь { $die }.
sagrada-log-swap = { $who } обменивает кубик: { $given } на { $taken } со счётчика раундов.
sagrada-log-reroll = Кубик переброшен: { $die }.
sagrada-log-draw = { $color_word ->
    [red] Из мешочка вынут красный кубик.
    [green] Из мешочка вынут зелёный кубик.
    [blue] Из мешочка вынут синий кубик.
    [yellow] Из мешочка вынут жёлтый кубик.
   *[purple] Из мешочка вынут фиолетовый кубик.
}
sagrada-log-move = { $who } передвигает кубик: { $from } → { $to }.
sagrada-log-remove = { $who } убирает кубик: { $cell }.

## Почему нельзя
sagrada-why-taken = В этой ячейке уже есть кубик.
sagrada-why-border = Первый кубик ставят у края витража.
sagrada-why-touch = Ячейка должна соприкасаться с кубиком стороной или углом.
sagrada-why-isolated = С этим инструментом ячейка не должна соприкасаться с кубиками.
sagrada-why-printed-color = Ячейка требует другого цвета.
sagrada-why-printed-value = Ячейка требует другого значения.
sagrada-why-color-beside = Рядом ({ $cell }) лежит кубик того же цвета: { $die }.
sagrada-why-value-beside = Рядом ({ $cell }) лежит кубик того же значения: { $die }.
sagrada-why-drafted = В этот ход вы уже взяли кубик.
sagrada-why-not-in-pool = Этого кубика нет в резерве.
sagrada-why-fits-nowhere = Этому кубику нет места в вашем витраже.
sagrada-why-fits-nowhere-then = После этого инструмента кубику не нашлось бы места в вашем витраже.
sagrada-why-payment = Цвет кубика, которым платят за этот инструмент: { $color }.
sagrada-why-no-such-tool = Этого инструмента нет в партии.
sagrada-why-tool-used = Один инструмент за ход: вы уже использовали один.
sagrada-why-favor = Инструмент стоит { $cost ->
    [one] { $cost } фишку привилегий
    [few] { $cost } фишки привилегий
    [many] { $cost } фишек привилегий
   *[other] { $cost } фишки привилегий
}; у вас { $have }.
sagrada-why-wrong-moment = В этот момент хода инструмент не работает.
sagrada-why-cannot-finish = Сейчас инструмент ничего не даст.

## Подсказки
sagrada-hint-window = В некоторых ячейках витража нужен определённый цвет или значение. Чем больше бусин на подоконнике, тем труднее витраж и тем больше привилегий.
sagrada-hint-window-solo = В некоторых ячейках витража нужен определённый цвет или значение. Чем больше бусин на подоконнике, тем труднее витраж; в одиночной игре они ничего не дают.
sagrada-hint-draft = Возьмите кубик из резерва: засветятся ячейки, куда он подходит. Первый кубик ставят у края.
sagrada-hint-first = Поместите первый кубик у края: выберите светящуюся ячейку.
sagrada-hint-place = Новый кубик соприкасается с другим стороной или углом. Соседние по стороне кубики различаются цветом и значением.
sagrada-hint-second = Ещё раз: выберите кубик, потом светящуюся ячейку. Нажмите на тёмную, и узнаете, какое правило мешает.
sagrada-hint-tool = Инструмент меняет правило за привилегии: первому одна фишка, потом две. Можно и закончить ход.
sagrada-hint-tool-solo = Инструмент меняет правило один раз: за него платят кубиком его цвета из резерва. Можно и закончить ход.
sagrada-hint-wait = В раунде у каждого два хода: вдоль стола и обратно. Остаток ложится на счётчик раундов.

## Счёт
sagrada-score-private = Личная цель
sagrada-score-favor = Оставшиеся привилегии
sagrada-score-empty = Пустые ячейки
sagrada-tie-private = больше очков за личную цель
sagrada-tie-favor = больше фишек привилегий
sagrada-tie-later = более поздний первый ход в 10-м раунде

## Настройки
sagrada-setting-solo_tools = Инструменты в одиночной игре (1 труднее, 5 легче)
sagrada-setting-straightedge = Линейка с пробковой подложкой
sagrada-setting-straightedge-isolated = ячейка не касается кубиков
sagrada-setting-straightedge-loose = ячейка может не касаться кубиков
sagrada-setting-running_pliers = Разломные щипцы
sagrada-setting-running_pliers-after_draft = после взятия кубика
sagrada-setting-running_pliers-any_time = и до взятия кубика
sagrada-setting-two_moves = Два перемещения (Латекин, роликовый стеклорез)
sagrada-setting-two_moves-in_turn = одно за другим
sagrada-setting-two_moves-together = сначала поднять оба
sagrada-setting-lone_die = Единственный кубик витража
sagrada-setting-lone_die-moves = можно передвинуть
sagrada-setting-lone_die-stays = остаётся
sagrada-setting-flux_brush = Кисть для флюса, кубику нет места
sagrada-setting-flux_brush-spent = взятие потрачено
sagrada-setting-flux_brush-draft_again = можно взять снова
sagrada-setting-flux_remover = Растворитель флюса, кубику есть место
sagrada-setting-flux_remover-may_place = можно вернуть в резерв
sagrada-setting-flux_remover-must_place = надо поместить

## Инструменты
sagrada-tool-grozing_pliers = Грозильные щипцы
sagrada-tool-text-grozing_pliers = Измените значение взятого кубика на один вверх или вниз.
sagrada-tool-eglomise_brush = Кисть для эгломизе
sagrada-tool-text-eglomise_brush = Передвиньте кубик, не учитывая цвет ячейки.
sagrada-tool-copper_foil_burnisher = Гладилка для медной фольги
sagrada-tool-text-copper_foil_burnisher = Передвиньте кубик, не учитывая значение ячейки.
sagrada-tool-lathekin = Латекин
sagrada-tool-text-lathekin = Передвиньте ровно два кубика по всем правилам.
sagrada-tool-lens_cutter = Круговой стеклорез
sagrada-tool-text-lens_cutter = Обменяйте взятый кубик на кубик со счётчика раундов.
sagrada-tool-flux_brush = Кисть для флюса
sagrada-tool-text-flux_brush = Перебросьте взятый кубик.
sagrada-tool-glazing_hammer = Молоток стекольщика
sagrada-tool-text-glazing_hammer = Второй ход, до взятия кубика: перебросьте весь резерв.
sagrada-tool-running_pliers = Разломные щипцы
sagrada-tool-text-running_pliers = Первый ход, после взятия кубика: возьмите ещё один сейчас и пропустите второй ход.
sagrada-tool-cork_backed_straightedge = Линейка с пробковой подложкой
sagrada-tool-text-cork_backed_straightedge = Поместите взятый кубик в стороне от остальных.
sagrada-tool-grinding_stone = Шлифовальный камень
sagrada-tool-text-grinding_stone = Переверните взятый кубик на противоположную грань.
sagrada-tool-flux_remover = Растворитель флюса
sagrada-tool-text-flux_remover = Обменяйте взятый кубик на кубик из мешочка и выберите его значение.
sagrada-tool-tap_wheel = Роликовый стеклорез
sagrada-tool-text-tap_wheel = Передвиньте один или два кубика цвета, который есть на счётчике раундов.

## Цели
sagrada-private-text = значения ваших кубиков этого цвета: { $color }
sagrada-goal-row_color_variety = Разноцветные ряды
sagrada-goal-text-row_color_variety = за каждый полный ряд без повторов цвета
sagrada-goal-column_color_variety = Разноцветные колонки
sagrada-goal-text-column_color_variety = за каждую полную колонку без повторов цвета
sagrada-goal-row_shade_variety = Ряды разной яркости
sagrada-goal-text-row_shade_variety = за каждый полный ряд без повторов значения
sagrada-goal-column_shade_variety = Колонки разной яркости
sagrada-goal-text-column_shade_variety = за каждую полную колонку без повторов значения
sagrada-goal-light_shades = Светлые стёкла
sagrada-goal-text-light_shades = за каждую пару из 1 и 2
sagrada-goal-medium_shades = Средние стёкла
sagrada-goal-text-medium_shades = за каждую пару из 3 и 4
sagrada-goal-deep_shades = Тёмные стёкла
sagrada-goal-text-deep_shades = за каждую пару из 5 и 6
sagrada-goal-shade_variety = Многообразие яркости
sagrada-goal-text-shade_variety = за каждый набор всех шести значений
sagrada-goal-color_diagonals = Цветные диагонали
sagrada-goal-text-color_diagonals = за каждый кубик с соседом своего цвета по диагонали
sagrada-goal-color_variety = Многообразие красок
sagrada-goal-text-color_variety = за каждый набор всех пяти цветов
sagrada-private-shades_of_red = Оттенки красного
sagrada-private-shades_of_yellow = Оттенки жёлтого
sagrada-private-shades_of_green = Оттенки зелёного
sagrada-private-shades_of_blue = Оттенки синего
sagrada-private-shades_of_purple = Оттенки фиолетового

## Витражи
sagrada-window-aurorae_magnificus = Aurorae Magnificus
sagrada-window-aurora_sagradis = Aurora Sagradis
sagrada-window-batllo = Batlló
sagrada-window-bellesguard = Bellesguard
sagrada-window-chromatic_splendor = Цветовое великолепие
sagrada-window-comitas = Comitas
sagrada-window-firelight = Свет огня
sagrada-window-firmitas = Firmitas
sagrada-window-fractal_drops = Цветовая капель
sagrada-window-fulgor_del_cielo = Fulgor del Cielo
sagrada-window-gravitas = Gravitas
sagrada-window-industria = Industria
sagrada-window-kaleidoscopic_dream = Калейдоскопический сон
sagrada-window-lux_astram = Lux Astram
sagrada-window-lux_mundi = Lux Mundi
sagrada-window-luz_celestial = Luz Celestial
sagrada-window-ripples_of_light = Волны света
sagrada-window-shadow_thief = Похититель теней
sagrada-window-sun_catcher = Ловец солнца
sagrada-window-suns_glory = Слава солнца
sagrada-window-symphony_of_light = Симфония света
sagrada-window-via_lux = Via Lux
sagrada-window-virtus = Virtus
sagrada-window-water_of_life = Вода жизни
sagrada-tip-favor = Фишками привилегий платят за инструменты: 1 за первое применение, 2 за каждое следующее. Оставшиеся приносят по очку.
sagrada-tip-private = Эту цель знаете только вы. Она даёт сумму значений ваших кубиков её цвета.
sagrada-tip-goal = { $count ->
    [one] Для всех игроков: { $count } очко за каждое выполнение.
    [few] Для всех игроков: { $count } очка за каждое выполнение.
    [many] Для всех игроков: { $count } очков за каждое выполнение.
   *[other] Для всех игроков: { $count } очка за каждое выполнение.
}
sagrada-tip-round = Идёт этот раунд: у каждого два хода, по кругу туда и обратно.
sagrada-tip-track = Здесь лежит то, что осталось в резерве после раунда.
sagrada-tip-die = Кто берёт кубик, тот его и выставляет.
sagrada-tip-pool = Каждый раунд тянут и бросают по два кубика на игрока и ещё один.
sagrada-tip-pool-solo = Каждый раунд тянут и бросают четыре кубика.
sagrada-tip-private-solo = В одиночной игре у вас две открытые личные цели. Засчитывается лучшая: сумма значений ваших кубиков её цвета.
sagrada-tip-track-solo = Здесь лежит то, что осталось в резерве после раунда. Сумма всех значений — цель, которую надо превзойти.

## Keys
sagrada-keys-arrows = от ячейки к ячейке
sagrada-keys-window = к моему витражу
sagrada-keys-pool = к резерву
