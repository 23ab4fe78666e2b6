import { deviceNumberIn } from '#domain/asset-list/device-number-in.ts';
import { serialIn } from '#domain/values/barcode.ts';

/** Whether the last of these digits is the check digit of a number of goods (GTIN): from the right, each second digit counts three times. */
function isTradeNumber(code: string): boolean {
  if (!/^(\d{12,14})$/.test(code)) return false;
  const sum = [...code]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** What stands before such a number: the mark of the reader, and GS1's field. */
const beforeTradeNumber = /^(?:\](?:C1|D[12]|E[0-4]|Q3))?(?:(?:\(01\)|01)(?=\d{14}$))?/;

/** Forms that no maker gives to the number of one device. */
const otherForms = [
  // What a reader marks as EAN or UPC, the short ones too: by itself a number of eight figures is as often that of a monitor.
  /^\]E[0-4]\d{7,14}$/,
  // A product number: by its mark, by its region or release, by what a label calls it.
  /^1P[A-Z0-9-]{4,}$/,
  /[A-Z0-9](?:#[A-Z0-9]{3}|-[BHL]21|-K9)$/,
  /^(?:WS-C|AIR-[A-Z]{2,3}|N[2-9]K-C)\d/,
  /^(?:P\/?N|PART ?NO|MODEL|MODELL|MTM|EAN|UPC|GTIN)[\s.:]/,
  // Our own papers.
  /^[A-Z]{1,2}-20\d{2}-\d{6,}$/,
  // An address, and that of a network card.
  /^(?:HTTPS?:\/\/|WWW\.)/,
  /^[0-9A-F]{2}(?:[:-][0-9A-F]{2}){5}$/,
  // Words beside something else: a model as it is called.
  /(?:^|\s)\p{L}{4,}\s|\s\p{L}{4,}(?:\s|$)/u,
];

/**
 * Whether a code is likely something else than the number of one device: what stands on every box of a kind (EAN, UPC), a product number or a
 * model, an address, or a number of our own papers. It counts only once somebody has said that it is a device all the same.
 */
export function namesNoDevice(code: string): boolean {
  if (serialIn(code) !== undefined) return false;
  const bare = code.trim().toUpperCase();
  return (
    isTradeNumber(bare.replace(beforeTradeNumber, '')) ||
    otherForms.some((form) => form.test(bare)) ||
    productIn(bare) !== undefined
  );
}

/** A machine type with its configuration and country: ten signs that begin with a figure are serial numbers too. */
const machineType = /^(?:[123]\d[A-Z]|7[DSXYZ]\d|8[123][A-Z])[A-Z0-9]{5}(?:[A-Z]{2}|00)$/;

/** What the catalogue may know a product by whose number a code is; undefined where it says anything of one device. */
export function productIn(code: string): string | undefined {
  const { kind, model, serial, rest } = deviceNumberIn(code) ?? {};
  if (serial !== undefined || rest !== '') return undefined;
  return kind === 'Maschinentyp' && !machineType.test(code.trim().toUpperCase()) ? undefined : model;
}
