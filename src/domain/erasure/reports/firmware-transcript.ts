import { present } from '#domain/values/present.ts';
import { isSerial } from '../believed.ts';
import type { Doubt } from '../doubts.ts';
import type { ReportRow, SaidOutcome } from '../report.ts';
import type { Technique } from '../technique.ts';
import { saidTime } from './said-time.ts';

/** What shows that somebody let a drive erase itself with nvme-cli or hdparm and kept what they said. */
const begins =
  /\(SSTAT\)\s*:|Issuing (?:SECURITY_ERASE|SANITIZE_(?:BLOCK_ERASE|CRYPTO_SCRAMBLE|OVERWRITE|STATUS))|Success formatting namespace/;

/** Lines of the terminal about one drive, from where it names itself to where the next one does. */
interface Part {
  readonly lines: string[];
  /** What it calls itself: serial number, model and firmware; capacity in bytes. */
  readonly named: Map<'serial' | 'model' | 'firmware' | 'bytes', string>;
}

/** As `nvme id-ctrl` (sn, mn, fr) and `hdparm -I`, or smartctl, write it. */
const names = [
  ['serial', /^\s*(?:sn|Serial Number)\s*:\s*(\S.*?)\s*$/],
  ['model', /^\s*(?:mn|Model Number|Device Model)\s*:\s*(\S.*?)\s*$/],
  ['firmware', /^\s*(?:fr|Firmware Revision|Firmware Version)\s*:\s*(\S.*?)\s*$/],
  ['bytes', /^\s*tnvmcap\s*:\s*(\d{1,18})\s*$/],
] as const;

/**
 * The runs of a terminal's transcript of nvme-cli or hdparm: each belongs to the drive that named itself before it. Undefined where there is
 * no such run in it. When a drive erased itself it does not say: without the time of a clock in a line of its own (`date -Is`) that is a doubt.
 */
export function readFirmwareTranscript(text: string): ReportRow[] | undefined {
  if (!begins.test(text)) return undefined;
  return partsOf(text.split(/\r?\n/)).flatMap((part) => {
    const run = ofSanitizeLog(part) ?? ofHdparm(part) ?? ofFormat(part);
    return run ? [rowOf(part, run)] : [];
  });
}

function partsOf(lines: readonly string[]): Part[] {
  const parts: Part[] = [{ lines: [], named: new Map() }];
  for (const line of lines) {
    for (const [name, pattern] of names) {
      const value = pattern.exec(line)?.[1];
      if (value === undefined) continue;
      const own = parts.at(-1)?.named.get(name);
      // The same drive may name itself again, after it was erased.
      if (own !== undefined && own !== value) parts.push({ lines: [], named: new Map() });
      parts.at(-1)?.named.set(name, value);
    }
    parts.at(-1)?.lines.push(line);
  }
  return parts;
}

interface Run {
  readonly said: SaidOutcome;
  readonly word: string;
  readonly methodName: string;
  readonly toolName: 'nvme-cli' | 'hdparm';
  readonly technique?: Technique | undefined;
  readonly percent?: number | undefined;
  readonly flaws?: readonly Doubt[];
}

const sanitizeStates: Readonly<Record<number, SaidOutcome>> = { 1: 'erased', 3: 'failed', 4: 'erased' };
const sanitizeActions: Readonly<Record<number, string>> = { 2: 'Block Erase', 3: 'Overwrite', 4: 'Crypto Erase' };

/**
 * The last sanitize log: states of NVM Express, whose progress counts to 65535 and stands there as well where nothing was ever erased. Its
 * ninth bit says that nothing was written since; without it the log may be of another owner's time.
 */
