const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The id of a heading, by which a link reaches it. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => german[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
