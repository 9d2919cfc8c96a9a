## The rules of each game in a few sentences
rules-short = In short
rules-full = The full rules, numbered (in English)
rules-english = This text is in English.
