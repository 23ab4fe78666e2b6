/** How a remark says that a part is missing or there; `words` is a pattern for folded text. */
export function partWords(words: string): readonly (readonly [RegExp, boolean])[] {
  return [
    [
      new RegExp(
        `\\b(ohne|kein\\w*|no|without|fehlt)\\b[^,;.]{0,10}\\b(${words})\\b|\\b(${words})\\b[^,;.]{0,4}(fehlt|fehlen|missing)`,
      ),
      false,
    ],
    [
      new RegExp(
        `\\b(mit|inkl\\.?|incl\\.?|inklusive|samt|with|und)\\b[^,;.]{0,15}\\b(${words})\\b|\\b(${words})\\b[: ]*(ja|vorhanden|dabei)`,
      ),
      true,
    ],
  ];
}
