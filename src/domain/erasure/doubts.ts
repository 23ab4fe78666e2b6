/** Why a report does not prove that a medium is erased, in German for whoever has to look. */
export const doubtTexts = {
  serialMissing: 'Der Bericht nennt keine Seriennummer des Datenträgers.',
  serialOfDevice: 'Der Bericht nennt für den Datenträger die Seriennummer des Geräts.',
  notErased: 'Das Werkzeug meldet, dass die Löschung nicht gelungen ist.',
  aborted: 'Der Lauf wurde abgebrochen.',
  outcomeUnsaid: 'Der Bericht sagt nicht eindeutig, dass gelöscht wurde.',
  incomplete: 'Nicht der ganze Datenträger wurde erreicht.',
  extentUnsaid: 'Der Bericht sagt nicht, dass der ganze Datenträger erreicht wurde.',
  errors: 'Der Bericht nennt Fehler.',
  errorsUnsaid: 'Der Bericht sagt nicht, dass es keine Fehler gab.',
  passesMissing: 'Nicht alle Durchgänge sind fertig geworden.',
  verificationFailed: 'Die Prüfung nach dem Löschen ist nicht gelungen.',
  unverified: 'Nach dem Löschen wurde nicht geprüft, ob gelöscht ist.',
  verificationUnsaid:
    'Das Verfahren verlangt eine Prüfung nach dem Löschen, und der Bericht sagt nicht, dass sie stattfand.',
  hiddenAreas: 'Verborgene Bereiche (HPA/DCO) wurden nicht gelöscht oder nicht geprüft.',
  writtenSince: 'Seit dem Löschen wurde wieder auf den Datenträger geschrieben.',
  techniqueUnsaid: 'Der Bericht nennt kein bekanntes Verfahren.',
  endUnsaid: 'Der Bericht nennt kein Ende des Laufs.',
  timesImpossible: 'Die Zeiten im Bericht passen nicht zusammen oder liegen in der Zukunft.',
  notBacked: 'Die Zeile steht allein: Der Rest des Berichts weiß von diesem Lauf oder Datenträger nichts.',
  rowsContradict: 'Der Bericht sagt über diesen Datenträger Verschiedenes.',
  laterRunCounts: 'Im selben Bericht steht ein späterer Lauf; der zählt.',
} as const satisfies Readonly<Record<string, string>>;

export type Doubt = keyof typeof doubtTexts;
