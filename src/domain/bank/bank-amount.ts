import type { Cents } from '#domain/values/money.ts';
import type { XmlElement } from '#domain/xml/xml-element.ts';
import { needed, UnreadFile } from './unread-file.ts';

/** Whole cents of an amount as banks write it ('1234.5', '+0.10', '.5'), digit by digit; undefined for anything else, parts of cents included. */
export function bankCents(text: string): Cents | undefined {
  const [, euros, decimals = ''] = /^\+?(\d{0,13})(?:\.(\d{0,5}))?$/.exec(text) ?? [];
  if (euros === undefined || euros + decimals === '' || /[^0]/.test(decimals.slice(2))) return undefined;
  return Number(`${euros}${decimals.slice(0, 2).padEnd(2, '0')}`);
}

/** The amount that an element holds in euros. Ends the reading where it is none, or in another currency. */
export function amountOf(element: XmlElement | undefined): Cents {
  const { text, attributes } = needed(element, 'Amt');
  if (attributes.Ccy !== 'EUR') throw new UnreadFile('otherCurrency', `Amt ${attributes.Ccy ?? ''}`.trim());
  return needed(bankCents(text.trim()), `Amt „${text.trim().slice(0, 20)}“`);
}
