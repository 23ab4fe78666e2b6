import { describe, expect, it } from 'vitest';
import type { TypeKey } from '#domain/catalogue/kinds.ts';
import { aCategory, aModelItem, aTypeItem } from '#tests/factories/wizard-items.ts';
import { goodsKindOf } from './goods-kind-of.ts';

describe('how goods travel', () => {
  it('is what the catalogue says of their model, else of their category', () => {
    const within = aCategory('pcWorkstation');
    expect(goodsKindOf('', aModelItem({ facts: { goodsKind: 'pcMicro' } }, within))).toBe('pcMicro');
    expect(goodsKindOf('', aModelItem({ name: 'Tower 5000' }, within))).toBe('pcSmall');
    expect(goodsKindOf('', aModelItem({ name: 'Drucker' }, aCategory('other')))).toBeUndefined();
  });

  it.each([
    ['Micro / Mini', 'pcMicro'],
    ['SFF (Small Form Factor)', 'pcSmall'],
    ['Tower', 'pcTower'],
  ])('listens to what the customer said about the case of a PC: %s', (formFactor, kind) => {
    expect(goodsKindOf('', aModelItem({}, aCategory('pcWorkstation')), { formFactor })).toBe(kind);
  });

  it.each<[TypeKey, string | undefined, string]>([
    ['hdd', '3,5 Zoll', 'disk'],
    ['hdd', 'M.2', 'diskSmall'],
    ['hdd', 'Bandkassette', 'tape'],
    ['ram', undefined, 'module'],
    ['gpu', undefined, 'card'],
  ])('a component: %s, %s', (type, formFactor, kind) => {
    expect(goodsKindOf(type, aTypeItem(type), formFactor === undefined ? {} : { formFactor })).toBe(kind);
  });

  it.each([
    ['Notebook Lenovo T480', 'notebook'],
    ['Monitor 34 Zoll', 'monitorLarge'],
    ['USV APC 750 VA', 'upsSmall'],
    ['ThinkPad X1', undefined],
    ['Magic Trackpad', 'deskDevice'],
    ['10 Ersatzakkus für ThinkPad', 'looseLithium'],
    ['Server Fujitsu TX100', undefined],
    ['Drucker Brother', undefined],
    ['irgendetwas', undefined],
  ])('in own words: %s', (words, kind) => {
    expect(goodsKindOf(words, undefined)).toBe(kind);
  });

  it('in own words listens to the power of a UPS as well', () => {
    expect(goodsKindOf('USV', undefined, { power: '750 VA' })).toBe('upsSmall');
  });
});
