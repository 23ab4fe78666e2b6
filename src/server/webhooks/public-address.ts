import ipaddr from 'ipaddr.js';

/** What belongs to the internet at large; the rest of IPv6 leads into somebody's own network, or through a gate to IPv4. */
const worldwide = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether anybody on the internet could be reached there: no network of our own, no loopback, nothing that is translated. An IPv4
 * address written as IPv6 is none, whatever it says.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(worldwide) : true;
}
