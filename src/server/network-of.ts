import ipaddr from 'ipaddr.js';

/** What providers hand a single customer: whoever has one has 2^64 addresses in it. */
const ownBits = 64;

/** The network of an address, as limits count it: an IPv4 address itself, or the /64 of an IPv6 one; undefined for what is no address. */
export function networkOf(said: string): string | undefined {
  const address = withoutPort(said);
  if (!ipaddr.IPv6.isValid(address)) return ipaddr.IPv4.isValidFourPartDecimal(address) ? address : undefined;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : firstOf(address);
}

function firstOf(address: string): string {
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${ownBits}`).toString();
}

/** Some load balancers name the caller's port as well. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
}
