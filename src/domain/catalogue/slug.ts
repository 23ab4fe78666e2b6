const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', '+': ' plus ', '&': ' ' };

/** Path segment of an item's wizard page: its title in lower case, ampersand removed, then '-verkaufen'. */
export function slugOf(title: string): string {
  const folded = title
    .toLowerCase()
    .replace(/[äöüß+&]/g, (letter) => german[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  return `${folded.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}-verkaufen`;
}
