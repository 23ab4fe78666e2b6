import { describe, expect, it } from 'vitest';
import { groupedNames } from './step-groups.ts';

const numbered = (prefix: string, from: number, count: number, by = 10) =>
  Array.from({ length: count }, (_, index) => `${prefix}${from + index * by}`);

describe('the models of a series', () => {
  it('stay as the catalogue orders them while they fit on a screen or two', () => {
    const names = ['R750', 'R430'];
    expect(groupedNames(names)).toEqual([{ name: 'R750' }, { name: 'R430' }]);
  });

  it('are sorted and cut into groups when there are many', () => {
    const grouped = groupedNames([...numbered('R', 700, 12), ...numbered('R', 400, 12)]);
    expect(grouped[0]).toEqual({ name: 'R400', group: 'R4 …' });
    expect(new Set(grouped.map(({ group }) => group))).toEqual(new Set(['R4 …', 'R5 …', 'R7 …', 'R8 …']));
  });

  it('are told apart by more characters when they all start alike, hundreds of them too', () => {
    const grouped = groupedNames(numbered('WS-C', 29_000, 300, 5));
    const groups = new Set(grouped.map(({ group }) => group));
    expect(groups.size).toBeGreaterThan(1);
    expect(groups.size).toBeLessThan(100);
    expect(grouped).toHaveLength(300);
  });

  it('stay one list when no sign tells them apart', () => {
    const names = Array.from({ length: 30 }, (_, index) => `Modell ${String.fromCharCode(65 + index)}`);
    expect(groupedNames(names).every(({ group }) => group === undefined)).toBe(true);
  });
});
