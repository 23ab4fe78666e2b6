const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Lower case, umlauts written out, accents dropped, so that 'Lüfter', 'LUEFTER' and 'luefter' are one word. */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => german[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** What people type in place of the catalogue's word. */
const synonyms: Record<string, readonly string[]> = {
  usv: ['ups'],
  notebooks: ['laptop', 'laptops', 'notebook'],
  monitore: ['bildschirm', 'bildschirme', 'monitor', 'display'],
  server: ['rechenzentrum'],
  switches: ['switch'],
  festplatten: ['hdd', 'platte'],
  prozessoren: ['cpu', 'prozessor'],
  arbeitsspeicher: ['ram'],
  grafikkarten: ['gpu', 'grafikkarte'],
};

/** The forms under which a catalogue word is found: 'gen10' also as 'g10', 'c2960x' also as '2960x'. */
export function indexedForms(word: string): string[] {
  const term = fold(word);
  const generation = /^gen(\d+)$/.exec(term)?.[1];
  const withoutLetters = /^[a-z]{1,4}(\d{3,}.*)$/.exec(term)?.[1];
  return [
    term,
    ...(synonyms[term] ?? []),
    ...(generation === undefined ? [] : [`g${generation}`]),
    ...(withoutLetters === undefined ? [] : [withoutLetters]),
  ];
}
