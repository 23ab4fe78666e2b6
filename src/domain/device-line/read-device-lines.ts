import { checkSum } from './check-sum.ts';
import { type DeviceLine, deviceOf, isVirtual } from './device-line.ts';

/** Why what begins like a line of the helper script is not taken over. */
export const deviceLineFaults = [
  /** Its end with the check sum is missing. */
  'cut',
  /** The check sum is another one: a character is missing or was changed on the way. */
  'changed',
  /** Written by a later version of the script. */
  'unknownVersion',
  /** A virtual machine: nothing that could be sent. */
  'virtual',
] as const;
export type DeviceLineFault = (typeof deviceLineFaults)[number];

/** A line that is not taken over. */
export interface FaultyLine {
  /** Which of the lines in the text, from 1. */
  readonly at: number;
  readonly fault: DeviceLineFault;
  /** Its beginning, at most 60 characters. */
  readonly start: string;
}

/** What a text holds of lines of the helper script. */
export interface ReadDeviceLines {
  /** Each device once, in the order of the text. */
  readonly devices: readonly DeviceLine[];
  readonly faults: readonly FaultyLine[];
  /** How many lines said what another one had said. */
  readonly repeated: number;
}

/** As many lines as an asset list has rows. */
const maxLines = 10_000;
const beginning = /AW(\d{1,2});/g;
const ending = /;#([0-9a-f]{8})/i;

/** Whether a text holds anything that begins like a line of the helper script. */
export function hasDeviceLines(text: string): boolean {
  return tidied(text).search(/(?<![\w-])AW\d{1,2};/) >= 0;
}

/**
 * Reads the lines of the helper script out of a text: several in one paste, wrapped or quoted by a mail program, with the zeros
 * of PowerShell's UTF-16. Only a line whose check sum agrees is believed. Never throws.
 */
export function readDeviceLines(text: string): ReadDeviceLines {
  const clean = tidied(text);
  const starts = [...clean.matchAll(beginning)].filter(({ index }) => !/[\w-]/.test(clean[index - 1] ?? ' '));
  const seen = new Set<string>();
  const devices: DeviceLine[] = [];
  const faults: FaultyLine[] = [];
  let repeated = 0;
  for (const [index, { 0: head, 1: version, index: from }] of starts.slice(0, maxLines).entries()) {
    const line = clean.slice(from, starts[index + 1]?.index).replace(/\s/g, '');
    const read = version === '1' ? believed(line) : 'unknownVersion';
    if (typeof read === 'string') {
      faults.push({ at: index + 1, fault: read, start: line.slice(0, Math.max(60, head.length)) });
    } else if (seen.has(read.sum)) repeated += 1;
    else {
      seen.add(read.sum);
      devices.push(read.device);
    }
  }
  return { devices, faults, repeated };
}

function believed(line: string): { device: DeviceLine; sum: string } | DeviceLineFault {
  const end = ending.exec(line);
  if (end === null) return 'cut';
  const content = line.slice(0, end.index);
  const sum = (end[1] ?? '').toLowerCase();
  if (checkSum(content) !== sum) return 'changed';
  const device = deviceOf(content.split(';').slice(1));
  return isVirtual(device) ? 'virtual' : { device, sum };
}

/** Without what mail programs and wrong encodings put between the characters: the line itself has no white space and is ASCII. */
function tidied(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the zeros of UTF-16 that was read as bytes
      .replace(/[\u0000\ufeff\u00ad\u200b-\u200d\u2060]/g, '')
      .replace(/\u00a0/g, ' ')
      // Soft breaks of quoted-printable.
      .replace(/=\r?\n/g, '')
      // The marks of quoted mails.
      .replace(/(\r\n|\r|\n)(?:[ \t]*[>|])+[ \t]*/g, '$1')
  );
}
