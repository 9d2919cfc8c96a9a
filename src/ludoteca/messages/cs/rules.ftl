## Pravidla každé hry v několika větách
rules-short = Stručně
rules-full = Úplná pravidla po číslech (anglicky)
rules-english = Tento text je anglicky.
