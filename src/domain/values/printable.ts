const printable =
  /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Armn}\p{sc=Geor}\p{sc=Hebr}\p{sc=Arab}\p{sc=Zinh}\p{sc=Zyyy}]/u;
const picture = /[\p{Emoji_Presentation}\u2e80-\u33ff]/u;

/** The signs of a text for which no font of our papers has a glyph, each once: □ stands in their place, as for Chinese names and emoji. */
export function unprintableIn(text: string): string {
  return [...new Set(text)].filter((sign) => picture.test(sign) || !printable.test(sign)).join('');
}
