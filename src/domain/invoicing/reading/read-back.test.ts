import { describe, expect, it } from 'vitest';
import { readXml } from '#server/xml/read-xml.ts';
import { selfBilledCases } from '#tests/factories/paper-snapshots.ts';
import { enInvoiceOf } from '../en-invoice-of.ts';
import { brokenRules } from '../rules.ts';
import { writeCii } from '../writing/write-cii.ts';
import { writeUbl } from '../writing/write-ubl.ts';
import { readInvoice } from './read-invoice.ts';

function readBack(xml: string) {
  const read = readXml(new TextEncoder().encode(xml));
  if ('unread' in read) throw new Error(read.unread);
  return readInvoice(read.root);
}

describe('what we write, read by what reads the invoices of others', () => {
  it.each(Object.entries(selfBilledCases))(
    '%s: says the same in both syntaxes, and is as sound (INV-22)',
    (_name, snapshot) => {
      const written = enInvoiceOf(snapshot);
      for (const write of [writeCii, writeUbl]) {
        const { invoice, doubled, misplaced, beyond } = readBack(write(written)) ?? {};
        expect([doubled, misplaced, beyond]).toEqual([[], [], []]);
        expect(invoice).toMatchObject({
          ...{ number: written.number, typeCode: written.typeCode, issueDate: written.issueDate },
          ...{ notes: written.notes, seller: written.seller, buyer: written.buyer, delivery: written.delivery },
          ...{ totals: written.totals, taxes: written.taxes, lines: written.lines, payment: written.payment },
          ...{ buyerReference: written.buyerReference, specification: written.specification, process: written.process },
        });
        expect(invoice && brokenRules(invoice)).toEqual([]);
      }
    },
  );
});
