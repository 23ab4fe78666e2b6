/** Why the price book stays as it is. */
export const priceBookProblems = {
  priceBookChanged:
    'Inzwischen gibt es eine neuere Fassung des Preisbuchs. Ihre Änderungen stehen noch hier: Laden Sie die neue Fassung und speichern Sie sie dann.',
  priceBookFlawed: 'Einige Zeilen stimmen nicht. Nichts wurde gespeichert; an den Zeilen steht, was zu ändern ist.',
  ownersDecision:
    'Wann ein Gebot ohne Prüfung hinausgeht und welche Grenzen vor Tippfehlern schützen, entscheidet die Verwaltung. Bitte lassen Sie das dort ändern.',
  bidHeld:
    'Für diesen Verkauf geht gerade ein Gebot hinaus. Holen Sie es zurück, wenn ein anderes gelten soll, oder warten Sie einen Augenblick.',
  bidSenderGone: 'Wer dieses Gebot gesendet hat, bietet nicht mehr für uns. Prüfen Sie es, und senden Sie es selbst.',
  bidNotHeld: 'Das Gebot ist schon hinausgegangen, oder jemand hat es eben zurückgeholt.',
  priceUnusual:
    'Hier steht ein Preis, der weit von dem abweicht, was zu erwarten war. Nichts wurde gesendet oder gespeichert: Prüfen Sie die Rechnung dazu, und bestätigen Sie ihn, wenn er so sein soll.',
  priceImportUnconfirmed:
    'Diese Datei ändert sehr viel oder verliert Zeilen. Bestätigen Sie ausdrücklich, dass das so sein soll.',
  priceImportUnreadable: 'Diese Datei ist keine lesbare Tabelle. Möglich sind CSV und XLSX ohne Kennwort.',
  priceImportColumns:
    'In dieser Datei fehlen Spalten. Die erste Zeile muss die Namen der Spalten tragen, so wie in der ausgegebenen Liste.',
  bidFileColumns:
    'In dieser Datei fehlen die Spalten Kennung und Preis je Gerät. Lesen Sie die Datei ein, die das Preisblatt ausgegeben hat.',
  priceImportTooLong: 'Eine Liste dieser Datei hat mehr als 20.000 Zeilen. So viele werden nicht gelesen.',
  priceImportTooLarge: 'Diese Tabelle hat zu viele Zellen. Lesen Sie eine Datei ein, in der nur die Liste steht.',
  priceImportEmpty: 'In dieser Datei steht keine Zeile einer Liste des Preisbuchs.',
} as const;
