import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remarksOf, siteAccessOf } from './site-access.ts';

const nothing = { pallets: '', loading: '', tailLift: '', floor: '', hours: '', restrictions: '', notes: '' };

describe('LOG-30: what is asked about the place of a pickup', () => {
  it('goes out as remarks that people can read', () => {
    const access = {
      ...nothing,
      pallets: '2',
      loading: 'Laderampe',
      floor: '3. OG mit Aufzug',
      notes: 'Bitte klingeln',
    };
    expect(remarksOf(access)).toBe('Paletten: 2\nVerladung: Laderampe\nStockwerk: 3. OG mit Aufzug\nBitte klingeln');
  });

  it('leaves remarks without any answer as they are', () => {
    expect(siteAccessOf('Laderampe im Hof\nHund')).toEqual({ ...nothing, notes: 'Laderampe im Hof\nHund' });
    expect(remarksOf(nothing)).toBe('');
  });

  it('is the same again when the form is opened a second time', () => {
    const line = fc.string({ unit: fc.constantFrom(' ', 'a', ':', 'ß', 'Paletten: '), maxLength: 8 });
    const own = fc
      .array(fc.string({ unit: fc.constantFrom(' ', 'x', '3'), maxLength: 5 }))
      .map((all) => all.join('\n'));
    const any = {
      pallets: line,
      loading: line,
      tailLift: line,
      floor: line,
      hours: line,
      restrictions: line,
      notes: own,
    };
    fc.assert(
      fc.property(fc.record(any), (access) => {
        expect(siteAccessOf(remarksOf(access))).toEqual(access);
      }),
    );
  });
});
