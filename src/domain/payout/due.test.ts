import { describe, expect, it } from 'vitest';
import { contactEmailSchema } from '#contract/fields.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { commandFor } from '#tests/factories/offer-command.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { withOtherIban } from '#tests/factories/offer-values.ts';
import { type BesidePayout, dueOf, isPayable, isRequested } from './due.ts';
import { dropReasonOf, releaseRefusalOf, runNeedsSecondPerson } from './run.ts';

const promises = {
  ...{ bidWorkingDays: 1, packagingWorkingDays: 2, inspectionWorkingDays: 3 },
  ...{ taxWorkingDays: 2, payoutWorkingDays: 2, returnWorkingDays: undefined },
};
const ownIban = 'DE12500105170648489890';
/** Monday. */
const requestedAt = '2026-11-23T09:00:00.000Z';
const privately = { shippingMethod: 'shipment', offeredAsBusiness: false } as const;
const receipt = { number: 'AB-2026-000301', payable: 4_500 };
const asked: BesidePayout = { paper: receipt, requestedAt };

function due(state: OfferState, beside: BesidePayout = asked, now = requestedAt, runId?: string) {
  return dueOf('offer-1', state, beside, {
    promises,
    ownIbans: [ownIban],
    vatPercent: 19,
    now,
    ...(runId !== undefined && { runId }),
  });
}
const codes = (state: OfferState, beside?: BesidePayout, now?: string, runId?: string) =>
  due(state, beside, now, runId)?.holds.map(({ code }) => code);

const finished = offerIn('finished', privately).state;
/** Money to somebody else than the contract partner. */
function paidTo(accountHolder: string, state: OfferState = finished): OfferState {
  if (!state.addresses) throw new Error('No addresses');
  const { addresses } = state;
  const contractDetails = { ...addresses.contractDetails, accountHolder };
  return { ...state, addresses: { ...addresses, contractDetails } } as OfferState;
}

/** Money to an address at PayPal in place of an account. */
function paidBy(paypal: string): OfferState {
  if (!finished.addresses) throw new Error('No addresses');
  const { addresses } = finished;
  const { iban: _iban, ...details } = addresses.contractDetails;
  return { ...finished, addresses: { ...addresses, contractDetails: { ...details, paypal } } } as OfferState;
}

