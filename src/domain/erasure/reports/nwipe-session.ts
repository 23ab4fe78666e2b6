import { saidTime } from './said-time.ts';

/** What a log of nwipe says of one device in one session. */
export interface LoggedDevice {
  serial?: string;
  model?: string;
  bus?: string;
  sectorBytes?: number;
  bytes?: number;
  method?: string;
  passesRequested?: number;
  readonly passes: Set<string>;
  readonly written: number[];
  isFinished?: true;
  isVerified?: true;
  isHidden?: true;
  errorLines: number;
  startedAt?: string | undefined;
  finishedAt?: string | undefined;
}

/** A row of the table of states at the end of a session. */
export interface StatusRow {
  readonly name: string;
  readonly word: string;
  readonly duration: string;
  /** 'model/serial' as nwipe writes it. */
  readonly title: string;
}

/** What the table of erased bytes says of a device (0.41 and newer). */
export interface ErasedBytes {
  readonly erased: number;
  readonly total: number;
}

/** One start of nwipe with all of its devices; a log may hold several. */
export interface Session {
  readonly devices: Map<string, LoggedDevice>;
  readonly system: Map<string, string>;
  readonly statuses: StatusRow[];
  /** Errors that the table counts, by the name of the device there. */
  readonly errors: Map<string, number>;
  /** By the name of the device there; of two rows of a name the smaller one. */
  readonly erased: Map<string, ErasedBytes>;
  version?: string;
  /** NV, VL or VA. */
  verify?: string;
}

const stamped =
  /^\[(\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}:\d{2})\]\s+(?:nwipe:\s*)?(debug|info|notice|warning|error|fatal|sanity):\s*(.*)$/;
const summed = /^\[\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}:\d{2}\]\s+Total Throughput\b.*\+(NV|VL|VA)\s*$/;
const statusRow = /^[! ]\s+(\S+) \|(.{8})\|.*?\|\s*([\d:]+)\s*\| (.*)$/;
const errorRow = /^[! ]\s+(\S+) \|\s*(\d+) \|\s*(\d+) \|(?:\s*(\d+))?/;
const erasedRow = /^[! ]\s+(\S+) \|\s*(\d+) \|\s*(\d+) \|\s*(?:[\d.]+%|N\/A)\s*$/;

type Table = 'none' | 'errors' | 'erased' | 'status';

/** A table is what the heads of its columns say: 0.30 has no titles above them, and newer ones bring tables that older ones have not. */
const heads: readonly (readonly [RegExp, Table])[] = [
  [/^! +Device \| Pass Errors \|/, 'errors'],
  [/^! +Device \| +Bytes Erased \| +Bytes Total \|/, 'erased'],
  [/^! +Device \| Status \|/, 'status'],
  [/^! +Device \|/, 'none'],
];

function tableBegun(line: string): Table | undefined {
  if (/^\*+ (?:.* )?\*+$/.test(line)) return 'none';
  return heads.find(([head]) => head.test(line))?.[1];
}

/** The sessions of a log. Only lines in the form that nwipe writes are read, each in its place. */
export function readSessions(text: string): Session[] {
  const sessions: Session[] = [];
  let session = empty();
  let table: Table = 'none';
  const close = () => {
    if (session.devices.size > 0 || session.statuses.length > 0) sessions.push(session);
    session = empty();
    table = 'none';
  };
  for (const line of text.split(/\r\n|\n|\r/)) {
    const begun = tableBegun(line);
    if (begun !== undefined) table = begun;
    else if (summed.test(line)) {
      session.verify = summed.exec(line)?.[1] ?? '';
      close();
    } else if (stamped.test(line)) {
      if (table === 'status') close();
      readStamped(line, session);
    } else readCell(line, table, session);
  }
  close();
  return sessions;
}

const empty = (): Session => ({
  devices: new Map(),
  system: new Map(),
  statuses: [],
  errors: new Map(),
  erased: new Map(),
});

function readCell(line: string, table: Table, session: Session): void {
  const status = table === 'status' ? statusRow.exec(line) : null;
  if (status) {
    const [, name = '', word = '', duration = '', title = ''] = status;
    session.statuses.push({ name, word: word.trim(), duration, title });
  }
  const erased = table === 'erased' ? erasedRow.exec(line) : null;
  if (erased) {
    const [, name = '', bytes, total] = erased;
    const least = Math.min(Number(bytes), session.erased.get(name)?.erased ?? Number.POSITIVE_INFINITY);
    session.erased.set(name, { erased: least, total: Number(total) });
  }
  const errors = table === 'errors' ? errorRow.exec(line) : null;
  if (errors) {
    const [, name = '', ...counts] = errors;
    const sum = counts.reduce((total, count = '0') => total + Number(count), 0);
    // A second row of a name is not less of an error than the first.
    session.errors.set(name, (session.errors.get(name) ?? 0) + sum);
  }
}

