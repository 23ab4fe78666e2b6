/** Why a list could not be read. An upload of it is not kept, unless its sender wants it read by hand (IMP-02). */
export const listProblems = {
  listProtected: 'Die Datei ist mit einem Kennwort geschützt. Ohne Kennwort gespeichert können wir sie gleich lesen.',
  listScanned:
    'Diese Datei ist ein Bild oder ein PDF und keine Tabelle. Wir lesen sie von Hand; sie liegt Ihrer Anfrage bei.',
  listDamaged:
    'Diese Tabelle ist beschädigt und lässt sich nicht öffnen. Speichern Sie sie bitte in Ihrem Programm noch einmal, am besten als XLSX.',
  listNoTable:
    'Diese Datei heißt wie eine Tabelle, ist aber keine. Speichern Sie die Liste bitte als XLSX, ODS oder CSV.',
  listBlank: 'In dieser Liste steht nichts: Alle Zellen sind leer.',
  listTooLarge: 'Diese Liste ist zu groß, um sie hier zu lesen. Speichern Sie bitte nur die Blätter mit den Geräten.',
  listTookTooLong: 'Das Lesen dieser Liste dauert zu lange.',
  listNotCleaned:
    'Aus dieser Datei ließen sich die personenbezogenen Spalten nicht entfernen. Bitte speichern Sie sie als XLSX oder CSV und laden Sie sie noch einmal hoch.',
  listWithoutGoods: 'In dieser Liste steht kein Gerät, das wir lesen können.',
} as const;