describe('what is due', () => {
  it('is what the paper says, by the day that the seller was promised', () => {
    const found = due(finished);
    expect(found).toMatchObject({ amount: 4_500, paper: 'AB-2026-000301', by: '2026-11-25', holds: [] });
    expect(found?.purpose).toBe(`AB-2026-000301, ${finished.orderId}`);
    expect(found && isPayable(found)).toBe(true);
  });

  it('is promised as usual where the account was changed long before, and not before it is asked for', () => {
    const changed = { ...finished, payoutHoldUntil: '2026-11-10T09:00:00.000Z' };
    expect(due(changed)).toMatchObject({ by: '2026-11-25', isOverdue: false, holds: [] });
    const payout = { ...offerIn('payout', privately).state, payoutHoldUntil: '2026-11-10T09:00:00.000Z' };
    expect(due(payout, { paper: receipt })).toMatchObject({ isOverdue: false });
    expect(due(payout, asked)?.by).toBeUndefined();
  });

  it('is overdue once that day is over in Berlin, not before', () => {
    expect(due(finished, asked, '2026-11-25T22:59:00.000Z')?.isOverdue).toBe(false);
    expect(due(finished, asked, '2026-11-25T23:01:00.000Z')?.isOverdue).toBe(true);
  });

  it('is our own sheet with the tax, whatever the seller’s invoice says', () => {
    const state = offerIn('finished').state;
    const found = due(state, { verdict: 'payable', requestedAt });
    expect(state.document?.type).toBe('invoice');
    const ours = Math.round((state.payoutTotal ?? 0) * 1.19);
    expect([found?.amount, found?.holds]).toEqual([ours, []]);
    // But for the cent by which a person took it.
    const rounded = { verdict: 'payable', rounding: -1, requestedAt } as const;
    expect(due(state, { ...rounded, judgedFor: ours })).toMatchObject({ amount: ours - 1, holds: [] });
    // Another tax was decided since, and the invoice was not looked at again.
    expect(due(state, { ...rounded, judgedFor: ours + 500 })).toMatchObject({
      ...{ amount: ours, holds: [{ code: 'invoiceWaits' }] },
    });
  });

  it('goes by hand to an address at PayPal that its file could only write as another one', () => {
    expect(codes(paidBy('kim+geld@example.org'))).toEqual([]);
    for (const paypal of ['+kim@example.org', '-kim@example.org', "=cmd|'/c'!a0@example.org"]) {
      expect(contactEmailSchema.safeParse(paypal).success).toBe(true);
      expect(codes(paidBy(paypal))).toEqual(['paypalUnwritable']);
    }
  });

  it('is released for an address at PayPal however its letters are written', () => {
    const other = (paypal: string) => {
      const state = paidBy(paypal);
      return paidTo('Jemand Anderes', state);
    };
    const releasedPayee = { holder: 'Jemand Anderes', paypal: 'Kim@Example.org' };
    expect(codes(other('kim@example.org'), { ...asked, releasedPayee })).toEqual([]);
    expect(codes(other('kim@example.com'), { ...asked, releasedPayee })).toEqual(['otherPayee']);
  });

  it('is never our own account, whoever gave it and however it is written', () => {
    const iban = 'de12 5001 0517 0648 4898 90';
    expect(
      codes(finished, {
        ...asked,
        givenPayee: { payee: { holder: 'Kim Muster', iban }, at: '2026-11-20T09:00:00.000Z' },
      }),
    ).toEqual(['ownAccount']);
  });

  it('to an account outside of the EEA waits for its BIC, and goes with the address of the contract', () => {
    const swiss = (own: object, holder?: string) => {
      const state = holder === undefined ? finished : paidTo(holder);
      if (!state.addresses) throw new Error('No addresses');
      const { addresses } = state;
      const contractDetails = { ...addresses.contractDetails, iban: 'CH9300762011623852957', ...own };
      return { ...state, addresses: { ...addresses, contractDetails } } as OfferState;
    };
    expect(codes(swiss({}))).toEqual(['bicMissing']);
    const { street, zip, city } = finished.addresses?.contractAddress ?? {};
    const payable = due(swiss({ bic: 'POFICHBEXXX' }));
    expect(payable).toMatchObject({
      ...{ holds: [], payee: { bic: 'POFICHBEXXX', place: { street, zip, city, country: 'DE' } } },
    });
    const other = swiss({ bic: 'POFICHBEXXX' }, 'Jemand Anderes');
    expect(codes(other)).toEqual(['otherPayee', 'placeMissing']);
    expect(codes(swiss({ iban: 'AT483200000012345864' }))).toEqual([]);
    expect(due(swiss({ iban: 'AT483200000012345864' }))?.payee).not.toHaveProperty('place');
  });

  it('is nothing before the price is settled, and nothing once it is paid', () => {
    expect(due(offerIn('tested').state)).toBeUndefined();
    expect(due(offerIn('completed').state)).toBeUndefined();
    expect(due(finished, { ...asked, payout: { runId: 'a', state: 'paid', at: requestedAt } })).toBeUndefined();
  });

  it('is due again when the bank gave the money back, with a day of its own, even after the sale had ended', () => {
    const payout = {
      runId: 'a',
      state: 'returned',
      at: '2026-11-27T09:00:00.000Z',
      reason: 'Konto aufgelöst',
    } as const;
    const found = due(offerIn('completed', privately).state, { ...asked, payout });
    expect(found).toMatchObject({
      by: '2026-12-01',
      holds: [],
      before: { state: 'returned', reason: 'Konto aufgelöst' },
    });
  });
});

