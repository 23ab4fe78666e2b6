import { addressIn } from './copied-address.ts';
import { withoutInvisible } from './invisible.ts';
import { writtenDomain } from './mail-domain.ts';

const maximumLength = 254;
const label = '[a-z0-9äöüß](?:[a-z0-9äöüß-]*[a-z0-9äöüß])?';
/** No other letters: some look like these, and some become these in lower case, so that two mailboxes would be one owner. */
const shape = new RegExp(`^[a-z0-9äöüß!#$%&'*+/=?^_\`{|}~.-]+@${label}(?:\\.${label})+$`, 'i');

/** Tells whether a text looks like an e-mail address of at most 254 characters (RFC 5321); only a mail can prove it. */
export function isEmail(text: string): boolean {
  const name = text.slice(0, text.indexOf('@'));
  return text.length <= maximumLength && shape.test(text) && !/^\.|\.\.|\.$/.test(name);
}

/**
 * Brings an address into the form under which owners are compared: the address alone, nothing unseen in it, no blanks around it, lower case, composed letters, and its
 * domain as people write it, not in punycode (docs/offer-process.md, commands; docs/decisions/0745).
 */
export function emailKey(address: string): string {
  const plain = addressIn(withoutInvisible(address)).trim().normalize('NFC').toLowerCase();
  const at = plain.lastIndexOf('@') + 1;
  return `${plain.slice(0, at)}${writtenDomain(plain.slice(at))}`;
}