const device = String.raw`(?:device )?'?(\/dev\/[^\s',]+)'?`;
const of = (pattern: string) => new RegExp(pattern.replaceAll('DEV', device));

const lines: readonly (readonly [
  RegExp,
  (found: readonly string[], session: Session, at: string | undefined) => void,
])[] = [
  [
    of('^Found DEV, +(\\S+?),? +(.*), *[\\d.]+ ?\\w+, *S/N=(.*)$'),
    ([name, bus, model], session) => Object.assign(known(session, name), { bus, model }),
  ],
  [
    of('^(?:Device )?DEV has serial number (.+)$'),
    ([name, serial = ''], session) => Object.assign(known(session, name), { serial: serial.trim() }),
  ],
  [
    of('^DEV, sect/blk/dev (\\d+)/\\d+/(\\d+)$'),
    ([name, sector, bytes], session) =>
      Object.assign(known(session, name), { sectorBytes: Number(sector), bytes: Number(bytes) }),
  ],
  [
    of('^Device DEV is size (\\d+)\\.$'),
    ([name, bytes], session) => Object.assign(known(session, name), { bytes: Number(bytes) }),
  ],
  [of("^Invoking method '(.+)' on DEV\\.?$"), ([method, name], session, at) => begin(session, name, method, at)],
  [
    of('^Starting pass \\d+(?: of |/)(\\d+), round \\d+(?: of |/)(\\d+), on DEV\\.?$'),
    ([passes, rounds, name], session) =>
      Object.assign(known(session, name), { passesRequested: Number(passes) * Number(rounds) }),
  ],
  [
    of('^Finished pass (\\d+)(?: of |/)\\d+, round (\\d+)(?: of |/)\\d+, on DEV\\.?$'),
    ([pass, round, name], session) => void known(session, name).passes.add(`${round}/${pass}`),
  ],
  [
    of('^(\\d+) bytes written to DEV\\.?$'),
    ([bytes, name], session) => void known(session, name).written.push(Number(bytes)),
  ],
  [
    of('^Finished (?:final )?round (\\d+) of (\\d+) on DEV\\.?$'),
    ([round, rounds, name], session, at) => round === rounds && finish(session, name, at),
  ],
  [of('^\\[SUCCESS\\] Blanked DEV\\.?$'), ([name], session, at) => finish(session, name, at)],
  [
    of('^\\[SUCCESS\\] Verified that DEV is empty'),
    ([name], session) => Object.assign(known(session, name), { isVerified: true }),
  ],
  [of('HIDDEN SECTORS DETECTED.*?DEV'), ([name], session) => Object.assign(known(session, name), { isHidden: true })],
];

function readStamped(line: string, session: Session): void {
  const [, time, level, message = ''] = stamped.exec(line) ?? [];
  const at = saidTime(time);
  const version = /^nwipe (?:version )?v?(\d[\w.-]*)/i.exec(message)?.[1];
  if (version) session.version = version;
  const system = /^(system-[a-z-]+) = (.+)$/.exec(message);
  if (system?.[1] && system[2]) session.system.set(system[1], system[2].trim());
  for (const [pattern, take] of lines) {
    const found = pattern.exec(message);
    if (found) take(found.slice(1), session, at);
  }
  const isError = level === 'error' || level === 'fatal' || message.startsWith('[FAILURE]');
  const named = of('DEV').exec(message)?.[1];
  if (isError && named) known(session, named).errorLines += 1;
}

function known({ devices }: Session, name = ''): LoggedDevice {
  const found = devices.get(name) ?? { passes: new Set<string>(), written: [], errorLines: 0 };
  devices.set(name, found);
  return found;
}

function begin(session: Session, name: string | undefined, method: string | undefined, at: string | undefined): void {
  Object.assign(known(session, name), { method, startedAt: at });
}

function finish(session: Session, name: string | undefined, at: string | undefined): void {
  Object.assign(known(session, name), { isFinished: true, finishedAt: at });
}
