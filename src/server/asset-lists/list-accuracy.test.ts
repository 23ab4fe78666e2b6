// Dear: the whole catalogue is learned.
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

  it('have at least 95 of 100 lines right, and of those whose model the catalogue holds', () => {
    expect(all().right).toBeGreaterThanOrEqual(listAims.right);
    const known = lists.flatMap(({ verdicts }) => verdicts).filter((verdict) => verdict.known);
    expect(sharesOf(known).right).toBeGreaterThanOrEqual(listAims.right);
  });

  it('have at most three of a thousand matches that are another device', () => {
    expect(all().wrong).toBeLessThanOrEqual(listAims.wrong);
  });

  it('have quantity, configuration and serial numbers right in 95 of 100 lines', () => {
    const { quantity, configuration, serials } = all();
    expect(Math.min(quantity, configuration, serials)).toBeGreaterThanOrEqual(listAims.right);
  });

  it('have nine of ten lines right in each kind, those included that nobody practises on', () => {
    for (const [kind, judged] of Map.groupBy(lists, (list) => list.kind)) {
      const { right, quantity, configuration } = sharesOf(judged.flatMap(({ verdicts }) => verdicts));
      expect(Math.min(right, quantity, configuration), kind).toBeGreaterThanOrEqual(0.9);
    }
  });
});
