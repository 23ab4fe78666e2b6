/**
 * The address in what programs copy in its place: 'Kim Muster <kim@example.org>', '<kim@example.org>', 'mailto:kim@example.org?subject=…'. Anything
 * else stays as it is, several addresses too: nobody knows which one is meant.
 */
export function addressIn(text: string): string {
  const address = /^[^<>]*<([^<>]*)>[\s,;]*$/.exec(text)?.[1] ?? text;
  const linked = /^\s*mailto:([^?]*)/i.exec(address)?.[1];
  return linked ?? address;
}
