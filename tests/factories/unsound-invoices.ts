import type { EnInvoice } from '#domain/invoicing/en-invoice.ts';
import { enInvoiceOf } from '#domain/invoicing/en-invoice-of.ts';
import { selfBilledCases } from './paper-snapshots.ts';

/** The invoice of a case of `selfBilledCases`. */
export function invoiceOfCase(name: string): EnInvoice {
  const snapshot = selfBilledCases[name];
  if (!snapshot) throw new Error(`No case ${name}`);
  return enInvoiceOf(snapshot);
}

/** Invoices that the official validator was seen to refuse, with the rules by which it did. */
export function unsoundInvoices(): [what: string, invoice: EnInvoice, ids: readonly string[]][] {
  const usual = invoiceOfCase('with 19 % tax');
  const small = invoiceOfCase('of a small business');
  const { vatId: _seller, ...withoutVatId } = usual.seller;
  const { vatId: _buyer, registration: _registration, ...unregistered } = usual.buyer;
  return [
    [
      'a wrong sum of tax',
      {
        ...usual,
        totals: { ...usual.totals, tax: 100 },
        taxes: usual.taxes.map((one) => ({ ...one, tax: 100 })),
      },
      ['BR-CO-15', 'BR-S-09'],
    ],
    ['a type that there is not', { ...usual, typeCode: '999' }, ['BR-CL-01']],
    ['no tax id of the seller', { ...usual, seller: withoutVatId }, ['BR-S-02']],
    ['a wrong payable amount', { ...usual, totals: { ...usual.totals, payable: 1 } }, ['BR-CO-16']],
    ['no reason for being exempt', { ...small, taxes: small.taxes.map(({ reason: _, ...one }) => one) }, ['BR-E-10']],
    [
      'reverse charge without an id of the buyer',
      { ...invoiceOfCase('on which the buyer owes the tax'), buyer: unregistered },
      ['BR-AE-02'],
    ],
  ];
}
