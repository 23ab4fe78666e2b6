/** Refusals of payments and their runs. */
export const payoutProblems = {
  nothingToPay: 'Von diesen Zahlungen kann gerade keine gemacht werden. Worauf sie warten, steht in der Liste.',
  payoutRunOver: 'Dieser Lauf ist schon freigegeben oder verworfen.',
  payoutRunChanged: 'Der Lauf ist inzwischen ein anderer. Bitte die Seite neu laden und noch einmal ansehen.',
  secondPersonNeeded:
    'Ab dieser Summe gibt eine zweite Person frei: nicht, wer den Lauf zusammengestellt, ein Konto eingetragen oder einen anderen Empfänger freigegeben hat.',
  payeeIsUs:
    'Das ist unser eigenes Konto, von dem wir zahlen. Bitte geben Sie das Konto an, auf dem das Geld ankommen soll.',
  ownAccountMissing: 'Das eigene Konto fehlt in den Einstellungen: So kann keine Überweisung geschrieben werden.',
  payoutOver: 'Diese Zahlung ist schon bezahlt oder nicht mehr im Lauf.',
  accountNotAsked: 'Nach dem Konto ist gerade nicht gefragt. Bitte die Seite neu laden.',
  accountNotAnswered:
    'Die Bank gab Geld von diesem Konto zurück, und noch ist nicht geklärt, welches stimmt. Gezahlt wird erst danach.',
  nameDoubted:
    'Die Bank bezweifelt, dass Name und Konto zusammenpassen. Bitte erst im Kontoauszug entscheiden, ob trotzdem so gezahlt wird.',
  ownRelease:
    'Das Konto gehört einer anderen Person: Wer es freigegeben hat, bestätigt es nicht auch noch allein. Das macht eine zweite Person.',
  payoutFileChanged:
    'Die Datei ist nicht mehr die, die freigegeben wurde. Sie wird nicht herausgegeben; bitte die Verwaltung fragen, wer am Speicher war.',
  payoutInRun: 'Diese Zahlung steht in einem Lauf. Bitte sie erst aus dem Lauf nehmen, sonst wird doppelt gezahlt.',
  payoutRestOpen:
    'Geschuldet ist ein anderer Betrag als der, der angewiesen oder schon bezahlt ist. Unter „Geld auszahlen“ steht, was offen ist; mit einem Lauf wird es gezahlt.',
  ownInvoiceRefused:
    'Die Rechnung des Verkäufers ist so nicht zahlbar. Gezahlt wird erst auf eine Rechnung, die zum Verkauf passt.',
  bankFileTooLarge: 'Die Datei ist zu groß: Eine Datei der Bank darf 25 MB haben. Eingelesen wurde nichts.',
} as const;
