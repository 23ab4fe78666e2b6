const unseen = /\p{Cf}/gu;

/** By what the names of deductions are compared: two that differ in capitals, blanks, dots or dashes alone are one. */
export function deductionKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.\p{Cf}\p{Pd}]/gu, '');
}

/** The ways of writing a name in which its words are looked for: as it is, without dots ('N.e.t.z.t.e.i.l'), and in one ('Netz teil'). */
export function spellingsOf(name: string): readonly string[] {
  const plain = name.normalize('NFKC').replace(unseen, '').replace(/\s+/g, ' ').trim();
  return [...new Set([plain, plain.replaceAll('.', ''), deductionKey(name)])];
}