describe('what was paid before another sum was owed', () => {
  const payout = { runId: 'a', state: 'credited', at: requestedAt } as const;
  const dueAfter = (credited: number, state = finished) => due(state, { ...asked, payout, credited });

  it('is taken off, and the rest is due by the usual day', () => {
    const found = dueAfter(4_000);
    expect(found).toMatchObject({ amount: 500, credited: 4_000, by: '2026-11-25', holds: [] });
    expect(found && isPayable(found)).toBe(true);
  });

  it('leaves nothing to pay but a sale to end where it was enough, whether its seller has asked or not', () => {
    const { state } = continueStory(offerIn('payout', privately), ['addCreditNote']);
    for (const sale of [finished, state])
      expect(dueAfter(4_500, sale)?.holds.map(({ code }) => code)).toEqual(['settled']);
  });

  it('is looked for in the statement before anything is paid where the bank booked a payment that counts as not carried out', () => {
    const back = { ...payout, state: 'notExecuted' } as const;
    expect(due(finished, { ...asked, payout: back, isBookedAside: true })?.holds).toMatchObject([
      { code: 'bankSaysPaid', place: 'statement' },
    ]);
  });

  it('names what is to be asked back where it was too much, and pays nothing', () => {
    const found = dueAfter(4_600);
    expect(found).toMatchObject({ amount: -100, holds: [{ code: 'overpaid', place: 'closing' }] });
    expect(found && isPayable(found)).toBe(false);
  });
});

describe('the account after money came back', () => {
  const payout = { runId: 'a', state: 'returned', at: '2026-11-27T09:00:00.000Z' } as const;
  const completed = offerIn('completed', privately).state;
  const answeredAt = '2026-11-30T09:00:00.000Z';
  const holder = due(finished)?.payee.holder ?? '';
  const given = { payee: { holder, iban: 'DE02500105170137075030' }, at: answeredAt };

  it('is the one before as soon as somebody says that it is right, by a day that begins with that word', () => {
    expect(codes(completed, { ...asked, payout, isAccountDoubted: true }, answeredAt)).toEqual(['accountDoubted']);
    const found = due(completed, { ...asked, payout, answeredAt }, answeredAt);
    expect(found).toMatchObject({ holds: [], by: '2026-12-02', payee: due(finished)?.payee });
  });

  it('is the one that the seller gave, after 24 hours and no earlier (LEG-61)', () => {
    const beside = { ...asked, payout, answeredAt, givenPayee: given };
    expect(due(completed, beside, answeredAt)).toMatchObject({
      payee: given.payee,
      holds: [{ code: 'accountChanged', until: '2026-12-01T09:00:00.000Z' }],
    });
    expect(codes(completed, beside, '2026-12-01T08:59:59.999Z')).toEqual(['accountChanged']);
    expect(codes(completed, beside, '2026-12-01T09:00:00.000Z')).toEqual([]);
  });

  it('waits for a person where it is in another name (LEG-61), whatever the payment data of the sale say', () => {
    const givenPayee = { payee: { ...given.payee, holder: 'Jemand Anderes' }, at: answeredAt };
    const later = '2026-12-03T09:00:00.000Z';
    expect(codes(completed, { ...asked, payout, givenPayee }, later)).toEqual(['otherPayee']);
    expect(codes(completed, { ...asked, payout, givenPayee, releasedPayee: givenPayee.payee }, later)).toEqual([]);
    expect(codes(paidTo('Jemand Anderes', completed), { ...asked, payout, givenPayee: given }, later)).toEqual([]);
  });

  it('is the one that the seller gave also where the payment data had been changed within the day before it', () => {
    // Their own hold ends an hour after the seller's word.
    const changed = { ...completed, payoutHoldUntil: '2026-11-30T10:00:00.000Z' };
    expect(due(changed, { ...asked, payout, answeredAt, givenPayee: given }, answeredAt)).toMatchObject({
      payee: given.payee,
      holds: [{ code: 'accountChanged', until: '2026-12-01T09:00:00.000Z' }],
    });
  });

  it('is the one of the payment data again where those were changed later', () => {
    const changed = { ...finished, payoutHoldUntil: '2026-12-05T09:00:00.000Z' };
    expect(due(changed, { ...asked, givenPayee: given })?.payee).toEqual(due(finished)?.payee);
  });
});

