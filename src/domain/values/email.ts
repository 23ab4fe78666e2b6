const maximumLength = 254;
const label = '[a-z0-9äöüß](?:[a-z0-9äöüß-]*[a-z0-9äöüß])?';
/** No other letters: some look like these, and some become these in lower case, so that two mailboxes would be one owner. */
const shape = new RegExp(`^[a-z0-9äöüß!#$%&'*+/=?^_\`{|}~.-]+@${label}(?:\\.${label})+$`, 'i');

/** Tells whether a text looks like an e-mail address of at most 254 characters (RFC 5321); only a mail can prove it. */
export function isEmail(text: string): boolean {
  const name = text.slice(0, text.indexOf('@'));
  return text.length <= maximumLength && shape.test(text) && !/^\.|\.\.|\.$/.test(name);
}

/** Brings an address into the form under which owners are compared: no blanks around it, lower case (docs/offer-process.md, commands). */
export function emailKey(address: string): string {
  return address.trim().toLowerCase();
}
