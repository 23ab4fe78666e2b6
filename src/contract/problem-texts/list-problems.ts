/** Why a list could not be read; the file stays an attachment all the same (IMP-02). */
export const listProblems = {
  listProtected:
    'Die Datei ist mit einem Kennwort geschützt. Ohne Kennwort gespeichert können wir sie gleich lesen; sonst liegt sie Ihrer Anfrage bei, und wir fragen nach.',
  listScanned:
    'Diese Datei ist ein Bild oder ein PDF und keine Tabelle. Wir lesen sie von Hand; sie liegt Ihrer Anfrage bei.',
  listUnreadable: 'Diese Datei ließ sich nicht lesen. Wir lesen sie von Hand; sie liegt Ihrer Anfrage bei.',
  listTooLarge:
    'Diese Liste ist zu groß, um sie hier zu lesen. Eine hochgeladene Datei liegt Ihrer Anfrage bei; wir lesen sie von Hand.',
  listTookTooLong:
    'Das Lesen dieser Liste dauert zu lange. Eine hochgeladene Datei liegt Ihrer Anfrage bei; wir lesen sie von Hand.',
  listNotCleaned:
    'Aus dieser Datei ließen sich die personenbezogenen Spalten nicht entfernen. Bitte speichern Sie sie als XLSX oder CSV und laden Sie sie noch einmal hoch.',
} as const;
