/** Why a file is refused. */
export const uploadProblems = {
  uploadMissing: 'Es wurde keine Datei gesendet.',
  uploadTypeRefused:
    'Diese Datei können wir nicht annehmen. Möglich sind Bilder (JPG, PNG, GIF, SVG), PDF, Tabellen (CSV, XLSX) und XML.',
  uploadTooLarge: 'Die Datei ist zu groß. Bilder dürfen 15 MB haben, alle anderen Dateien 10 MB.',
  uploadTooMany: 'Das sind zu viele Dateien auf einmal. Möglich sind 20 Bilder oder eine Liste.',
  uploadEmpty: 'Die Datei ist leer.',
  uploadUnknown: 'Eine der genannten Dateien liegt uns nicht vor. Bitte laden Sie sie noch einmal hoch.',
} as const;
