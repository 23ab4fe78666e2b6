/** Post office boxes and parcel stations, as people write them. */
const unattended =
  /\b(?:pack-?\s?station|post-?\s?fach|post-?\s?filiale|paket-?\s?(?:shop|box))(?![a-zäöüß])|\b(?:p\.?\s?o\.?\s?box|pf\.?\s+\d)/i;

/** Tells whether somebody can be met at an address: not at a Packstation, Postfach, Postfiliale or Paketshop. */
export function isVisitable({ street, company }: { readonly street: string; readonly company?: string }): boolean {
  return !unattended.test(street) && !unattended.test(company ?? '');
}

/** Tells whether a street was probably written without its house number; some places have none, so this only asks back. */
export function lacksNumber(street: string): boolean {
  return street.trim() !== '' && !/\d/.test(street);
}
