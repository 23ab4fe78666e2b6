/** Why a file is refused. */
export const uploadProblems = {
  uploadMissing: 'Es wurde keine Datei gesendet.',
  uploadTypeRefused:
    'Diese Datei können wir nicht annehmen. Möglich sind Bilder (JPG, PNG, GIF, WebP, HEIC, SVG), PDF, Tabellen (XLSX, XLS, ODS, CSV, TSV, TXT) und XML.',
  uploadDeclaresEntities:
    'Diese XML-Datei enthält eine DOCTYPE-Angabe, die wir nicht lesen. Geben Sie sie in Ihrem Programm ohne diese Angabe noch einmal aus.',
  uploadTooLarge: 'Die Datei ist zu groß. Bilder dürfen 15 MB haben, alle anderen Dateien 10 MB.',
  uploadDrawingTooLarge: 'Diese Zeichnung ist zu groß. SVG-Dateien dürfen 256 kB haben; ein PNG darf größer sein.',
  uploadTooMany: 'Das sind zu viele Dateien auf einmal. Möglich sind 20 Bilder oder eine Liste.',
  uploadEmpty: 'Die Datei ist leer.',
  uploadBroken: 'Dieses Bild lässt sich nicht öffnen; die Datei ist wohl beschädigt. Schicken Sie bitte ein anderes.',
  uploadTooManyPixels: 'Dieses Bild hat zu viele Bildpunkte. Möglich sind 50 Millionen; verkleinern Sie es bitte.',
  uploadUnpacksTooLarge:
    'Diese Tabelle wird beim Öffnen mehr als hundertmal so groß, wie sie ist. Speichern Sie bitte nur das Blatt mit den Geräten als neue Datei.',
  uploadTooComplex: 'Diese Datei braucht zum Öffnen zu viel Zeit oder Speicher. Verkleinern Sie sie bitte.',
  uploadUnfit:
    'Eine der genannten Dateien passt hier nicht. Listen sind Tabellen oder PDF, Fotos sind Bilder oder PDF, Rechnungen sind PDF, XML, JPG oder PNG bis 10 MB.',
  uploadsBusy: 'Gerade kommen sehr viele Dateien auf einmal an. Versuchen Sie es in einer Minute noch einmal.',
  uploadsTooOften:
    'Von Ihrem Internetanschluss kamen eben sehr viele Dateien. Versuchen Sie es später noch einmal; was schon hochgeladen ist, bleibt.',
  uploadsTooMuch:
    'Von Ihnen oder Ihrem Internetanschluss liegen schon sehr viele Dateien bei uns. Schicken Sie bitte kleinere oder melden Sie sich bei uns; was schon hochgeladen ist, bleibt.',
  storageFull:
    'Unser Speicher für Dateien ist gerade voll, diese Datei wurde nicht gespeichert. Bitte versuchen Sie es später noch einmal oder schicken Sie die Anfrage ohne sie.',
  uploadUnknown: 'Eine der genannten Dateien liegt uns nicht vor. Bitte laden Sie sie noch einmal hoch.',
} as const;
