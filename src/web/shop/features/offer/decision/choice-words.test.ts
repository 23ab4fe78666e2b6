import { expect, it } from 'vitest';
import { choiceText, whyNotChosen } from './choice-words.ts';

const bid = { lines: viewLines(3) };
const choice = (chosen: readonly string[], left: readonly string[], total = 1_280) => ({
  chosen,
  left: new Set(left),
  fixed: new Set<string>(),
  total,
  minimum: 1_250,
  choose: () => {},
  forget: () => {},
});

function viewLines(count: number) {
  return [...Array(count).keys()].map((at) => ({
    itemId: `${at}`,
    quantity: 1,
    total: 640,
    deductions: [],
    countedIn: [],
  }));
}

it('says what a choice comes to and what stays', () => {
  expect(choiceText(choice(['0', '1'], ['2']), bid, '\u00a0netto').replaceAll('\u00a0', ' ')).toBe(
    '2 von 3 Positionen gewählt: 1.280,00 € netto, mindestens 1.250,00 € netto. 1 Position bleibt bei Ihnen.',
  );
  expect(choiceText(choice(['0'], ['1', '2']), bid, '')).toContain('2 Positionen bleiben bei Ihnen.');
  expect(choiceText(choice(['0', '1', '2'], []), bid, '')).toBe('Alle Positionen gewählt.');
});

it('is sent when some lines are sold for something and some stay', () => {
  expect(whyNotChosen(choice(['0'], ['1']))).toBeUndefined();
  expect(whyNotChosen(choice([], ['0', '1']))).toContain('mindestens eine Position');
  expect(whyNotChosen(choice(['0', '1'], []))).toContain('Nehmen Sie dafür das Gebot an');
  expect(whyNotChosen(choice(['0'], ['1'], 0))).toContain('0,00 €');
});
