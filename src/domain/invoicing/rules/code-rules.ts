import { all, type InvoiceRule, rule } from './rule.ts';

/** UNTDID 1001, as far as EN 16931 takes it for an invoice or a credit note. */
const typeCodes = new Set(
  (
    '71 80 81 82 83 84 102 130 202 203 204 211 218 219 261 262 295 296 308 325 326 331 380 381 382 383 384 385 386 387 388 389 390 ' +
    '393 394 395 396 420 456 457 458 527 532 553 575 623 633 751 780 817 870 875 876 877 935'
  ).split(' '),
);
const categoryCodes = new Set('AE L M E S Z G O K B'.split(' '));
const isCountry = (code: string | undefined) => code === undefined || /^([A-Z]{2}|1A)$/.test(code);

/** Whether codes are of the lists that the standard names. */
export const codeRules: readonly InvoiceRule[] = [
  rule(
    'BR-CL-01',
    'Die Art der Rechnung gibt es nicht (BT-3).',
    ({ typeCode }) => typeCode === undefined || typeCodes.has(typeCode),
  ),
  rule(
    'BR-CL-04',
    'Die Währung gibt es nicht (BT-5).',
    ({ currency }) => currency === undefined || /^[A-Z]{3}$/.test(currency),
  ),
  rule(
    'BR-CL-14',
    'Ein Land ist nicht mit zwei Buchstaben angegeben (BT-40, BT-55).',
    all(
      ({ seller, buyer, delivery }) => [seller.address, buyer.address, delivery?.address],
      (address) => isCountry(address?.country),
    ),
  ),
  rule(
    'BR-CL-17',
    'Eine Steuerkategorie gibt es nicht (BT-118).',
    all(
      ({ taxes }) => taxes,
      ({ category }) => category === undefined || categoryCodes.has(category),
    ),
  ),
  rule(
    'BR-CL-18',
    'Die Steuerkategorie einer Position gibt es nicht (BT-151).',
    all(
      ({ lines }) => lines,
      ({ category }) => category === undefined || categoryCodes.has(category),
    ),
  ),
  rule(
    'BR-CL-22',
    'Ein Code für den Grund der Befreiung gibt es nicht (BT-121).',
    all(
      ({ taxes }) => taxes,
      ({ reasonCode }) => reasonCode === undefined || /^VATEX-[A-Z]{2}(-[A-Z0-9]+)+$/i.test(reasonCode),
    ),
  ),
];
