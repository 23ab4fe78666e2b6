/** In which forms bookings leave. */
export const bookFileKinds = ['datev', 'csv'] as const;
export type BookFileKind = (typeof bookFileKinds)[number];

/** What each is called at the desk. */
export const bookFileNames: Readonly<Record<BookFileKind, string>> = {
  datev: 'DATEV-Buchungsstapel',
  csv: 'Tabelle (CSV)',
};
