import { describe, expect, it } from 'vitest';
import { foldEvents } from '#domain/offer/events/evolve.ts';
import { saleOf } from '#domain/sale/sale.ts';
import { taskOf } from '#domain/sale/task-of.ts';
import { commandFor, type OfferKind, usualKind } from '#tests/factories/offer-command.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import type { OfferStory } from '#tests/factories/offer-story.ts';

const privately: OfferKind = { ...usualKind, offeredAsBusiness: false };
const gutschrift = () => continueStory(offerIn('payout'), ['addCreditNote']);
const ankaufbeleg = () => continueStory(offerIn('payout', privately), ['addCreditNote'], privately);
const objected = () => continueStory(gutschrift(), ['objectToCreditNote']);

/** The seller agrees to a Gutschrift once more, with the data as they are. */
function agreeAnew(story: OfferStory): void {
  const { addresses, inquiryId = '' } = story.state;
  if (!addresses) throw new Error('No addresses yet');
  const contractDetails = { ...addresses.contractDetails, selfBilling: true };
  story.given('customer', {
    type: 'submitAddresses',
    inquiryId,
    addresses: { ...addresses, contractDetails },
    declarations: [],
    reauthenticated: false,
  });
}

describe('an objection to the Gutschrift (INV-02)', () => {
  it('takes it down with the agreement to it, and nothing is paid before another document', () => {
    const story = objected();
    const { state, now } = story;
    expect(state.document).toBeUndefined();
    expect(state.selfBilling).toMatchObject({ withdrawnAt: now });
    expect(state.endedDocuments).toMatchObject([
      { number: 'GS-2026-000001', end: 'objected', reason: 'Die Anschrift ist eine andere', endedAt: now },
    ]);
    for (const [actor, type, refusal] of [
      ['customer', 'finishOffer', 'documentMissing'],
      ['provider', 'complete', 'documentMissing'],
      ['provider', 'addCreditNote', 'selfBillingNotAgreed'],
    ] as const)
      expect(story.ask(actor, commandFor(type, state, now))).toEqual({ refusal });
  });

  it('brings a finished sale back to the payout', () => {
    const story = continueStory(gutschrift(), ['finishOffer']);
    expect(continueStory(story, ['objectToCreditNote']).state.phase).toBe('payout');
  });

  it('is work for the desk until it is clear how the sale is paid', () => {
    const story = objected();
    expect(taskOf(saleOf(story.state))).toBe('clearObjection');
    expect(taskOf(saleOf(continueStory(objected(), ['issueInvoice']).state))).toBe('compareInvoice');
    agreeAnew(story);
    expect(taskOf(saleOf(story.state))).toBe('addDocument');
  });

  it('leaves two ways: an own invoice, or a new Gutschrift once the seller agrees anew', () => {
    expect(continueStory(objected(), ['issueInvoice', 'finishOffer', 'complete']).state.phase).toBe('completed');
    const story = objected();
    agreeAnew(story);
    continueStory(story, ['addCreditNote']);
    expect(story.state.document).toMatchObject({ number: 'GS-2026-000002' });
    expect(story.state.selfBilling).not.toHaveProperty('withdrawnAt');
    expect(continueStory(story, ['finishOffer', 'complete']).state.endedDocuments).toHaveLength(1);
  });

  it('may follow another one, to the Gutschrift that came after it', () => {
    const story = objected();
    agreeAnew(story);
    continueStory(story, ['addCreditNote', 'objectToCreditNote']);
    expect(story.state.endedDocuments?.map(({ number }) => number)).toEqual(['GS-2026-000001', 'GS-2026-000002']);
  });

  it('sent twice adds nothing, and needs no reason', () => {
    const story = objected();
    expect(story.send('customer', commandFor('objectToCreditNote', story.state, story.now))).toEqual({ events: [] });
    const silent = gutschrift();
    silent.given('customer', { ...commandFor('objectToCreditNote', silent.state, silent.now), reason: '  ' });
    expect(silent.state.endedDocuments?.[0]).not.toHaveProperty('reason');
  });

  it('is made to a Gutschrift alone, not to an Ankaufbeleg or an own invoice', () => {
    for (const story of [ankaufbeleg(), continueStory(offerIn('payout'), ['issueInvoice']), offerIn('payout')])
      expect(story.ask('customer', commandFor('objectToCreditNote', story.state, story.now))).toEqual({
        refusal: 'creditNoteMissing',
      });
  });
});

