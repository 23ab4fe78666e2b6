import { isEmail } from '#domain/values/email.ts';
import { areItemsValid } from '../draft.ts';
import type { OfferItem } from '../item.ts';
import { type Addresses, checkAddresses, type ShippingMethod } from '../parties/addresses.ts';
import { checkSites } from '../parties/site-names.ts';
import { sitesOf } from '../parties/sites.ts';
import { toSheet } from '../price/bid-sheet.ts';
import { chargesTwice } from '../price/open-deductions.ts';
import { type ProposedLine, sheetTotal } from '../price/sheet.ts';
import { listedGoodsOf, type ReverseChargeClasses } from '../tax/reverse-charge.ts';
import { creation } from './command-record.ts';

interface CreateFromOrder {
  email: string;
  offeredAsBusiness: boolean;
  items: OfferItem[];
  lines: ProposedLine[];
  shippingMethod: ShippingMethod;
  addresses: Addresses;
  orderId: string;
  /** What the catalogue knows of the goods (INV-15). */
  classes?: ReverseChargeClasses;
}

/** An order that was agreed outside the shop. */
export const createFromOrder = creation<CreateFromOrder>()({
  actors: ['provider'],
  events: ['createdFromOrder'],
  decide({ email, offeredAsBusiness, items, lines, shippingMethod, addresses, orderId, classes }) {
    if (!isEmail(email)) return 'emailInvalid';
    if (items.length === 0) return 'itemsMissing';
    if (!areItemsValid(items)) return 'itemsInvalid';
    const sheet = toSheet(items, lines);
    if (!sheet) return 'sheetInvalid';
    if (chargesTwice(sheet, items)) return 'alreadyPriced';
    const broken =
      (addresses.sites && checkSites(items)) ??
      checkAddresses(addresses, shippingMethod, offeredAsBusiness, sitesOf({ items, addresses }));
    if (broken) return broken;
    const total = sheetTotal(sheet);
    const data = { email, offeredAsBusiness, items, sheet, total, shippingMethod, addresses, orderId };
    const listedGoods = offeredAsBusiness && classes && listedGoodsOf(sheet, classes);
    return [{ type: 'createdFromOrder', data: { ...data, ...(listedGoods && { listedGoods }) } }];
  },
});
