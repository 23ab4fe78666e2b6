const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** The same name with the root's dot, and all names below it (RFC 6761): no resolver has to ask anybody for them. */
const localName = /(^|\.)localhost\.*$/i;

/** Whether a host is called after the machine itself, or may lead there, whatever a resolver says of it. */
export function isLocalName(host: string): boolean {
  return loopback.test(host) || localName.test(host);
}

/** Whether a host is the machine itself: what listens there or is called there meets nobody else. */
export function isLoopback(host: string): boolean {
  return loopback.test(host);
}
