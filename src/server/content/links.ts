/** Whether an address leads to another host. */
export function isExternal(href: string): boolean {
  return /^(https?:)?\/\//i.test(href);
}

/** Addresses that a text may name: pages of this shop, places on the same page, other hosts, mail and telephone. */
export function isKnownKind(href: string): boolean {
  return /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/.test(href);
}
