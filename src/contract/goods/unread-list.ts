/** Codes of refusal of a table that nobody could read: it is kept only if its sender wants it read by hand (IMP-01). */
export const unreadListCodes: ReadonlySet<string> = new Set([
  'listDamaged',
  'listProtected',
  'listTooLarge',
  'listTookTooLong',
]);
