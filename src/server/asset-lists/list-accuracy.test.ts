import { beforeAll, describe, expect, it } from 'vitest';
import { type JudgedList, judgeLists, listAims, sharesOf } from '#tests/support/judged-lists.ts';

describe('the lists that IT departments send', () => {
  let lists: readonly JudgedList[];
  beforeAll(async () => {
    lists = await judgeLists('tests/fixtures/asset-lists');
  });

  const all = () => sharesOf(lists.flatMap(({ verdicts }) => verdicts));

  it('are all read, whatever they are written in (IMP-02)', () => {
    expect(lists.length).toBeGreaterThanOrEqual(17);
    for (const { name, verdicts } of lists) {
      expect(
        verdicts.some(({ rows }) => rows.length > 0),
        name,
      ).toBe(true);
    }
  });

  it('have at least nine of ten lines right', () => {
    expect(all().right).toBeGreaterThanOrEqual(listAims.right);
  });

  it('have at most one of a hundred matches that is another device', () => {
    expect(all().wrong).toBeLessThanOrEqual(listAims.wrong);
  });

  it('have the quantity right in nine of ten lines', () => {
    expect(all().quantity).toBeGreaterThanOrEqual(0.9);
  });
});
