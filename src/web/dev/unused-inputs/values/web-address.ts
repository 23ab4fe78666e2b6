const shape = /^https?:\/\/[^\s/?#@]+\.[^\s/?#@.]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** Tells whether a text is the address of a page on the web, with http:// or https://, a host with a dot, and no name or password in it. */
export function isWebAddress(text: string): boolean {
  return text.length <= 2_000 && shape.test(text) && URL.canParse(text);
}
