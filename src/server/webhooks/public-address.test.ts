import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each(['8.8.8.8', '93.184.215.14', '2606:4700:4700::1111', '2a00:1450:4001:80b::200e'])(
  '%s is a public address',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  ['this machine', '127.0.0.1'],
  ['this machine, otherwise', '127.9.9.9'],
  ['nothing', '0.0.0.0'],
  ['a private network', '10.0.0.1'],
  ['a private network', '172.16.5.4'],
  ['a private network', '192.168.1.1'],
  ['a service of a cloud', '169.254.169.254'],
  ['a carrier’s own network', '100.64.0.1'],
  ['a group', '224.0.0.1'],
  ['everybody', '255.255.255.255'],
  ['a measurement', '198.18.0.1'],
  ['an example', '192.0.2.1'],
  ['a reserved one', '240.0.0.1'],
  ['this machine by IPv6', '::1'],
  ['nothing by IPv6', '::'],
  ['a link', 'fe80::1'],
  ['a private network by IPv6', 'fc00::1'],
  ['a private network by IPv6', 'fd12:3456::1'],
  ['a group by IPv6', 'ff02::1'],
  ['IPv4 in IPv6, private', '::ffff:10.0.0.1'],
  ['IPv4 in IPv6, public', '::ffff:8.8.8.8'],
  ['IPv4 in IPv6, former', '::8.8.8.8'],
  ['translated to IPv4', '64:ff9b::7f00:1'],
  ['translated to IPv4, locally', '64:ff9b:1::7f00:1'],
  ['a tunnel', '2002:7f00:1::1'],
  ['a tunnel', '2001::1'],
  ['an example by IPv6', '2001:db8::1'],
  ['a former private network', 'fec0::1'],
  ['no address', 'localhost'],
  ['no address', ''],
])('%s (%s) is none', (_what, address) => expect(isPublicAddress(address)).toBe(false));
