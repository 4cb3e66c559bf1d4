## Was man einander vorschlagen kann (AZ-5.3); nach „bietet“ und „dafür“

promise-peace = bis zum Ende der Runde Frieden halten
promise-spare = nicht in { $land } einmarschieren
promise-leave = aus { $land } abziehen
promise-war = gegen { $seat } ziehen
promise-ally = { $seat } in Seekämpfen beistehen
promise-passage = die Überfahrt über { $sea } erlauben
promise-toll = { $amount } Tribut für eine Erlaubnis zahlen
promise-bid-low = auf dem Sklavenmarkt höchstens { $amount } bieten
promise-sacrifice = Tezcatlipoca beim nächsten Urteil { $amount } geben