describe('a payment waits', () => {
  it('for 24 hours after the account was changed (LEG-61), and no longer', () => {
    const story = continueStory(offerIn('payout', privately), ['addCreditNote']);
    const { addresses } = story.state;
    if (!addresses) throw new Error('No addresses');
    const usual = commandFor('submitAddresses', story.state, story.now, privately);
    if (usual.type !== 'submitAddresses') throw new Error('Another command');
    story.given('customer', { ...usual, addresses: withOtherIban(addresses), reauthenticated: true });
    continueStory(story, ['finishOffer'], privately);
    const held = due(story.state);
    expect(held?.holds).toMatchObject([
      { code: 'accountChanged', until: '2026-11-24T09:00:00.000Z', text: 'neue Zahlungsdaten, bis 24.11. 10:00' },
    ]);
    expect(held?.by).toBe('2026-11-24');
    expect(codes(story.state, asked, '2026-11-24T09:00:00.000Z')).toEqual([]);
  });

  it('for a person where the account is somebody else’s, and for exactly that account (LEG-61)', () => {
    const other = paidTo('Jemand Anderes');
    expect(codes(other)).toEqual(['otherPayee']);
    const payee = due(other)?.payee;
    if (!payee) throw new Error('Nothing is due');
    expect(codes(other, { ...asked, releasedPayee: payee })).toEqual([]);
    expect(codes(paidTo('Wer Drittes'), { ...asked, releasedPayee: payee })).toEqual(['otherPayee']);
  });

  it('while the seller’s own invoice was not looked at, and where it is refused', () => {
    const state = offerIn('finished').state;
    expect(codes(state, { requestedAt })).toEqual(['invoiceWaits']);
    expect(codes(state, { requestedAt, verdict: 'refused' })).toEqual(['invoiceRefused']);
  });

  it('for a document, and for the seller to ask for it', () => {
    const state = offerIn('payout', privately).state;
    expect(codes(state, {})).toEqual(['noDocument']);
    expect(due(state, {})?.amount).toBeUndefined();
    expect(codes(state, { isAccountDoubted: true })).toEqual(['noDocument', 'accountDoubted']);
    const found = due(state, {});
    expect(found && isRequested(found)).toBe(false);
  });

  it('while another payment of it is on its way', () => {
    const payout = { runId: 'a', state: 'ordered', at: requestedAt } as const;
    expect(codes(finished, { ...asked, payout })).toEqual(['inRun']);
    expect(codes(finished, { ...asked, payout }, requestedAt, 'a')).toEqual([]);
    expect(codes(finished, { ...asked, payout: { ...payout, state: 'dropped' } })).toEqual([]);
  });

  it('where there is nothing to pay', () => {
    expect(codes(finished, { ...asked, paper: { ...receipt, payable: 0 } })).toEqual(['nothingToPay']);
  });
});

describe('a chosen payment', () => {
  const chosen = due(finished);
  if (!chosen || !isPayable(chosen)) throw new Error('Nothing is due');
  const payment = { ...chosen, endToEndId: 'Z-2026-000001' };

  it('stands while nothing has changed', () => {
    expect(dropReasonOf(payment, chosen)).toBeUndefined();
  });

  it('falls out with a reason when account, amount or paper have', () => {
    expect(dropReasonOf(payment, undefined)).toBe('Es ist nichts mehr zu zahlen');
    expect(dropReasonOf(payment, { ...chosen, amount: 4_499 })).toMatch(/^Zu zahlen sind jetzt 44,99/);
    expect(dropReasonOf(payment, { ...chosen, payee: { ...chosen.payee, iban: 'DE00' } })).toMatch(/Zahlungsdaten/);
    expect(dropReasonOf(payment, { ...chosen, purpose: 'GS-2026-000002' })).toMatch(/Beleg/);
    expect(dropReasonOf(payment, due(paidTo('Wer Drittes')))).toMatch(/anderen Namen/);
  });
});

describe('a run is let go', () => {
  const hands = { composedBy: 'a', gaveAccount: new Set(['b']), releasedPayee: new Set(['c']) };

  it('by anybody below the sum that the house names', () => {
    expect(releaseRefusalOf('a', hands, false)).toBeUndefined();
  });

  it('by somebody who had no hand in it from that sum on', () => {
    expect(['a', 'b', 'c', 'd'].map((by) => releaseRefusalOf(by, hands, true))).toEqual([
      'ownRun',
      'ownAccount',
      'ownPayee',
      undefined,
    ]);
  });

  it('what one person lets go alone on a day counts together', () => {
    const rules = { secondPersonFrom: 1_000_000 };
    expect(runNeedsSecondPerson(999_999, 0, rules)).toBe(false);
    expect(runNeedsSecondPerson(1_000_000, 0, rules)).toBe(true);
    expect(runNeedsSecondPerson(400_000, 600_000, rules)).toBe(true);
  });
});
