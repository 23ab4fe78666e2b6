import { present } from '#domain/values/present.ts';
import { isSerial } from '../believed.ts';
import type { Doubt } from '../doubts.ts';
import { comparedSerial, type ErasureRun, type MediumDescription } from '../medium.ts';
import type { ReportRow, SaidOutcome } from '../report.ts';
import { type LoggedDevice, readSessions, type Session, type StatusRow } from './nwipe-session.ts';
import { saidMediaType, saidStandard } from './said-technique.ts';
import { saidSeconds } from './said-time.ts';

/** How many signs of a device's name and of a serial number the tables of nwipe show. */
const shownName = 8;
const shownSerial = 20;

const outcomes: Readonly<Record<string, SaidOutcome>> = {
  Erased: 'erased',
  '-FAILED-': 'failed',
  UABORTED: 'aborted',
};

/** The runs of a log of nwipe; a device that was begun and has no state at the end was aborted. */
export function readNwipeLog(text: string): ReportRow[] {
  return readSessions(text).flatMap((session) => {
    const stated = session.statuses.map((status) => ofStatus(status, session));
    const taken = new Set(session.statuses.map(({ name }) => name));
    const left = [...session.devices].filter(([path, { method }]) => method !== undefined && !taken.has(shown(path)));
    return [...stated, ...left.map(([, device]) => rowOf(session, device, { said: 'aborted', flaws: [] }))];
  });
}

function ofStatus(status: StatusRow, session: Session): ReportRow {
  const fitting = [...session.devices].filter(([path]) => shown(path) === status.name);
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
  const row = rowOf(session, device ?? { serial, passes: new Set(), written: [], errorLines: 0 }, { said, flaws });
  const counted = session.errors.get(status.name);
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
  { said, flaws }: { said: SaidOutcome; flaws: readonly Doubt[] },
): ReportRow {
  const { method, bytes } = device;
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
    verificationResult: verification === 'full' ? (device.errorLines === 0 ? 'passed' : 'failed') : undefined,
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
  const least = device.written.length === 0 ? undefined : Math.min(...device.written);
  const percent = bytes === undefined || least === undefined ? undefined : Math.min(100, (least / bytes) * 100);
  return { medium, run, said, flaws, ...present({ percent }) };
}

function parentOf({ system }: Session): MediumDescription['parentDevice'] {
  const serial = system.get('system-serial-number');
  if (!isSerial(serial)) return undefined;
  return present({ serial, manufacturer: system.get('system-manufacturer'), model: system.get('system-product-name') });
}

function shown(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).slice(-shownName);
}
