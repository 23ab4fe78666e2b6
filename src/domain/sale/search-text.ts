import { allTrackingNumbers } from '#domain/offer/handover/tracked.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { titleOf } from '#domain/offer/summary.ts';
import { bareNumber } from '#domain/values/bare-number.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import { foundText, soughtText, soughtWords } from '#domain/values/spelling.ts';

/** More words than anybody types; each costs a comparison per offer. */
const maxWords = 8;

/** What an offer is found by: its numbers, its title and the name of every device, each once, in the spellings of `foundText`. */
export function searchTextOf(state: OfferState): string {
  const names = [state.inquiryId ?? '', state.orderId ?? '', titleOf(state), ...state.items.map(({ title }) => title)];
  return linesOf(names.map(foundText));
}

/** Each line once: thousands of equal rows stay short. */
function linesOf(texts: readonly string[]): string {
  return [...new Set(texts.flatMap((text) => text.split('\n')))].filter(Boolean).join('\n');
}

/**
 * What the provider's people find an offer by: first who sells, with the numbers of the sale; after an empty line what its seller finds
 * it by, and serial, inventory and tracking numbers. It is personal data and never the seller's.
 */
export function deskTextOf(state: OfferState, foundBySeller = searchTextOf(state)): string {
  const { addresses, items, email, returns, document, contact = {} } = state;
  const { contractAddress } = addresses ?? {};
  const consignments = [state, ...(state.siteHandovers ?? [])]
    .flatMap(({ packaging, shippingLabelData }) => [packaging, shippingLabelData])
    .concat(returns)
    .filter((one) => one !== undefined);
  const { company = '', name = '', city = '' } = contractAddress ?? {};
  const { name: caller = '', phone = '', postcode = '' } = contact;
  const person = [
    email,
    company,
    name,
    city,
    caller,
    phone,
    bareNumber(phone),
    postcode,
    state.inquiryId ?? '',
    state.orderId ?? '',
  ];
  const numbers = items
    .flatMap(({ serialNumbers = [], inventoryNumbers = [] }) => [...serialNumbers, ...inventoryNumbers])
    .concat(consignments.flatMap(allTrackingNumbers))
    .flatMap(asTyped)
    .concat(document?.type === 'creditNote' ? document.number : '');
  const goods = [foundBySeller, ...items.map(({ site = '' }) => foundText(site)), ...numbers.map(soughtText)];
  return `${linesOf(person.map(foundText))}\n\n${linesOf(goods)}`;
}

/** The words of a search; an offer is found when its search text holds all of them. Of signs that nobody sees alone there is none. */
export function searchWords(typed: string): string[] {
  const words = soughtWords(typed);
  return (words.length > 0 ? words : typed.trim().split(/\s+/).filter(Boolean))
    .slice(0, maxWords)
    .map(withoutMakersPart);
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
  const number = /^0*(\d{1,6})$/.exec(soughtText(typed))?.[1];
  return number && `-${number.padStart(6, '0')}`;
}
