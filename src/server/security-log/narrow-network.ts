import ipaddr from 'ipaddr.js';

/** How much of an address is kept, in bits: enough to see from where and to keep it out, too little to know a household. */
const bits = { ipv4: 24, ipv6: 48 } as const;

/** The network around an address, such as 203.0.113.0/24 (LEG-70); undefined where there is no address. */
export function narrowNetwork(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  const kept = bits[parsed.kind()];
  const cidr = `${parsed.toString()}/${kept}`;
  const first =
    parsed.kind() === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(cidr) : ipaddr.IPv6.networkAddressFromCIDR(cidr);
  return `${first.toString()}/${kept}`;
}
