## Les règles de chaque jeu en quelques phrases
rules-short = En bref
rules-full = Les règles complètes, numérotées (en anglais)
rules-english = Ce texte est en anglais.
