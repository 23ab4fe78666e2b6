import { bareNumber } from '#domain/values/bare-number.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import { withoutInvisible } from '#domain/values/invisible.ts';
import { allTrackingNumbers } from './handover/tracked.ts';
import type { OfferState } from './state.ts';
import { titleOf } from './summary.ts';

/** More words than anybody types; each costs a comparison per offer. */
const maxWords = 8;

/** What an offer is found by: its numbers, its title and the name of every device, each once, in the form of `searchWords`. */
export function searchTextOf(state: OfferState): string {
  const names = [state.inquiryId ?? '', state.orderId ?? '', titleOf(state), ...state.items.map(({ title }) => title)];
  return [...new Set(names.map(plainText))].filter(Boolean).join('\n');
}

/**
 * What the provider's people find an offer by: beside what its seller finds it by the seller, serial, inventory and tracking numbers, in
 * the form of `searchWords`. It is personal data and never the seller's.
 */
export function deskTextOf(state: OfferState): string {
  const { addresses, items, email, returns, document } = state;
  const { contractAddress } = addresses ?? {};
  const consignments = [state, ...(state.siteHandovers ?? [])]
    .flatMap(({ packaging, shippingLabelData }) => [packaging, shippingLabelData])
    .concat(returns)
    .filter((one) => one !== undefined);
  const found = [
    searchTextOf(state),
    email,
    contractAddress?.company ?? '',
    contractAddress?.name ?? '',
    contractAddress?.city ?? '',
    ...items.map(({ site = '' }) => site),
    ...items
      .flatMap(({ serialNumbers = [], inventoryNumbers = [] }) => [...serialNumbers, ...inventoryNumbers])
      .flatMap(asTyped),
    ...consignments.flatMap(allTrackingNumbers).flatMap(asTyped),
    document?.type === 'creditNote' ? document.number : '',
  ];
  return [...new Set(found.flatMap((one) => one.split('\n')).map(plainText))].filter(Boolean).join('\n');
}

/** The words of a search; an offer is found when its search text holds all of them. Of signs that nobody sees alone there is none. */
export function searchWords(typed: string): string[] {
  const plain = plainText(typed) || typed.trim();
  return plain.split(' ').filter(Boolean).slice(0, maxWords).map(withoutMakersPart);
}

/** A maker's long barcode is found wherever the serial number in it stands; any other word as it is. */
function withoutMakersPart(word: string): string {
  if (!word.startsWith('1s')) return word;
  const device = deviceNumber(word);
  return device === bareNumber(word) ? word : device.toLowerCase();
}

/** A number as it stands there, without what people put between its parts, and of a long barcode the serial number alone. */
function asTyped(number: string): string[] {
  return [number, bareNumber(number), deviceNumber(number)];
}

/**
 * The end of an inquiry's or order's number where all that was typed is a number, with the zeros that nobody types: '412' is '-000412'.
 * Undefined where something else was typed.
 */
export function countedNumber(typed: string): string | undefined {
  const number = /^0*(\d{1,6})$/.exec(plainText(typed))?.[1];
  return number && `-${number.padStart(6, '0')}`;
}

/** A text as searches compare it. */
export function plainText(text: string): string {
  return withoutInvisible(text.normalize('NFKC')).toLowerCase().replace(/\s+/g, ' ').trim();
}
