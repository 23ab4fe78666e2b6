/** What stands in a text without being seen, beside blanks and control characters: soft hyphens, signs without a width, marks of direction. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;

/** A text without what nobody sees in it: it comes along where a number is copied out of a mail or a page. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}
