import { describe, expect, it } from 'vitest';
import { issueText } from '#contract/rules/issue-text.ts';
import { german } from '#contract/rules/rule-texts.ts';
import { counterbidForm } from '#contract/sale/decision-forms.ts';
import { noTicks } from '#contract/sale/declaration-ticks.ts';
import { comparedPrice, draftCounterbid, readablePrice } from './own-price.ts';

const bid = { total: 2410, minimum: 2165 };
const judged = (counterbid: number | null | undefined) =>
  counterbidForm(bid.total, []).safeParse({ counterbid, declarations: noTicks }, { error: issueText(german) }).error
    ?.issues[0]?.message;
const plain = (text = '') => text.replaceAll('\u00a0', ' ');

describe('an own price', () => {
  it('is compared with the bid in euros and per cent, and so is its guaranteed minimum', () => {
    const { difference, minimum } = comparedPrice(2500, bid);
    expect(plain(difference)).toBe('90,00 € mehr als unser Gebot (3,7 %)');
    expect(minimum).toBe(2255);
  });

  it.each([undefined, null, Number.NaN, 2410, 24_100.01, 2500.001])('%s is compared with nothing', (typed) => {
    expect(comparedPrice(typed, bid)).toEqual({});
  });

  it('is asked back when it is more than a hundred times the bid', () => {
    expect(plain(judged(250_000))).toBe('Das ist mehr als das Hundertfache unseres Gebots. Meinten Sie 2.500,00 €?');
    expect(comparedPrice(250_000, bid)).toEqual({ meant: 2500 });
  });

  it.each([
    [2410, 'Ihr Preis muss über dem Kaufpreisgebot liegen.'],
    [24_100.01, 'Ihr Preis darf höchstens das Zehnfache des Kaufpreisgebots betragen.'],
    [24_100, undefined],
    [2410.01, undefined],
  ])('of %s is judged by the limits', (amount, message) => {
    expect(judged(amount)).toBe(message);
  });

  it('that is missing is asked for, one that cannot be read is explained', () => {
    expect(judged(undefined)).toBe('{attribute} ist ein Pflichtfeld');
    expect(judged(null)).toBe('{attribute} ist ein Pflichtfeld');
    expect(judged(Number.NaN)).toBe('Bitte geben Sie einen Betrag in Euro an, zum Beispiel 2.500,00');
  });

  it.each([undefined, null, Number.NaN, 2500.001])('%s has no amount to write', (typed) => {
    expect(readablePrice(typed)).toBe(0);
    expect(readablePrice(2500)).toBe(2500);
  });

  it('that could not be read is not kept as one', () => {
    expect(draftCounterbid({ counterbid: null })).toEqual({});
    expect(draftCounterbid({ counterbid: 2500 })).toEqual({ counterbid: 2500 });
  });
});
