import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '../item-configuration.ts';
import { mediaWishes } from './media-wish.ts';
import { questionRecords, questions } from './registry.ts';

describe('every question of the catalogue', () => {
  it.each(questions)('%s has words, and goods it is asked of', (asked) => {
    const { label, hint, variants = {}, askedOf, input } = questionRecords[asked];
    expect(label).not.toBe('');
    expect(hint === '').toBe(input.kind === 'drives');
    expect(askedOf.length).toBeGreaterThan(0);
    expect(new Set(askedOf).size).toBe(askedOf.length);
    for (const words of Object.values(variants)) {
      expect(words.label ?? words.hint ?? words.usual, asked).toBeTruthy();
    }
  });

  it.each(questions)('%s has other words only for goods it is asked of', (asked) => {
    const { variants = {}, askedOf, onlyOfModels = [], answeredByModel = [], requiredOf } = questionRecords[asked];
    const classes: readonly string[] = askedOf;
    const others = classes.includes('locked') ? [] : Object.keys(variants);
    const narrowed = [...onlyOfModels, ...(answeredByModel === true ? [] : answeredByModel)];
    expect([...others, ...narrowed].filter((one) => !classes.includes(one))).toEqual([]);
    expect(requiredOf === undefined || classes.includes('locked')).toBe(true);
  });

  it.each(questions)('%s has bounds in order and answers with labels', (asked) => {
    const { input, usual = [] } = questionRecords[asked];
    switch (input.kind) {
      case 'text':
        expect(input.max).toBeGreaterThan(0);
        expect(usual.filter((answer) => answer.length > input.max)).toEqual([]);
        break;
      case 'number':
      case 'pickedNumber':
        expect(input.minimum).toBeLessThan(input.maximum);
        if (input.kind === 'number') break;
        expect(input.usual.map(Number)).toEqual(input.usual.map(Number).toSorted((one, other) => one - other));
        expect(Object.keys(input.labels).filter((number) => !input.usual.includes(number))).toEqual([]);
        break;
      case 'choice':
        expect(Object.keys(input.labels).length).toBeGreaterThan(1);
        expect(Object.values(input.labels)).not.toContain('');
        break;
      default:
        expect(usual).toEqual([]);
    }
  });

  it.each(questions)('%s names no level of a norm that private sellers do not know', (asked) => {
    const { input, label, hint } = questionRecords[asked];
    const labels = input.kind === 'choice' ? Object.values(input.labels) : [];
    const said =
      asked === 'mediaWish'
        ? mediaWishes.map((wish) => questionRecords.mediaWish.say(wish, { ...defaultConfiguration }) ?? '')
        : [];
    expect([label, hint, ...labels, ...said].filter((text) => /\b[HET]-\d|DIN \d/.test(text))).toEqual([]);
  });

  it('that is said behind another names one that there is, and no two name each other', () => {
    const after = new Map(questions.map((asked) => [asked, questionRecords[asked].saidAfter]));
    for (const [asked, before] of after) {
      const known = questions.find((one) => one === before);
      if (before !== undefined) expect(known, asked).toBeDefined();
      if (known !== undefined) expect(after.get(known), asked).not.toBe(asked);
    }
  });

  it('has a column of a list to itself', () => {
    const headers = questions.flatMap((asked) => questionRecords[asked].inList?.headers?.split(' ') ?? []);
    expect(headers.filter((header, at) => headers.indexOf(header) !== at)).toEqual([]);
  });
});