describe('the storno of our own paper (INV-41)', () => {
  it.each([
    ['a business', gutschrift],
    ['a private seller', ankaufbeleg],
  ])('lets another one follow at once, what was agreed stands: %s', (_who, story) => {
    const cancelled = continueStory(story(), ['cancelDocument']);
    expect(cancelled.state.endedDocuments?.[0]).toMatchObject({
      end: 'cancelled',
      cancellation: expect.stringMatching(/^ST-/),
      reason: 'Das Leistungsdatum war falsch',
    });
    expect(taskOf(saleOf(cancelled.state))).toBe('addDocument');
    continueStory(cancelled, ['addCreditNote']);
    expect(cancelled.state.document).toMatchObject({ number: 'GS-2026-000002' });
    expect(foldEvents(cancelled.events)).toEqual(cancelled.state);
  });

  it('lets the tax data be set right, which a standing document fixes (INV-12)', () => {
    const taxChange = (story: OfferStory) => {
      const { addresses, inquiryId = '' } = story.state;
      if (!addresses) throw new Error('No addresses yet');
      const contractDetails = { ...addresses.contractDetails, vatStatus: 'smallBusiness' as const };
      return story.ask('customer', {
        type: 'submitAddresses',
        inquiryId,
        addresses: { ...addresses, contractDetails },
        declarations: [],
        reauthenticated: false,
      });
    };
    expect(taxChange(gutschrift())).toEqual({ refusal: 'documentStands' });
    expect(taxChange(continueStory(gutschrift(), ['cancelDocument']))).toHaveProperty('events');
  });

  it('is refused once the payment is in a file for the bank, without a reason, and of what is not ours', () => {
    const refused = (story: OfferStory, change: object) =>
      story.ask('provider', { ...commandFor('cancelDocument', story.state, story.now), ...change });
    expect(refused(gutschrift(), { exported: true })).toEqual({ refusal: 'documentExported' });
    expect(refused(gutschrift(), { reason: ' ' })).toEqual({ refusal: 'reasonMissing' });
    expect(refused(continueStory(offerIn('payout'), ['issueInvoice']), {})).toEqual({ refusal: 'ownDocumentMissing' });
    const ended = { type: 'cancelDocument', reason: 'Falscher Betrag', exported: false } as const;
    expect(gutschrift().ask('system', { ...ended, correctedBy: 'b' })).toEqual({ refusal: 'documentMissing' });
    const seen = gutschrift();
    expect(refused(seen, { seen: seen.state.version - 1 })).toEqual({ refusal: 'offerChanged' });
  });
});

describe('an own invoice that was given back once the sale was finished (INV-21)', () => {
  const finished = () => continueStory(offerIn('payout'), ['issueInvoice', 'finishOffer']);
  const ended = { type: 'cancelDocument', reason: 'Falscher Betrag', exported: false, correctedBy: 'b' } as const;

  it('ends without a paper of ours where a corrected one follows, and what was asked for is asked for again', () => {
    const story = finished();
    expect(story.ask('customer', commandFor('issueInvoice', story.state, story.now))).toEqual({ events: [] });
    story.given('system', ended);
    expect(story.state).toMatchObject({ phase: 'payout' });
    expect(story.state).not.toHaveProperty('document');
    expect(story.state).not.toHaveProperty('endedDocuments');
    story.given('customer', { ...commandFor('issueInvoice', story.state, story.now), invoiceUpload: 'b' });
    continueStory(story, ['finishOffer']);
    expect(story.state).toMatchObject({ phase: 'finished', document: { upload: 'b' } });
    expect(foldEvents(story.events)).toEqual(story.state);
  });

  it('stays where its payment is in a file for the bank', () => {
    expect(finished().ask('system', { ...ended, exported: true })).toEqual({ refusal: 'documentExported' });
  });
});
