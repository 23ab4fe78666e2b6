/** A code printed on a label. */
export interface PrintedCode {
  readonly format: 'Code128' | 'Code39' | 'DataMatrix' | 'QRCode' | 'EAN13' | 'ITF';
  /** By GS1: its identifiers in brackets. */
  readonly gs1?: true;
  readonly text: string;
  /** What stands above it. */
  readonly words: string;
}

/** A label as makers and firms print them, and what is true of its device. */
export interface PrintedLabel {
  readonly form: string;
  readonly heading: string;
  readonly codes: readonly PrintedCode[];
  /** What is printed and coded nowhere. */
  readonly lines?: readonly string[];
  /** Absent where no code says in a form that is known which number the device bears. */
  readonly serial?: string;
  /** Of the catalogue, where a code names the model. */
  readonly model?: string;
}

/** Numbers from 0 up to 1, the same ones in each run. */
export type Dice = () => number;

/** Mulberry32. */
export function diceOf(seed: number): Dice {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const letters = 'BCDFGHJKLMNPQRSTVWXYZ';
const figures = '0123456789';
const mixed = `${figures}${letters}`;
export const oneOf = <One>(dice: Dice, all: readonly One[]): One => {
  const one = all[Math.floor(dice() * all.length)];
  if (one === undefined) throw new Error('Nothing to choose from');
  return one;
};
const signs = (dice: Dice, count: number, from = mixed) =>
  Array.from({ length: count }, () => oneOf(dice, [...from])).join('');
const week = (dice: Dice) => String(1 + Math.floor(dice() * 52)).padStart(2, '0');

const lenovos = [
  ['20L5', 'Lenovo ThinkPad T480'],
  ['20W0', 'Lenovo ThinkPad T14 Gen 2 (Intel)'],
  ['20XK', 'Lenovo ThinkPad T14 Gen 2 (AMD)'],
  ['20S0', 'Lenovo ThinkPad T14 Gen 1 (Intel)'],
] as const;
const lenovo = (dice: Dice) => {
  const [type, model] = oneOf(dice, lenovos);
  return {
    type: `${type}${oneOf(dice, ['CTO1WW', 'S02X00', '0037GE'])}`,
    model,
    serial: `PF${signs(dice, 1, '0123')}${signs(dice, 5)}`,
  };
};
const mac = (dice: Dice) => `${signs(dice, 12, '0123456789ABCDEF')}`;
const article = (dice: Dice) => checkedEan14(`0${signs(dice, 12, figures)}`);
const checkedEan14 = (digits: string) => {
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};
const checkedEan = (digits: string) => {
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};
const imei = (dice: Dice) => {
  const digits = `35${signs(dice, 12, figures)}`;
  const doubled = (value: number) => (value > 4 ? 2 * value - 9 : 2 * value);
  const sum = [...digits].reduce((total, digit, place) => total + (place % 2 === 1 ? doubled(+digit) : +digit), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};
const tag = (dice: Dice): string => {
  const made = `${signs(dice, 1, letters)}${signs(dice, 1, figures)}${signs(dice, 4)}${signs(dice, 1, '23')}`;
  return /[0-9].*[0-9]/.test(made) ? made : tag(dice);
};
const hpSerial = (dice: Dice) =>
  `${oneOf(dice, ['5CG', '5CD', '8CG', 'CND'])}${signs(dice, 1, figures)}${week(dice)}${signs(dice, 4)}`;
const ciscoSerial = (dice: Dice) =>
  `${oneOf(dice, ['FCW', 'FOC', 'FDO'])}${oneOf(dice, ['19', '21', '23'])}${week(dice)}${signs(dice, 4)}`;

/** The forms that are practised on, and at the end those that are held out. */
export const labelForms: Readonly<Record<string, (dice: Dice) => PrintedLabel>> = {
  'lenovo, one long code': (dice) => {
    const { type, model, serial } = lenovo(dice);
    return {
      ...{ form: 'lenovo, one long code', heading: 'Lenovo', serial, model },
      codes: [{ format: 'Code128', text: `1S${type}${serial}`, words: `MT-M ${type} S/N ${serial}` }],
    };
  },
  'lenovo, two codes and a square': (dice) => {
    const { type, model, serial } = lenovo(dice);
    return {
      ...{ form: 'lenovo, two codes and a square', heading: 'Lenovo', serial, model },
      codes: [
        { format: 'Code128', text: serial, words: `S/N ${serial}` },
        { format: 'Code128', text: type, words: `MTM ${type}` },
        { format: 'QRCode', text: `MTM:${type};SN:${serial}`, words: '' },
      ],
    };
  },
  'dell, tag and express code': (dice) => {
    const serial = tag(dice);
    return {
      ...{ form: 'dell, tag and express code', heading: 'DELL Service Tag', serial },
      codes: [
        { format: 'Code128', text: serial, words: `Service Tag (S/N): ${serial}` },
        { format: 'Code128', text: String(Number.parseInt(serial, 36)), words: 'Express Service Code' },
      ],
    };
  },
  'hp, number and product': (dice) => {
    const serial = hpSerial(dice);
    const product = `${signs(dice, 1, figures)}${signs(dice, 2)}${signs(dice, 2, figures)}EA#ABD`;
    return {
      ...{ form: 'hp, number and product', heading: 'HP Notebook', serial },
      codes: [
        { format: 'Code128', text: serial, words: `Serial ${serial}` },
        { format: 'Code128', text: product, words: `ProdID ${product}` },
      ],
    };
  },
  'aruba, product by its number': (dice) => {
    const serial = `CN${signs(dice, 1, 'DK')}${signs(dice, 1, figures)}${week(dice)}${signs(dice, 4)}`;
    return {
      ...{ form: 'aruba, product by its number', heading: 'Aruba', serial, model: 'Aruba 2530-48G-PoE+' },
      codes: [
        { format: 'Code39', text: serial, words: `SN ${serial}` },
        { format: 'Code128', text: 'J9772A', words: 'Product J9772A' },
        { format: 'Code128', text: mac(dice), words: 'MAC' },
      ],
    };
  },
  'cisco, mark before the number': (dice) => {
    const serial = ciscoSerial(dice);
    return {
      ...{ form: 'cisco, mark before the number', heading: 'CISCO', serial, model: 'Cisco Catalyst WS-C2960X-48FPD-L' },
      codes: [
        { format: 'Code128', text: '1PWS-C2960X-48FPD-L', words: '(1P) PID WS-C2960X-48FPD-L' },
        { format: 'Code128', text: `S${serial}`, words: `(S) SN ${serial}` },
      ],
    };
  },
  'envelope in a square': (dice) => {
    const serial = ciscoSerial(dice);
    return {
      ...{ form: 'envelope in a square', heading: 'Catalyst', serial, model: 'Cisco Catalyst WS-C2960X-48FPD-L' },
      codes: [
        {
          format: 'DataMatrix',
          text: `[)>\u001e06\u001d1PWS-C2960X-48FPD-L\u001dS${serial}\u001e\u0004`,
          words: `S/N ${serial}`,
        },
      ],
    };
  },
  'apple, box of a computer': (dice) => {
    const serial = `C02${signs(dice, 1, 'CDFGHJ')}${signs(dice, 1, '1234567')}${signs(dice, 3, 'ABCDEFGHJK12345')}${signs(dice, 4, 'DFGHJKLMNPQ0123')}`;
    return {
      ...{ form: 'apple, box of a computer', heading: 'MacBook Pro', serial },
      codes: [
        { format: 'EAN13', text: checkedEan(`19${signs(dice, 10, figures)}`), words: '' },
        { format: 'Code128', text: `S${serial}`, words: `(S) Serial No. ${serial}` },
        { format: 'Code128', text: '1PMXK32D/A', words: 'Part No. MXK32D/A' },
      ],
    };
  },
  'telephone, two imei': (dice) => ({
    ...{ form: 'telephone, two imei', heading: 'Smartphone' },
    codes: [
      { format: 'Code128', text: imei(dice), words: 'IMEI1' },
      { format: 'Code128', text: imei(dice), words: 'IMEI2' },
      { format: 'EAN13', text: checkedEan(`88${signs(dice, 10, figures)}`), words: '' },
    ],
  }),
  'telephone, one imei': (dice) => {
    const serial = imei(dice);
    return {
      ...{ form: 'telephone, one imei', heading: 'Smartphone', serial },
      codes: [{ format: 'Code128', text: serial, words: `IMEI ${serial}` }],
    };
  },
  'sticker of the firm': (dice) => ({
    ...{ form: 'sticker of the firm', heading: 'Eigentum der Muster GmbH' },
    codes: [{ format: 'Code39', text: `INV-${signs(dice, 6, figures)}`, words: 'Inventar' }],
  }),
  'part of a computer': (dice) => ({
    ...{ form: 'part of a computer', heading: 'FRU' },
    codes: [
      { format: 'Code128', text: `8SSB10K97${signs(dice, 3)}${signs(dice, 11)}`, words: '8S' },
      { format: 'DataMatrix', text: `11S45N${signs(dice, 4, figures)}Z1${signs(dice, 10)}`, words: '11S' },
    ],
  }),
  'article and number by gs1': (dice) => {
    const serial = `GX${signs(dice, 8)}`;
    return {
      ...{ form: 'article and number by gs1', heading: 'Switch', serial },
      codes: [
        { format: 'DataMatrix', gs1: true, text: `(01)${article(dice)}(21)${serial}`, words: `SN ${serial}` },
        { format: 'Code128', text: mac(dice), words: 'MAC' },
      ],
    };
  },
  'hp, part with a number of its own': (dice) => ({
    ...{ form: 'hp, part with a number of its own', heading: 'HP Spare' },
    codes: [
      { format: 'Code128', text: `${signs(dice, 6, figures)}-001`, words: 'Spares No.' },
      { format: 'Code39', text: `P${signs(dice, 13)}`, words: 'CT' },
    ],
  }),
  'lenovo, type and number in narrow bars': (dice) => {
    const { type, model, serial } = lenovo(dice);
    return {
      ...{ form: 'lenovo, type and number in narrow bars', heading: 'Lenovo', serial, model },
      codes: [
        { format: 'Code39', text: serial, words: `S/N ${serial}` },
        { format: 'Code39', text: `1S${type}${serial}`, words: `1S ${type}` },
      ],
    };
  },
  // Held out: nobody looked at these while the reader was made.
  'hpe, server': (dice) => {
    const serial = `CZJ${signs(dice, 1, figures)}${week(dice)}${signs(dice, 4)}`;
    return {
      ...{ form: 'hpe, server', heading: 'ProLiant', serial },
      codes: [
        { format: 'Code128', text: serial, words: `Serial No. ${serial}` },
        { format: 'Code128', text: `8${signs(dice, 5, figures)}-B21`, words: 'Product No.' },
        { format: 'QRCode', text: `https://www.hpe.com/qref/${signs(dice, 8)}`, words: '' },
      ],
    };
  },
  'lenovo, square alone': (dice) => {
    const { type, model, serial } = lenovo(dice);
    return {
      ...{ form: 'lenovo, square alone', heading: 'ThinkPad', serial, model },
      codes: [{ format: 'DataMatrix', text: `1S${type}${serial}`, words: `${type} ${serial}` }],
    };
  },
  'number behind its name': (dice) => {
    const serial = `VN${signs(dice, 8)}`;
    return {
      ...{ form: 'number behind its name', heading: 'Monitor', serial },
      codes: [{ format: 'QRCode', text: `P/N: LS27A; S/N: ${serial}`, words: `S/N ${serial}` }],
    };
  },
  'dell, address in a square': (dice) => {
    const serial = tag(dice);
    return {
      ...{ form: 'dell, address in a square', heading: 'DELL', serial },
      codes: [
        { format: 'QRCode', text: `https://qrl.dell.com/${serial}`, words: '' },
        { format: 'Code128', text: serial, words: `ST ${serial}` },
      ],
    };
  },
  'envelope in bars': (dice) => {
    const serial = ciscoSerial(dice);
    return {
      ...{ form: 'envelope in bars', heading: 'Router', serial },
      codes: [
        {
          format: 'QRCode',
          text: `[)>\u001e06\u001d25S${signs(dice, 9)}\u001dS${serial}\u001e\u0004`,
          words: `SN ${serial}`,
        },
      ],
    };
  },
  'number by gs1 in bars': (dice) => {
    const serial = `GY${signs(dice, 8)}`;
    return {
      ...{ form: 'number by gs1 in bars', heading: 'Drucker', serial },
      codes: [{ format: 'Code128', gs1: true, text: `(01)${article(dice)}(21)${serial}`, words: `SN ${serial}` }],
    };
  },
};

/** Forms that are measured and never practised on. */
export const heldOutForms: ReadonlySet<string> = new Set([
  'hpe, server',
  'lenovo, square alone',
  'number behind its name',
  'dell, address in a square',
  'envelope in bars',
  'number by gs1 in bars',
]);
