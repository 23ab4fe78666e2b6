import { present } from '#domain/values/present.ts';
import { isSerial } from '../believed.ts';
import type { Doubt } from '../doubts.ts';
import { comparedSerial, type ErasureRun, type MediumDescription } from '../medium.ts';
import type { ReportRow, SaidOutcome } from '../report.ts';
import { type ErasedBytes, type LoggedDevice, readSessions, type Session, type StatusRow } from './nwipe-session.ts';
import { saidMediaType, saidStandard } from './said-technique.ts';
import { saidSeconds } from './said-time.ts';

/** How many signs of a serial number the tables of nwipe show, and of a device's name at the least. */
const shownSerial = 20;
const leastShown = 6;
/** Up to here there is no table of errors: they stand in the lines alone. */
const withoutErrorTable = /^0\.(?:[12]\d|30)(?:\.|$)/;

const outcomes: Readonly<Record<string, SaidOutcome>> = {
  Erased: 'erased',
  '-FAILED-': 'failed',
  UABORTED: 'aborted',
};

/** The runs of a log of nwipe; a device that was begun and has no state at the end was aborted. */
export function readNwipeLog(text: string): ReportRow[] {
  return readSessions(text).flatMap((session) => {
    const stated = session.statuses.map((status) => ofStatus(status, session));
    const left = [...session.devices].filter(
      ([path, { method }]) => method !== undefined && !session.statuses.some(({ name }) => isShown(path, name)),
    );
    return [...stated, ...left.map(([, device]) => rowOf(session, device, { said: 'aborted', flaws: [] }))];
  });
}

function ofStatus(status: StatusRow, session: Session): ReportRow {
  const fitting = [...session.devices].filter(([path]) => isShown(path, status.name));
  const device = fitting.length === 1 ? fitting[0]?.[1] : undefined;
  const said = outcomes[status.word] ?? 'unsaid';
  const serial = status.title.slice(status.title.lastIndexOf('/') + 1).trim();
  const isTwice = session.statuses.filter(({ name }) => name === status.name).length > 1;
  const isBacked = device?.method !== undefined && (said !== 'erased' || device.isFinished === true);
  const differs =
    device?.serial !== undefined && comparedSerial(device.serial.slice(0, shownSerial)) !== comparedSerial(serial);
  const flaws: Doubt[] = [
    ...(isBacked && (device?.serial !== undefined || !isSerial(serial)) ? [] : ['notBacked' as const]),
    ...(isTwice || differs ? ['rowsContradict' as const] : []),
    ...(device?.isHidden ? ['hiddenAreas' as const] : []),
  ];
  const durationS = saidSeconds(status.duration);
  const row = rowOf(session, device ?? { serial, passes: new Set(), written: [], errorLines: 0 }, {
    said,
    flaws,
    erased: session.erased.get(status.name),
  });
  const counted = session.errors.get(status.name) ?? (withoutErrorTable.test(session.version ?? '') ? 0 : undefined);
  return {
    ...row,
    word: status.word,
    run: { ...row.run, ...present({ durationS }) },
    ...present({ errors: counted === undefined ? undefined : counted + (device?.errorLines ?? 0) }),
  };
}

function rowOf(
  session: Session,
  device: LoggedDevice,
  { said, flaws, erased }: { said: SaidOutcome; flaws: readonly Doubt[]; erased?: ErasedBytes | undefined },
): ReportRow {
  const { method, bytes = erased?.total } = device;
  // A run that only looks erases nothing.
  const erases = method !== undefined && !/verify/i.test(method);
  const verification =
    session.verify === 'VL' || session.verify === 'VA' ? 'full' : session.verify === 'NV' ? 'none' : undefined;
  const run: ErasureRun = present({
    standard: saidStandard(method),
    methodName: method,
    technique: erases ? 'overwrite' : undefined,
    passesRequested: device.passesRequested,
    passesCompleted: device.passesRequested === undefined ? undefined : device.passes.size,
    verification,
    verificationResult: verification === 'full' ? resultOf(said, device) : undefined,
    startedAt: device.startedAt,
    finishedAt: device.finishedAt,
    toolName: 'nwipe',
    toolVersion: session.version,
  });
  const medium: MediumDescription = present({
    mediaType: saidMediaType(device.bus ?? ''),
    model: device.model,
    serial: device.serial,
    interface: device.bus,
    capacityBytes: bytes,
    logicalSector: device.sectorBytes,
    parentDevice: parentOf(session),
  });
  const reached = [...device.written, ...(erased ? [erased.erased] : [])];
  // The larger size: with hidden sectors the table counts them and the line does not.
  const whole = Math.max(bytes ?? 0, erased?.total ?? 0);
  const percent = whole === 0 || reached.length === 0 ? undefined : Math.min(100, (Math.min(...reached) / whole) * 100);
  return { medium, run, said, flaws, ...present({ percent }) };
}

function parentOf({ system }: Session): MediumDescription['parentDevice'] {
  const serial = system.get('system-serial-number');
  if (!isSerial(serial)) return undefined;
  return present({ serial, manufacturer: system.get('system-manufacturer'), model: system.get('system-product-name') });
}

/** What was not read to its end was not passed, though nothing was found until then. */
function resultOf(said: SaidOutcome, { errorLines }: LoggedDevice): 'passed' | 'failed' | undefined {
  if (errorLines > 0) return 'failed';
  return said === 'erased' ? 'passed' : undefined;
}

/** The tables show the end of a longer name, of six signs (0.30) or more. */
function isShown(path: string, name: string): boolean {
  const own = path.slice(path.lastIndexOf('/') + 1);
  return own === name || (name.length >= leastShown && own.endsWith(name));
}
