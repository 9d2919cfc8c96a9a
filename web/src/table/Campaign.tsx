/** How a campaign stands after a chapter, and the way to the next one. */
import { useSignal } from "@preact/signals";
import { nextChapter, Refusal } from "../api.ts";
import { chapterName } from "../games/words.ts";
import { listOf, t, tOr } from "../i18n.ts";
import { go } from "../router.ts";
import { Icon } from "../ui/Icon.tsx";
import type { Campaign, TableInfo } from "../wire.ts";

export function CampaignPanel({
  info,
  campaign,
  who,
}: {
  info: TableInfo;
  campaign: Campaign;
  who: (seat: number) => string;
}) {
  const busy = useSignal(false);
  const problem = useSignal<string | null>(null);
  const next = async () => {
    busy.value = true;
    problem.value = null;
    try {
      const table = await nextChapter(info.id);
      go(`/table/${table.id}`);
    } catch (refusal) {
      problem.value = refusal instanceof Refusal ? tOr(refusal.id, refusal.id, refusal.words) : t("error-unknown");
    }
    busy.value = false;
  };
  const seats = info.seats.map((seat) => seat.seat);
  const alone = seats.length === 1;
  const again = campaign.played.at(-1)?.chapter === campaign.next;
  const leaders = listOf(campaign.leaders.map(who));
  return (
    <section class="campaign" aria-label={t("campaign-standing")}>
      <h3>{t(campaign.over ? "campaign-over" : "campaign-standing")}</h3>
      <table class="score">
        <thead>
          <tr>
            <th scope="col">{t("chapter")}</th>
            {seats.map((seat) => (
              <th scope="col">{who(seat)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {campaign.played.map((one) => (
            <tr>
              <th scope="row">{chapterName(info.game, one.chapter)}</th>
              {seats.map((seat) => (
                <td>
                  {one.points[seat]}
                  {one.winners.includes(seat) && (
                    <>
                      {" "}
                      <Icon name="crown" size={14} />
                      <span class="unseen">{t("won-chapter")}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!alone && leaders && <p>{t(campaign.over ? "campaign-won" : "campaign-leads", { player: leaders })}</p>}
      {campaign.table ? (
        <a class="button primary" href={`/table/${campaign.table}`}>
          <Icon name="play" size={18} /> {t("to-next-chapter")}
        </a>
      ) : (
        !campaign.over &&
        (info.mine.length > 0 || info.hosting) && (
          <button type="button" class="button primary next-chapter" disabled={busy.value} onClick={() => void next()}>
            <Icon name="play" size={18} />{" "}
            {t(again ? "chapter-again" : "next-chapter", { chapter: chapterName(info.game, campaign.next) })}
          </button>
        )
      )}
      {problem.value && (
        <p class="refused" role="alert">
          {problem.value}
        </p>
      )}
    </section>
  );
}
