import { describe, expect, it } from 'vitest';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { viewIn } from '#tests/factories/offer-view.ts';
import { hasActedSince, newsSince } from './news-since.ts';

type Entry = OfferView['timeline'][number];
type Message = OfferView['messages'][number];

const at = '2026-11-23T09:00:00.000Z';
const sent: Entry = { version: 1, type: 'submitted', actor: 'customer', at, text: 'Sie haben die Anfrage gesendet.' };
const bid: Entry = {
  version: 2,
  type: 'bidSubmitted',
  actor: 'provider',
  at,
  text: 'Wir haben Ihnen ein Kaufpreisgebot gemacht.',
};
const accepted: Entry = {
  version: 3,
  type: 'bidAccepted',
  actor: 'customer',
  at,
  text: 'Sie haben das Kaufpreisgebot angenommen.',
};

const viewWith = (...timeline: Entry[]): OfferView => ({
  ...viewIn('bidPlaced'),
  version: timeline.length,
  timeline: timeline.toReversed(),
});

describe('the news of an open offer', () => {
  it('is what the other side did', () => {
    expect(newsSince(viewWith(sent), viewWith(sent, bid))).toBe('Neu: Wir haben Ihnen ein Kaufpreisgebot gemacht.');
  });

  it('is an answer to a question too, which stands outside the event log', () => {
    const before = viewWith(sent, bid);
    const answered = {
      id: '1',
      author: 'provider',
      answers: '0',
      asks: false,
      text: 'Ja.',
      files: [],
      at,
    } satisfies Message;
    const asked = { id: '1', author: 'provider', asks: true, text: 'Ja?', files: [], at } satisfies Message;
    expect(newsSince(before, { ...before, messages: [answered] })).toBe('Neu: Ihre Frage ist beantwortet.');
    expect(newsSince(before, { ...before, messages: [asked] })).toBe('Neu: Wir haben eine Frage an Sie.');
    expect(newsSince(before, { ...before, messages: [{ ...answered, author: 'customer' }] })).toBe('');
  });

  it('is never an own step', () => {
    expect(newsSince(viewWith(sent, bid), viewWith(sent, bid, accepted))).toBe('');
    const ended: Entry = {
      version: 3,
      type: 'documentCancelled',
      actor: 'system',
      at,
      text: 'Wir haben Ihre Rechnung …',
    };
    expect(newsSince(viewWith(sent, bid), viewWith(sent, bid, ended))).toBe('');
    expect(newsSince(viewWith(sent, bid), viewWith(sent, bid, { ...ended, actor: 'provider' }))).not.toBe('');
  });

  it('is over once it is answered', () => {
    expect(hasActedSince(2, viewWith(sent, bid))).toBe(false);
    expect(hasActedSince(2, viewWith(sent, bid, accepted))).toBe(true);
  });

  it('is also that the deadline has ended, which no event tells', () => {
    const before = viewWith(sent, bid);
    expect(newsSince(before, { ...before, status: 'deadlinePassed' })).toBe(
      'Neu: Die Frist für Ihre Antwort ist verstrichen.',
    );
  });
});
