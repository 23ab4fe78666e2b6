import { describe, expect, it } from 'vitest';
import { xrechnungLabel, xrechnungSyntaxes } from '#contract/papers/xrechnung.ts';
import { documentRows } from './document-rows.ts';

const at = '2026-12-04T09:00:00.000Z';

describe('the documents of an offer', () => {
  it('are named with number and size, the newest first', () => {
    const rows = documentRows({
      documents: [
        { kind: 'deletionCertificate', number: 'LZ-2026-000001', issuedAt: at, url: '/a', size: 3_709_286 },
        { kind: 'purchaseReceipt', number: 'AB-2026-000002', issuedAt: at, url: '/b', size: 18_831 },
      ],
    });
    expect(rows).toEqual([
      { title: 'Ankaufbeleg AB-2026-000002', at, url: '/b', about: 'PDF, 19 kB' },
      { title: 'Löschzertifikat LZ-2026-000001', at, url: '/a', about: 'PDF, 3,7 MB' },
    ]);
  });

  it('cannot be opened before their file is made', () => {
    const [row] = documentRows({ documents: [{ kind: 'testProtocol', number: 'PP-2026-000001', issuedAt: at }] });
    expect(row).toEqual({ title: 'Prüfprotokoll PP-2026-000001', at });
  });

  it('offer an e-invoice in both forms of the XRechnung too, or say what is missing for it', () => {
    const paper = {
      kind: 'selfBilledInvoice',
      number: 'GS-2026-000001',
      issuedAt: at,
      url: '/a',
      size: 18_831,
    } as const;
    const [row] = documentRows({ documents: [{ ...paper, eInvoice: { xrechnungLacks: [] } }] });
    expect(row?.about).toBe('E-Rechnung (ZUGFeRD), 19 kB');
    expect(row?.xrechnung?.map(({ label }) => label)).toEqual(xrechnungSyntaxes.map(xrechnungLabel));
    const [other] = documentRows({
      documents: [{ ...paper, eInvoice: { xrechnungLacks: ['Die Telefonnummer fehlt.'] } }],
    });
    expect(other?.noXrechnung).toBe('Als XRechnung nicht möglich: Die Telefonnummer fehlt.');
  });

  it('say of a withdrawn one why, and which one counts', () => {
    const paper = { kind: 'deletionCertificate', number: 'LZ-2026-000001', issuedAt: at } as const;
    const withdrawn = { at, reason: 'Falsche Anschrift.', replacedBy: 'LZ-2026-000002' };
    const [row] = documentRows({ documents: [{ ...paper, withdrawn }] });
    expect(row?.withdrawn).toMatch(/^Zurückgezogen am \d\d\.\d\d\.2026: Falsche Anschrift\. Es gilt LZ-2026-000002\.$/);
    const { replacedBy: _none, ...alone } = withdrawn;
    const [other] = documentRows({ documents: [{ ...paper, withdrawn: alone }] });
    expect(other?.withdrawn).not.toContain('Es gilt');
  });

  it('say which one counts where an earlier one has ended, and only there', () => {
    const [first, second] = ['GS-2026-000001', 'GS-2026-000002'].map(
      (number) => ({ kind: 'selfBilledInvoice', number, issuedAt: at }) as const,
    );
    if (!first || !second) throw new Error('Two papers');
    const document = { type: 'creditNote', kind: 'selfBilledInvoice', number: second.number, total: 1, at } as const;
    const ended = { how: 'objected', at, replacedBy: second.number } as const;
    expect(
      documentRows({ documents: [{ ...first, ended }, second], document }).map(({ standing }) => standing),
    ).toEqual(['Dieser Beleg gilt.', undefined]);
    expect(documentRows({ documents: [second], document })[0]).not.toHaveProperty('standing');
    const invoice = { type: 'invoice', upload: { url: '/uploads/1', name: 'Rechnung.pdf' }, at } as const;
    expect(
      documentRows({ documents: [{ ...first, ended: { how: 'objected', at } }], document: invoice })[0],
    ).toMatchObject({
      ...{ title: 'Ihre Rechnung', standing: 'Dieser Beleg gilt.' },
    });
    const [givenBack] = documentRows({
      ...{ documents: [{ ...first, ended: { how: 'objected', at } }], document: invoice },
      invoiceGivenBack: true,
    });
    expect(givenBack).toMatchObject({ withdrawn: 'Zurückgegeben: bitte berichtigen.' });
    expect(givenBack).not.toHaveProperty('standing');
  });

  it('have the own invoice among them', () => {
    const upload = { url: '/uploads/1', name: 'Rechnung 17.xml' };
    expect(documentRows({ documents: [], document: { type: 'invoice', upload, at } })).toEqual([
      { title: 'Ihre Rechnung', at, url: '/uploads/1', about: 'Rechnung 17.xml' },
    ]);
  });

  it('end with the terms that were agreed to, once the name of the seller can stand on them', () => {
    const agreement = { lines: [], total: 0, minimum: 0, at, by: 'bid' as const };
    const sale = { id: 'o 1', documents: [], agreement, missingDeclarations: [] };
    const contractAddress = { name: 'Kim', street: 'Weg 1', zip: '04109', city: 'Leipzig' };
    expect(documentRows(sale)).toEqual([]);
    expect(documentRows({ ...sale, contractAddress, missingDeclarations: ['terms'] })).toEqual([]);
    expect(documentRows({ ...sale, contractAddress })).toEqual([
      { title: 'Angenommene Ankaufbedingungen', at, url: '/selfservice/api/acceptedTerms/o%201', about: 'PDF' },
    ]);
  });
});
