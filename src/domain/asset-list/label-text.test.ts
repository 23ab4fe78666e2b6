import { describe, expect, it } from 'vitest';
import { printedLabel } from './label-text.ts';

const linesOf = (...texts: string[]) =>
  texts.map((text, at) => ({ text, box: { left: 0.1, top: at / 10, width: 0.5, height: 0.05 } }));
const read = (...texts: string[]) => {
  const { box: _, ...said } = printedLabel(linesOf(...texts));
  return said;
};

describe('what print on a label says', () => {
  it.each([
    [
      ['DELL Service Tag', 'Service Tag (S/N): N1D5KP2', 'Express Service Code: 50312345678'],
      { serial: 'N1D5KP2', kind: 'Service-Tag', maker: 'Dell', products: [] },
    ],
    [
      ['Lenovo', 'MT-M 20XKS02X00 S/N PF3S9C1X'],
      { serial: 'PF3S9C1X', kind: 'Seriennummer', maker: 'Lenovo', products: ['20XKS02X00'] },
    ],
    [
      ['HP Notebook', 'Serial 5CG8183MMx', 'ProdID 7SH23EA#ABD'],
      { serial: '5CG8183MMX', kind: 'Seriennummer', maker: 'HP', products: ['7SH23EA#ABD'] },
    ],
    [
      ['CISCO', '(1P) PID WS-C2960X-48FPD-T', '(S) SN FOC1946T455'],
      { serial: 'FOC1946T455', kind: 'Seriennummer', maker: 'Cisco', products: ['WS-C2960X-48FPD-T'] },
    ],
    [['Serien-Nr.', 'VN00AB12'], { serial: 'VN00AB12', kind: 'Seriennummer', products: [] }],
    [['Modell: Latitude 5400 Reg Model: P98G', 'Reg Type No.: P98G002'], { name: 'Latitude 5400', products: [] }],
    [['Smartphone', '490154203237518'], { serial: '490154203237518', kind: 'IMEI', products: [] }],
  ])('%j', (texts, said) => expect(read(...texts)).toEqual(said));

  it('puts an O right that has to be a nought by the maker’s form, and offers both where no form says it', () => {
    expect(read('S/N PFODVHG9', 'MTM 2OWOCTO1WW')).toMatchObject({ serial: 'PF0DVHG9' });
    expect(read('P/N 2OW-B21').products).toEqual(['2OW-B21', '20W-B21']);
    expect(read('S/N VNO0AB12').serial).toBe('VNO0AB12');
  });

  it('is no number without its word, of two that are called so, and where the word calls something else', () => {
    expect(read('PF3S9C1X', '20XKS02X00')).toEqual({ products: [] });
    expect(read('S/N PF3S9C1X', 'S/N PF3S9C1Z').serial).toBeUndefined();
    expect(read('Serial No.', 'MAC 0A1B2C3D4E5F').serial).toBeUndefined();
    expect(read('Express Service Code 50312345678').serial).toBeUndefined();
    expect(read('S/N 00000000').serial).toBeUndefined();
  });

  it('names the part of the picture that it was taken from', () => {
    const { box } = printedLabel(linesOf('Lenovo', 'S/N', 'PF3S9C1X', 'Made in'));
    expect(box).toMatchObject({ top: 0.1 });
    expect((box?.top ?? 0) + (box?.height ?? 0)).toBeCloseTo(0.25);
  });
});
