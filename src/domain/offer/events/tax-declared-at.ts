import type { OfferEvent } from './events.ts';

/** Since when, a UTC instant, the seller of a sale says what it says today for the Umsatzsteuer, by the sale's events; undefined before it said anything (INV-11). */
export function taxDeclaredAt(events: readonly OfferEvent[]): string | undefined {
  let since: { readonly said: string; readonly at: string } | undefined;
  for (const event of events) {
    if (event.type !== 'addressesSubmitted' && event.type !== 'createdFromOrder') continue;
    const { vatStatus } = event.data.addresses.contractDetails;
    if (vatStatus === undefined) since = undefined;
    else if (since?.said !== vatStatus) since = { said: vatStatus, at: event.at };
  }
  return since?.at;
}
