/** What stands in a text without being seen, beside blanks and control characters: soft hyphens, signs without a width, marks of direction. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;

/** A text without what nobody sees in it: it comes along where a number is copied out of a mail or a page. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** Signs that join the parts of an emoji, or of a word in scripts between Arabic and Mongolian: there they are seen. */
const joined =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}](?:[\ufe0e\ufe0f]|\u200d(?=\p{Extended_Pictographic}))*|[\u0600-\u1aff][\u200c\u200d](?=[\u0600-\u1aff]))/u;
/** What turns the direction of reading is left: a field refuses it, and does not make another text of it. */
const unseen = new RegExp(`${joined.source}|(?![\\u202b\\u202d\\u202e\\u2067])[\\p{Cf}\\p{DI}]`, 'gu');

/** Nothing but what is on the keyboard: most texts, for which no other form has to be looked for. */
export const hasPlainSigns = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** A text as people typed it, in composed letters and without what nobody sees in it; copied numbers bring it along. */
export function seenText(text: string): string {
  if (hasPlainSigns(text)) return text;
  return text.normalize('NFC').replace(unseen, '$1');
}

/** The same of a number: dashes of all kinds, which word processors put there, are the one that is on the keyboard. */
export function seenNumber(number: string): string {
  return seenText(number).replace(/[\p{Pd}\u2212]/gu, '-');
}
