import { type Day, isDay } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';
import { childrenOf, elementAt, textAt, type XmlElement } from '#domain/xml/xml-element.ts';

/** An element from which values are read by the way to them; none where a document leaves it out. */
export type XmlPlace = XmlElement | undefined;

const decimal = /^([+-]?)(\d{0,13})(?:\.(\d{0,20}))?$/;

/** An amount in cents; more than two decimals stay as a fraction of cents. Undefined where it is missing or no decimal of XML. */
export function centsAt(place: XmlPlace, ...way: readonly string[]): Cents | undefined {
  const found = decimal.exec(textAt(place, ...way) ?? '');
  if (!found) return undefined;
  const [, sign = '', whole = '', rest = ''] = found;
  if (whole === '' && rest === '') return undefined;
  const shifted = `${whole}${rest.slice(0, 2).padEnd(2, '0')}.${rest.slice(2)}0`;
  return Number(sign === '-' ? `-${shifted}` : shifted) + 0;
}

/** A plain number: a quantity or a share in per cent. */
export function numberAt(place: XmlPlace, ...way: readonly string[]): number | undefined {
  const text = textAt(place, ...way);
  return text !== undefined && decimal.test(text) && /\d/.test(text) ? Number(text) : undefined;
}

/** A day as UBL writes it (2026-11-24, with a zone of time or without: it is the day that is written) or as CII does (20261124). */
export function dayAt(place: XmlPlace, ...way: readonly string[]): Day | undefined {
  const text = textAt(place, ...way)?.replace(/(?<=^\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})$/, '');
  const day = text?.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  return day !== undefined && isDay(day) ? day : undefined;
}

/** Whether it says yes, in either way in which XML does. */
export function isTrueAt(place: XmlPlace, ...way: readonly string[]): boolean {
  return ['true', '1'].includes(textAt(place, ...way) ?? '');
}

/** A text with the blanks and ends of lines around it, by which single rules go; undefined where it says nothing. */
export function wholeTextAt(place: XmlPlace, ...way: readonly string[]): string | undefined {
  return textAt(place, ...way) && elementAt(place, ...way)?.text;
}

/** The texts of all elements of a name that say something. */
export function textsOf(place: XmlPlace, name: string): string[] {
  return childrenOf(place, name).flatMap((child) => textAt(child) ?? []);
}

/** Whether one of them stands there more than once. */
export function hasTwice(texts: readonly string[]): boolean {
  return new Set(texts).size < texts.length;
}

/** Whether they say more than one thing. */
export function isSeveral(texts: readonly (string | undefined)[]): boolean {
  return new Set(texts.filter((text) => text !== undefined)).size > 1;
}

/** The amount in the currency of the invoice, where the same sum stands in several. */
export function ownCurrency(elements: readonly XmlElement[], currency: string | undefined): XmlPlace {
  return elements.find(({ attributes }) => (attributes.currencyID ?? currency) === currency);
}

/** The currency of the first amount, wherever it stands, that is in another one than the invoice; `twice` are those told in a second currency. */
export function otherCurrencyIn(
  element: XmlElement,
  currency: string | undefined,
  twice: ReadonlySet<XmlElement>,
): string | undefined {
  const said = element.attributes.currencyID?.trim();
  if (said && said !== currency && !twice.has(element)) return said;
  for (const child of element.children) {
    const other = otherCurrencyIn(child, currency, twice);
    if (other !== undefined) return other;
  }
  return undefined;
}

/** What each of some elements says; nothing where none does. */
export function someOf<T>(elements: readonly XmlElement[], read: (element: XmlElement) => T | undefined) {
  const found = elements.flatMap((element) => read(element) ?? []);
  return found.length > 0 ? found : undefined;
}

/** A text with the scheme its element names, a list in the case of classes. */
export function schemedAt(place: XmlPlace, ...way: readonly string[]) {
  const element = elementAt(place, ...way);
  const value = textAt(element);
  const scheme = element?.attributes.schemeID ?? element?.attributes.listID;
  return value === undefined ? undefined : { value, ...(scheme !== undefined && { scheme }) };
}
