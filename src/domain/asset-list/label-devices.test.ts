import { describe, expect, it } from 'vitest';
import { devicesOnLabels, type ReadLabelCode } from './label-devices.ts';

const code = (text: string, top = 0.1, isSure = true): ReadLabelCode => ({
  ...{ text, isSure },
  box: { left: 0.1, top, width: 0.4, height: 0.05 },
});
const read = (...codes: (string | ReadLabelCode)[]) =>
  devicesOnLabels(
    codes.map((one) => (typeof one === 'string' ? code(one) : one)),
    (word) => word === 'DL380G3',
    (question) => question === 'P/N:J9772A',
  ).map(({ serial, model, maker }) => [serial, model, maker]);

describe('what codes on a photo say', () => {
  it.each([
    [['1S20L5CTO1WWPF2ABC01'], ['PF2ABC01', '20L5', 'Lenovo']],
    [
      ['PF2ABC01', '20L5CTO1WW', 'MTM:20L5CTO1WW;SN:PF2ABC01'],
      ['PF2ABC01', '20L5', 'Lenovo'],
    ],
    [
      ['7XK2M53', '17266574487'],
      ['7XK2M53', undefined, 'Dell'],
    ],
    [
      ['5CG8121ABC', '2FZ45EA#ABD'],
      ['5CG8121ABC', '2FZ45EA', 'HP'],
    ],
    [
      ['CN81FP00AB', 'S/N: CN81FP00AB', 'J9772A', '0A1B2C3D4E5F'],
      ['CN81FP00AB', 'J9772A', undefined],
    ],
    [['SFCW2145L0AB'], ['FCW2145L0AB', undefined, 'Cisco']],
    [['[)>␞06␝1PWS-C2960X␝SFCW2145L0AB␞␄'], ['FCW2145L0AB', 'WS-C2960X', undefined]],
    [['490154203237518'], ['490154203237518', undefined, undefined]],
  ])('%j', (codes, device) => {
    expect(read(...codes)).toEqual([device]);
  });

  it('is nothing where it is not sure, where two readings disagree, or where the catalogue calls a model so', () => {
    expect(read(code('CND8121ABC', 0.1, false))).toEqual([]);
    expect(read('7XK2M53', '16899123456')).toEqual([]);
    expect(read('DL380G3')).toEqual([]);
    expect(read('490154203237518', '356938035643809')).toEqual([]);
    expect(read('INV-004711', '8SSB10K97XXX1234567890', '4006381333931')).toEqual([]);
  });

  it('an IMEI beside a serial number is the same telephone', () => {
    expect(read('490154203237518', '356938035643809', 'SC02XK0ABJGH5')).toEqual([['C02XK0ABJGH5', undefined, 'Apple']]);
  });

  it('of several devices each has the codes that are clearly nearest', () => {
    const labels = [code('PF2ABC01', 0.1), code('20L5CTO1WW', 0.16), code('PF2ABC02', 0.6), code('20W0CTO1WW', 0.66)];
    expect(read(...labels, code('20XKCTO1WW', 0.38))).toEqual([
      ['PF2ABC01', '20L5', 'Lenovo'],
      ['PF2ABC02', '20W0', 'Lenovo'],
    ]);
  });

  it('a model without a number is a device, and asked about', () => {
    expect(read('20L5CTO1WW')).toEqual([[undefined, '20L5', undefined]]);
  });
});
