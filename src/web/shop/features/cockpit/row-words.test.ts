import { describe, expect, it } from 'vitest';
import { basisWords, deadlineWords, rowTurnWords } from './row-words.ts';

const now = '2026-12-02T09:00:00.000Z';
const bid = { deadline: '2026-12-04', status: 'converted', turn: 'customer', yourTurn: true } as const;

describe('a row of the list', () => {
  it('says until when the seller can answer and how long that is, and marks what is near', () => {
    expect(deadlineWords(bid, now)).toEqual({ text: 'bis Freitag, 4. Dezember 2026', left: 'noch 2 Tage', near: true });
    expect(deadlineWords({ ...bid, deadline: '2026-12-18' }, now)).toMatchObject({ left: 'noch 16 Tage', near: false });
  });

  it('says until when a bid was open, and nothing where no deadline runs', () => {
    const over = { deadline: '2026-11-27', status: 'deadlinePassed', turn: 'nobody', yourTurn: false } as const;
    expect(deadlineWords(over, now)).toEqual({ text: 'galt bis Freitag, 27. November 2026', near: false });
    expect(deadlineWords({ status: 'submitted', turn: 'provider', yourTurn: false }, now)).toBeUndefined();
  });

  it('says until when we promised to act, as long as that lies ahead and it is our turn', () => {
    const ours = { promisedBy: '2026-12-04', status: 'alreadyDelivered', turn: 'provider', yourTurn: false } as const;
    expect(deadlineWords(ours, now)).toEqual({ text: 'bis Freitag, 4. Dezember 2026', near: false });
    expect(deadlineWords({ ...ours, promisedBy: '2026-12-01' }, now)).toBeUndefined();
    expect(deadlineWords({ ...ours, turn: 'nobody' }, now)).toBeUndefined();
    expect(deadlineWords({ ...ours, yourTurn: true }, now)).toBeUndefined();
  });

  it('says whose turn it is where both sides act', () => {
    expect(rowTurnWords({ turn: 'both', yourTurn: true })).toBe('Sie sind am Zug');
    expect(rowTurnWords({ turn: 'both', yourTurn: false })).toBe('Wir sind am Zug');
    expect(rowTurnWords({ turn: 'nobody', yourTurn: false })).toBe('Nichts mehr zu tun');
  });

  it('says that an own invoice was given back, to whoever may correct it', () => {
    const held = { turn: 'provider', yourTurn: false, heldByAgreement: true } as const;
    expect(rowTurnWords(held)).toBe('Wir sind am Zug: Ihren Vertrag zur Auftragsverarbeitung prüfen');
    const row = { turn: 'customer', invoiceGivenBack: true } as const;
    expect(rowTurnWords({ ...row, yourTurn: true })).toBe('Sie sind am Zug: Rechnung berichtigen');
    expect(rowTurnWords({ ...row, yourTurn: false })).toBe('Wir sind am Zug');
  });

  it('asks whether the account is right after a payment came back, though the sale is over', () => {
    const row = { turn: 'customer', paymentStep: 'asked' } as const;
    expect(rowTurnWords({ ...row, yourTurn: true })).toBe('Sie sind am Zug: Stimmt das Konto?');
  });

  it('says that we pay again once they have answered, and that the payment is ordered', () => {
    const row = { turn: 'provider', yourTurn: false } as const;
    expect(rowTurnWords({ ...row, paymentStep: 'again' })).toBe('Wir sind am Zug: noch einmal zahlen');
    expect(rowTurnWords({ ...row, paymentStep: 'ordered' })).toBe('Zahlung angewiesen');
  });

  it('says net or flat (INV-13)', () => {
    expect(basisWords({ basis: 'net' })).toBe('netto zzgl. 19\u00a0%\u00a0USt.');
    expect(basisWords({ basis: 'flat' })).toBe('Ankaufpreis');
    expect(basisWords({ basis: 'net', otherTax: 'smallBusiness' })).toBe('keine USt., § 19 UStG');
    expect(basisWords({ basis: 'net', otherTax: 'undecided' })).toBe('netto, USt. laut Beleg');
  });
});
