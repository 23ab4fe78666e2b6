import { describe, expect, it } from 'vitest';
import { goodsKinds } from '#domain/catalogue/goods-kind.ts';
import { avoidedBy } from './avoided.ts';
import { footprintKindOf, footprints } from './footprints.ts';

describe('what selling devices on has avoided', () => {
  it('is the making of as many new ones of their kind, with two digits', () => {
    const avoided = avoidedBy([
      { units: 4, kind: 'notebook' },
      { units: 1, kind: 'server' },
      { units: 2, kind: 'notebook' },
    ]);
    // 6 × 243.5 + 1,206.5 = 2,667.5
    expect(avoided).toEqual({
      kilograms: 2700,
      kinds: [
        { kind: 'notebook', units: 6 },
        { kind: 'server', units: 1 },
      ],
      without: 0,
    });
  });

  it('has no figure for kinds that nobody has published enough about', () => {
    expect(avoidedBy([{ units: 3, kind: undefined }])).toEqual({ kinds: [], without: 3 });
    for (const kind of ['tablet', 'printer', 'switchLarge', 'disk'] as const)
      expect([kind, footprintKindOf(kind)]).toEqual([kind, undefined]);
  });

  it('rests on at least five records for each kind', () => {
    const used = new Set(goodsKinds.flatMap((kind) => footprintKindOf(kind) ?? []));
    expect([...used].toSorted()).toEqual(Object.keys(footprints).toSorted());
    expect(Object.values(footprints).filter(({ records }) => records < 5)).toEqual([]);
  });
});
