import type { CustomerPage } from '#contract/desk/desk-customers.ts';
import { type Addresses, type OtherAddress, type Place, placeLines } from '#domain/offer/parties/addresses.ts';
import type { InquiryContact } from '#domain/offer/parties/inquiry-contact.ts';
import { formatIban } from '#domain/values/iban.ts';
import { type DeskColumns, saleNumberOf } from './desk-row.ts';

/** A sale of a customer, as far as their page goes by it. */
export type CustomerRow = DeskColumns & {
  readonly email: string;
  readonly addresses: Addresses | null;
  readonly contact: InquiryContact | null;
};

/** Somebody with an account. */
export interface KnownPerson {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

type Person = CustomerPage['people'][number];

/** Everybody who sells or is to be asked, each once: those with an account first, then as the sales name them. */
export function peopleIn(rows: readonly CustomerRow[], known: readonly KnownPerson[]): Person[] {
  const found = new Map<string, Person>();
  const add = ({ name, email, phone, hasAccount }: Omit<Person, 'phone'> & { readonly phone: string | undefined }) => {
    if (name === '') return;
    const key = name.toLowerCase();
    const before = found.get(key);
    const told = { ...(email && { email }), ...(phone && { phone }) };
    found.set(key, before ? { ...told, ...before } : { name, ...told, hasAccount });
  };
  for (const { name, email, phone } of known)
    add({ name: name || email, email, phone: phone ?? undefined, hasAccount: true });
  const emails = new Set(known.map(({ email }) => email.toLowerCase()));
  for (const { email, contact, addresses } of rows) {
    const { contractAddress, pickupDetails, deliveryDetails, sites = [] } = addresses ?? {};
    const names = [
      { name: contact?.name, phone: contact?.phone, email },
      { name: contractAddress?.name, phone: contractAddress?.contactPhone, email },
      { name: contractAddress?.contactName, phone: contractAddress?.contactPhone },
      ...[pickupDetails, deliveryDetails, ...sites.flatMap((site) => [site.pickupDetails, site.deliveryDetails])].map(
        (wishes) => ({ name: wishes?.contactName, phone: wishes?.contactPhone }),
      ),
    ];
    const named = names.filter(({ name = '' }) => name !== '');
    for (const { name = '', phone, ...own } of named) add({ name, phone, hasAccount: false, ...own });
    // Whoever has said no name yet is known by the address alone.
    if (named.length === 0 && !emails.has(email.toLowerCase()))
      add({ name: email, email, phone: contact?.phone, hasAccount: false });
  }
  return [...found.values()];
}

/** Where goods stood, each place once, the newest first. */
export function sitesIn(rows: readonly CustomerRow[]): CustomerPage['sites'] {
  const found = new Map<string, { lines: string[]; names: string[] }>();
  const add = (place: Omit<Place, 'name'> | undefined, name: string | undefined) => {
    if (place === undefined) return;
    const lines = placeLines(place);
    const key = lines.join('\n').toLowerCase();
    const site = found.get(key) ?? { lines, names: [] };
    if (name !== undefined && !site.names.includes(name)) site.names.push(name);
    found.set(key, site);
  };
  const other = (place: OtherAddress | undefined) => (place?.differentFromContract ? place : undefined);
  for (const { addresses } of rows) {
    if (addresses === null) continue;
    const { contractAddress, packagingAddress, pickupAddress, sites = [] } = addresses;
    if (sites.length === 0) add(other(pickupAddress) ?? other(packagingAddress) ?? contractAddress, undefined);
    for (const one of sites) add(other(one.pickupAddress) ?? other(one.packagingAddress) ?? contractAddress, one.site);
  }
  return [...found.values()];
}

/** Accounts that were given, each once, by the newest sale. */
export function accountsIn(rows: readonly CustomerRow[]): NonNullable<CustomerPage['accounts']> {
  const found = new Map<string, NonNullable<CustomerPage['accounts']>[number]>();
  for (const row of rows) {
    const details = row.addresses?.contractDetails;
    const account = details?.iban === undefined ? details?.paypal : formatIban(details.iban);
    if (details === undefined || account === undefined || found.has(account)) continue;
    found.set(account, { holder: details.accountHolder, account, offerId: row.id, number: saleNumberOf(row) });
  }
  return [...found.values()];
}