function ofSanitizeLog({ lines }: Part): Run | undefined {
  const [status, action, progress] = ['SSTAT', 'SCDW10', 'SPROG'].map((name) => lastNumber(lines, name));
  if (status === undefined) return undefined;
  const said = sanitizeStates[status & 7] ?? 'unsaid';
  const kind = sanitizeActions[(action ?? 0) & 7];
  const isWhole = said === 'erased' && progress === 65_535;
  return {
    ...{ said, word: `SSTAT 0x${status.toString(16)}`, toolName: 'nvme-cli' },
    methodName: `NVMe Sanitize${kind === undefined ? '' : `, ${kind}`}`,
    ...(kind !== undefined && { technique: 'nvmeSanitize' }),
    ...(isWhole && { percent: 100 }),
    flaws: said === 'erased' && (status & 0x100) === 0 ? ['writtenSince'] : [],
  };
}

function lastNumber(lines: readonly string[], name: string): number | undefined {
  const pattern = new RegExp(`\\(${name}\\)\\s*:\\s*(0x[0-9a-f]{1,8}|\\d{1,10})\\b`, 'i');
  const found = lines.flatMap((line) => pattern.exec(line)?.[1] ?? []).at(-1);
  return found === undefined ? undefined : Number(found);
}

const sanitizeCommands: Readonly<Record<string, Technique>> = {
  SANITIZE_BLOCK_ERASE: 'ataSanitizeBlock',
  SANITIZE_CRYPTO_SCRAMBLE: 'ataSanitizeCrypto',
  SANITIZE_OVERWRITE: 'ataSanitizeOverwrite',
};

/** Of a sanitize command hdparm tells the drive's own word when it is asked; of Secure Erase it says nothing but errors. */
function ofHdparm({ lines }: Part): Run | undefined {
  const issued = lines.flatMap((line, at) => {
    const command = /Issuing (SECURITY_ERASE|SANITIZE_\w+) command/.exec(line)?.[1] ?? '';
    return command === 'SECURITY_ERASE' || command in sanitizeCommands ? [{ command, at }] : [];
  });
  const last = issued.at(-1);
  if (!last) return undefined;
  const after = lines.slice(last.at + 1).join('\n');
  const isFailed =
    /SG_IO: bad|Input\/output error|SANITIZE failed|completed unsuccessfully|Operation Failed|error reason/i.test(
      after,
    );
  const isDone = /Last Sanitize Operation Completed Without Error/.test(after) && last.command !== 'SECURITY_ERASE';
  const technique = sanitizeCommands[last.command] ?? 'ataSecureErase';
  return {
    ...{ said: isFailed ? 'failed' : isDone ? 'erased' : 'unsaid', word: last.command, toolName: 'hdparm', technique },
    ...{ methodName: last.command, ...(isDone && !isFailed && { percent: 100 }) },
  };
}

/** Without `--ses` nothing is erased by a format; how much of the drive its namespaces are it does not say. */
function ofFormat({ lines }: Part): Run | undefined {
  if (!lines.some((line) => line.includes('Success formatting namespace'))) return undefined;
  const isErasing = lines.some((line) => /nvme\s+format\b.*(?:--ses[= ]|-s\s*)[12]\b/.test(line));
  return {
    ...{ said: isErasing ? 'erased' : 'unsaid', word: 'Success formatting namespace', toolName: 'nvme-cli' },
    ...{ methodName: 'NVMe Format', ...(isErasing && { technique: 'nvmeFormat' }) },
  };
}

function rowOf(
  { lines, named }: Part,
  { said, word, methodName, toolName, technique, percent, flaws = [] }: Run,
): ReportRow {
  const serial = named.get('serial');
  const times = lines.flatMap((line) => saidTime(/^\s*(\d{4}-\d\d-\d\dT\S+)\s*$/.exec(line)?.[1]) ?? []);
  const bytes = Number(named.get('bytes'));
  return {
    medium: present({
      mediaType: toolName === 'nvme-cli' ? ('nvme' as const) : undefined,
      model: named.get('model'),
      serial: isSerial(serial) ? serial : undefined,
      firmware: named.get('firmware'),
      capacityBytes: bytes > 0 ? bytes : undefined,
    }),
    run: present({
      ...{ methodName, technique, toolName },
      startedAt: times.length > 1 ? times[0] : undefined,
      finishedAt: times.at(-1),
    }),
    ...{ said, word, flaws },
    ...present({ percent, errors: said === 'erased' ? 0 : undefined }),
  };
}
