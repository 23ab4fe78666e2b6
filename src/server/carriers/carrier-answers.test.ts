import { describe, expect, it } from 'vitest';
import { refusalByStatus } from './ask-carrier.ts';
import { carrierSettings } from './carrier-settings.ts';
import { readReturn, readShipping, shippingErrors } from './dhl-orders.ts';
import { readSearch, readTracking, searchQuestion } from './dhl-tracking.ts';

const piece = (reference: string, number: string) =>
  `<data name="piece-shipment" piece-code="${number}" piece-customer-reference="${reference}" status-liste="0"/>`;
const list = (...pieces: string[]) =>
  `<?xml version="1.0"?><data name="piece-shipment-list" code="0">${pieces.join('')}</data>`;

describe('DHL’s search by reference', () => {
  it('believes the parcel with exactly our reference, and no neighbour', () => {
    const text = list(
      piece('B-2026-000123-V1-P10', '00340433836442636597'),
      piece('B-2026-000123-V1-P1', '00340433836442636580'),
    );
    expect(readSearch(text, 'B-2026-000123-V1-P1')).toEqual({ trackingNumber: '00340433836442636580' });
    expect(readSearch(text, 'B-2026-000123-V1')).toEqual({});
  });

  it('believes nothing of an answer that is no list, or has no number', () => {
    for (const text of ['', 'Wartungsarbeiten', '<html>', '<data name="login" code="5"/>'])
      expect(readSearch(text, 'x')).toBeUndefined();
    expect(readSearch(list(piece('x', '')), 'x')).toEqual({});
    expect(readSearch(list(piece('x', '<script>')), 'x')).toEqual({});
  });

  it('reads neither entities nor depth', () => {
    const bomb = `<!DOCTYPE d [<!ENTITY a "aaaa">]>${list(piece('&a;', '00340433836442636597'))}`;
    expect(readSearch(bomb, 'aaaa')).toEqual({});
    expect(readSearch(list('<data>'.repeat(100_000)), 'x')).toEqual({});
  });

  it('asks with what was typed as it was typed', () => {
    const question = searchQuestion('R"1', { user: 'zt1', password: 'a<b&"c' });
    expect(question).toContain('password="a&lt;b&amp;&quot;c"');
    expect(question).toContain('piece-customer-reference="R&quot;1"');
  });
});

describe('DHL’s answer to an order', () => {
  it('with a number is a parcel, whatever else it warns of', () => {
    const items = [
      {
        shipmentNo: '123456789012',
        validationMessages: [{ validationMessage: 'nicht leitcodierbar', validationState: 'Warning' }],
      },
    ];
    expect(readShipping(207, JSON.stringify({ items }))).toEqual({ kind: 'made', trackingNumber: '123456789012' });
  });

  it('says what is wrong without its mere hints', () => {
    const validationMessages = [
      { property: 'consignee.city', validationMessage: 'unbekannt', validationState: 'Error' },
      { property: 'shipper', validationMessage: 'Hinweis', validationState: 'Warning' },
    ];
    const text = JSON.stringify({ items: [{ sstatus: { title: 'Error' }, validationMessages }] });
    expect(readShipping(400, text)).toEqual({ kind: 'refused', said: 'consignee.city: unbekannt' });
    expect(shippingErrors(text)).toBe('consignee.city: unbekannt');
  });

  it('that is broken, or comes of a broken server, says nothing of what was made', () => {
    const unknown = { kind: 'unknown', trouble: 'unreadable' };
    expect(readShipping(200, '{}')).toEqual(unknown);
    expect(readShipping(200, '{"items":[]')).toEqual(unknown);
    expect(readShipping(503, '{"status":{"title":"Service Unavailable"}}')).toEqual(unknown);
    expect(readReturn(200, '{"label":{"b64":"JVBERi0="}}')).toEqual(unknown);
    expect(readReturn(502, '<html>')).toEqual(unknown);
  });

  it('is not asked again before its Retry-After, and never waited for a day', () => {
    const busy = (retryAfter: string | null) => refusalByStatus({ kind: 'answer', status: 429, text: '', retryAfter });
    expect(busy('90')).toEqual({ kind: 'busy', seconds: 90 });
    expect(busy(null)).toEqual({ kind: 'busy', seconds: 60 });
    expect(busy('Wed, 21 Oct 2026 07:28:00 GMT')).toEqual({ kind: 'busy', seconds: 60 });
    expect(busy('999999')).toEqual({ kind: 'busy', seconds: 21_600 });
  });
});

describe('the tracking', () => {
  it('keeps the carrier’s words on one line, and takes a stage that it does not know for the way', () => {
    const events = [{ timestamp: '2026-11-23T10:00:00', statusCode: 'customs', description: 'Im\n Zoll ' }];
    expect(readTracking(JSON.stringify({ shipments: [{ events }] }))).toEqual([
      { at: '2026-11-23T10:00:00', stage: 'underway', text: 'Im Zoll' },
    ]);
    expect(readTracking('[]')).toBeUndefined();
  });
});

describe('an access', () => {
  it('of which a part is missing is named, and none is no mistake', () => {
    expect(carrierSettings({})).toEqual({ dhl: undefined, dpd: undefined, missing: [] });
    const { dhl, missing } = carrierSettings({ DHL_USER: 'u', DHL_PASSWORD: 'p' });
    expect(dhl).toBeUndefined();
    expect(missing).toEqual(['DHL_API_KEY', 'DHL_API_SECRET', 'DHL_BILLING_NUMBER']);
  });
});
