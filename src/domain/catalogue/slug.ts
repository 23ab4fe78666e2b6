const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', '+': ' plus ', '&': ' ' };

const ascii = /^[\x20-\x7e]*$/;

function withoutAccents(text: string): string {
  // Nearly all titles, and a third of the time.
  if (ascii.test(text)) return text;
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Path segment of an item's wizard page: its title in lower case, ampersand removed, then '-verkaufen'. */
export function slugOf(title: string): string {
  const folded = withoutAccents(title.toLowerCase().replace(/[äöüß+&]/g, (letter) => german[letter] ?? ''));
  return `${folded.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}-verkaufen`;
}
