import { describe, expect, it } from 'vitest';
import { type MessageAuthor, openQuestionsTo, turnAsked } from './offer-message.ts';

const bySeller = { id: 'frage', author: 'customer', asks: true } as const;
const byBuyer = { id: 'rückfrage', author: 'provider', asks: true } as const;
const answer = { id: 'antwort', author: 'provider', asks: false, answers: 'frage' } as const;
const remark = { id: 'hinweis', author: 'provider', asks: false } as const;

describe('a question', () => {
  it.each<[string, Parameters<typeof openQuestionsTo>[1], MessageAuthor, string[]]>([
    ['is open to the other side until it is answered', [bySeller], 'provider', ['frage']],
    ['is not open to the side that asked', [bySeller], 'customer', []],
    ['is closed by its answer', [bySeller, answer], 'provider', []],
    ['stays open whatever else is said', [byBuyer, bySeller, answer, remark], 'customer', ['rückfrage']],
    ['may be open on both sides at once', [byBuyer, bySeller], 'provider', ['frage']],
    ['is no remark', [remark], 'customer', []],
    ['that goes with an answer is open itself', [bySeller, { ...answer, asks: true }], 'customer', ['antwort']],
  ])('%s', (_sentence, messages, side, open) => {
    expect(openQuestionsTo(side, messages).map(({ id }) => id)).toEqual(open);
  });

  it('makes it the turn of the seller who is asked, as long as nobody waits for them anyway and it is not over', () => {
    expect((['provider', 'customer', 'both', 'nobody'] as const).map((turn) => turnAsked(turn, true))).toEqual([
      'customer',
      'customer',
      'both',
      'nobody',
    ]);
    expect(turnAsked('provider', false)).toBe('provider');
  });
});
