import { describe, expect, it } from 'vitest';
import { checkSum } from './check-sum.ts';
import { hasDeviceLines, readDeviceLines } from './read-device-lines.ts';

/** As the scripts write it. */
const lineOf = (...fields: string[]) => {
  const line = ['AW1', ...fields].join(';');
  return `${line};#${checkSum(line)}`;
};

const notebook = lineOf(
  'maker:Dell_Inc.',
  'model:Latitude_5490',
  'serial:7XK2A11',
  'cpu:Intel(R)_Core(TM)_i5-8350U_CPU_@_1.70GHz',
  'cpus:1',
  'ram:15842',
  'drive:ssd,512',
  'battery:87',
);
const server = lineOf(
  'maker:HPE',
  'model:ProLiant_DL380_Gen10',
  'serial:CZJ1',
  'cpus:2',
  'ram:391680',
  'drive:hdd,1200',
);

const serials = (text: string) => readDeviceLines(text).devices.map(({ serial }) => serial);
const faults = (text: string) => readDeviceLines(text).faults.map(({ fault }) => fault);

it('the check sum is the one of RFC 1950', () => {
  expect(checkSum('Wikipedia')).toBe('11e60398');
});

describe('a line of the helper script', () => {
  it('is read with everything that it says', () => {
    expect(readDeviceLines(notebook)).toEqual({
      devices: [
        {
          maker: 'Dell Inc.',
          model: 'Latitude 5490',
          serial: '7XK2A11',
          cpu: 'Intel(R) Core(TM) i5-8350U CPU @ 1.70GHz',
          cpus: 1,
          ram: 15_842,
          drives: [{ kind: 'ssd', gigabytes: 512 }],
          batteries: [87],
        },
      ],
      faults: [],
      repeated: 0,
    });
  });

  it('has its blanks, underscores, semicolons and percent signs back', () => {
    const [device] = readDeviceLines(lineOf('maker:A%3BB_100%25', 'serial:X%5F%255F')).devices;
    expect(device).toMatchObject({ maker: 'A;B 100%', serial: 'X_%5F' });
  });

  it.each([
    ['wrapped at 72 characters', notebook.replace(/(.{72})/g, '$1\r\n')],
    ['wrapped within its check sum', `${notebook.slice(0, -3)}\n${notebook.slice(-3)}`],
    ['quoted in an answer', `> ${notebook.replace(/(.{40})/g, '$1\n> ')}`],
    ['as quoted-printable', notebook.replace(/(.{70})/g, '$1=\r\n')],
    ['with the zeros of UTF-16 read as bytes', `\ufffd\ufffd${[...notebook].join('\u0000')}\u0000`],
    ['behind a byte order mark', `\ufeff${notebook}\r\n`],
    ['amid a mail', `Hallo,\nhier die Zeile: ${notebook}\n\nGruß\nKim`],
    ['in a cell with quotes', `"${notebook}"`],
    ['with its check sum in capitals', notebook.replace(/[0-9a-f]{8}$/, (sum) => sum.toUpperCase())],
  ])('is read %s', (_, text) => {
    expect(hasDeviceLines(text)).toBe(true);
    expect(readDeviceLines(text).devices).toEqual(readDeviceLines(notebook).devices);
    expect(faults(text)).toEqual([]);
  });

  it('stands beside others in one paste, and the same one counts once', () => {
    const text = `${notebook}\n\n${server}\n${notebook}`;
    expect(serials(text)).toEqual(['7XK2A11', 'CZJ1']);
    expect(readDeviceLines(text).repeated).toBe(1);
  });

  it.each([
    ['cut', 'cut off in a terminal', notebook.slice(0, 60)],
    ['cut', 'without the end of its check sum', notebook.slice(0, -1)],
    ['changed', 'with a digit that somebody changed', notebook.replace('ram:15842', 'ram:65842')],
    ['changed', 'with a character that got lost', notebook.replace('Latitude', 'Latitud')],
    ['unknownVersion', 'of a later script', notebook.replace('AW1', 'AW2')],
    ['virtual', 'of a virtual machine', lineOf('maker:innotek_GmbH', 'model:VirtualBox', 'serial:0')],
  ])('is refused as %s: %s', (fault, _, text) => {
    expect(readDeviceLines(text).devices).toEqual([]);
    expect(faults(text)).toEqual([fault]);
  });

  it('is read though the one before it was cut, and says which one was', () => {
    const text = `${server.slice(0, 30)}\n${notebook}`;
    expect(serials(text)).toEqual(['7XK2A11']);
    expect(readDeviceLines(text).faults).toEqual([{ at: 1, fault: 'cut', start: server.slice(0, 30) }]);
  });

  it.each([
    'To_Be_Filled_By_O.E.M.',
    'Default_string',
    'System_Serial_Number',
    'Not_Specified',
    'None',
    '0',
    '........',
    '0123456789',
  ])('leaves out what the firmware only pretends to say: %s', (serial) => {
    expect(serials(lineOf('maker:ASUS', `serial:${serial}`))).toEqual([undefined]);
  });

  it('leaves out values that make no sense, and fields that it does not know', () => {
    const [device] = readDeviceLines(
      lineOf('cpus:0', 'ram:viel', 'drive:ssd', 'drive:tape,12', 'drive:hdd,0', 'battery:900', 'user:kim', 'ohne'),
    ).devices;
    expect(device).toEqual({ drives: [], batteries: [] });
  });
});

it.each(['', 'AW1', '3x Dell Latitude 5490', 'RAW1;x', 'Lager-AW1;Regal'])('%j holds no line', (text) => {
  expect(hasDeviceLines(text)).toBe(false);
  expect(readDeviceLines(text)).toEqual({ devices: [], faults: [], repeated: 0 });
});

it('a text of nothing but beginnings is read to its end', () => {
  expect(readDeviceLines('AW1;'.repeat(200_000)).faults).toHaveLength(10_000);
});
