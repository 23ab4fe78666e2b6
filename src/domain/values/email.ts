const maximumLength = 254;
const shape =
  /^[^\s@<>()[\]\\,;:"]+@[a-z0-9äöüß](?:[a-z0-9äöüß-]*[a-z0-9äöüß])?(?:\.[a-z0-9äöüß](?:[a-z0-9äöüß-]*[a-z0-9äöüß])?)+$/i;

/** Tells whether a text looks like an e-mail address of at most 254 characters (RFC 5321); only a mail can prove it. */
export function isEmail(text: string): boolean {
  const name = text.slice(0, text.indexOf('@'));
  return text.length <= maximumLength && shape.test(text) && !/^\.|\.\.|\.$/.test(name);
}

/** Brings an address into the form under which owners are compared: no blanks around it, lower case (offer-process.md, commands). */
export function emailKey(address: string): string {
  return address.trim().toLowerCase();
}
