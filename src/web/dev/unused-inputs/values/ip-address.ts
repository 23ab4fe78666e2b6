const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const dotted = new RegExp(`^${octet}(?:\\.${octet}){3}$`);
const group = /^[0-9a-f]{1,4}$/i;

/** Tells whether a text is an IPv4 address: four numbers from 0 to 255 without leading zeros (RFC 6943, section 3.1.1). */
export function isIpv4(text: string): boolean {
  return dotted.test(text);
}

/** Tells whether a text is an IPv6 address, also with `::` and with an IPv4 address at its end (RFC 4291, section 2.2); without zone. */
export function isIpv6(text: string): boolean {
  const sides = text.split('::');
  if (sides.length > 2) return false;
  const groups = sides.flatMap((side, index) => groupsOf(side, index === sides.length - 1));
  if (groups.some((one) => !group.test(one))) return false;
  return sides.length === 2 ? groups.length < 8 : groups.length === 8;
}

/** The groups of one side of `::`; an IPv4 address at the very end counts as two. */
function groupsOf(side: string, atEnd: boolean): string[] {
  if (side === '') return [];
  const groups = side.split(':');
  return atEnd && isIpv4(groups.at(-1) ?? '') ? [...groups.slice(0, -1), '0', '0'] : groups;
}
