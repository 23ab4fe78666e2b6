import { describe, expect, it } from 'vitest';
import { asXrechnung } from '#domain/invoicing/e-invoice-duty.ts';
import type { EnInvoice } from '#domain/invoicing/en-invoice.ts';
import { writeCii } from '#domain/invoicing/writing/write-cii.ts';
import { writeUbl } from '#domain/invoicing/writing/write-ubl.ts';
import { selfBilledCases } from '#tests/factories/paper-snapshots.ts';
import { invoiceOfCase, unsoundInvoices } from '#tests/factories/unsound-invoices.ts';
import { failedIds, officiallyBroken } from '#tests/support/official-rules.ts';

const folder = process.env.EN16931_RULES;

describe('a report of the official rules', () => {
  it('is read for its errors: warnings and what SaxonJS misjudges are none', () => {
    const failed = (id: string, flag: string) => `<svrl:failed-assert id="${id}" flag="${flag}"/>`;
    const asserts = [failed('BR-CO-15', 'fatal'), failed('BR-DE-17', 'warning'), failed('BR-DE-19', 'fatal')];
    const report = `<svrl:schematron-output xmlns:svrl="http://purl.oclc.org/dsdl/svrl">${asserts.join('')}</svrl:schematron-output>`;
    expect(failedIds(report)).toEqual(['BR-CO-15']);
  });

  if (folder === undefined)
    it('was not asked for: EN16931_RULES names no folder (docs/operations.md)', () => {
      expect(process.env).not.toHaveProperty('EN16931_RULES');
    });
});

if (folder !== undefined)
  describe(`the official rules in ${folder} (INV-30)`, () => {
    const brokenBy = async (invoice: EnInvoice) => {
      const [cii, ubl] = [writeCii(invoice), writeUbl(invoice)];
      return {
        cii: [
          ...(await officiallyBroken(folder, 'EN16931-CII', cii)),
          ...(await officiallyBroken(folder, 'XRechnung-CII', cii)),
        ],
        ubl: [
          ...(await officiallyBroken(folder, 'EN16931-UBL', ubl)),
          ...(await officiallyBroken(folder, 'XRechnung-UBL', ubl)),
        ],
      };
    };

    it.each(Object.keys(selfBilledCases))('find nothing in a Gutschrift %s', async (name) => {
      expect(await brokenBy(asXrechnung(invoiceOfCase(name)))).toEqual({ cii: [], ubl: [] });
    });

    it.each(unsoundInvoices())('find %s, as our own do', async (_what, invoice, ids) => {
      const { cii, ubl } = await brokenBy(asXrechnung(invoice));
      expect(cii).toEqual(expect.arrayContaining([...ids]));
      expect(ubl).toEqual(expect.arrayContaining([...ids]));
    });
  });
