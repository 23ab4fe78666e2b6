const verdictWords = {
  erased: 'gelöscht',
  failed: 'nicht gelöscht',
  check: 'prüfen',
  superseded: 'zählt nicht',
} as const;

/** What happened to a medium, as its history says it; `what` and `data` as they are kept. */
export function mediumEventText(what: string, data: Readonly<Record<string, unknown>>): string {
  const reason = typeof data.reason === 'string' ? `: ${data.reason}` : '';
  if (what === 'added') return 'Erfasst';
  if (what === 'removed') return `Zurückgenommen${reason}`;
  if (what === 'reported') {
    const verdict = Object.entries(verdictWords).find(([word]) => word === data.verdict)?.[1] ?? 'gelesen';
    const byHand = typeof data.byHand === 'string' ? `, von Hand zugeordnet: ${data.byHand}` : '';
    return `Löschbericht: ${verdict}${byHand}`;
  }
  return `Geändert${reason}`;
}
