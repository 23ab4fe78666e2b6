import { present } from '#domain/values/present.ts';
import { isSerial } from '../believed.ts';
import type { Doubt } from '../doubts.ts';
import { comparedSerial, type ParentDevice } from '../medium.ts';
import type { ReportRow, SaidOutcome } from '../report.ts';
import { allNamed, firstNamed, type ReportTree, textBelow } from './report-tree.ts';
import { saidMediaType, saidStandard, saidTechnique } from './said-technique.ts';
import { saidSeconds, saidTime } from './said-time.ts';

/** Whole words only: 'Successful with exceptions' is no success. */
const outcomes: Readonly<Record<string, SaidOutcome>> = {
  successful: 'erased',
  erased: 'erased',
  erfolgreich: 'erased',
  gelöscht: 'erased',
  failed: 'failed',
  'not erased': 'failed',
  fehlgeschlagen: 'failed',
  'nicht gelöscht': 'failed',
  cancelled: 'aborted',
  canceled: 'aborted',
  aborted: 'aborted',
  interrupted: 'aborted',
  abgebrochen: 'aborted',
};

/** The runs of a Blancco report, native or exported by the console with several reports; undefined where it is none. */
export function readBlancco(root: ReportTree): ReportRow[] | undefined {
  const data = allNamed(root, 'blancco_data');
  if (data.length === 0) return undefined;
  return data.flatMap((one) =>
    allNamed(one, 'blancco_erasure_report')
      .flatMap((report) => allNamed(report, 'erasure'))
      .map((erasure) => ofErasure(erasure, one)),
  );
}

function ofErasure(erasure: ReportTree, data: ReportTree): ReportRow {
  const target = firstNamed(erasure, 'target');
  const hardware = firstNamed(data, 'blancco_hardware_report');
  const disks = hardware ? allNamed(hardware, 'disk') : [];
  const serial = textBelow(target, 'serial');
  const disk = disks.find((one) => isSameSerial(textBelow(one, 'serial'), serial));
  const word = textBelow(erasure, 'state');
  const method = textBelow(erasure, 'erasure_standard_name') ?? textBelow(erasure, 'erasure_method');
  const sizes = { target, disk };
  const capacityBytes = numberIn(sizes.target, 'capacity') ?? numberIn(sizes.disk, 'capacity');
  const sector = numberIn(target, 'sector_size') ?? numberIn(disk, 'sector_size');
  const overwritten = numberIn(erasure, 'overwriting_rounds');
  const byFirmware = numberIn(erasure, 'firmware_rounds');
  const author = firstNamed(data, 'author');
  const kind = ['interface_type', 'type', 'media_type'].map(
    (name) => textBelow(target, name) ?? textBelow(disk, name) ?? '',
  );
  const verification = textBelow(erasure, 'verification')?.toLowerCase();
  const steps = allNamed(erasure, 'step').map((step) => outcomeOf(textBelow(step, 'state')));
  const flaws: Doubt[] = [
    ...(disks.length > 0 && isSerial(serial) && disk === undefined ? ['notBacked' as const] : []),
    ...(steps.some((step) => step !== 'erased') ? ['outcomeUnsaid' as const] : []),
    ...(['exception', 'failure'].some((name) => firstNamed(erasure, name)) ? ['errors' as const] : []),
    ...(isHidden(erasure) ? ['hiddenAreas' as const] : []),
  ];
  return {
    medium: present({
      mediaType: saidMediaType(kind.join(' ')),
      manufacturer: textBelow(target, 'vendor') ?? textBelow(disk, 'vendor'),
      model: textBelow(target, 'model') ?? textBelow(disk, 'model'),
      serial: isSerial(serial) ? serial : undefined,
      firmware: textBelow(disk, 'version') ?? textBelow(disk, 'firmware'),
      interface: textBelow(target, 'interface_type') ?? textBelow(disk, 'interface_type'),
      capacityBytes,
      logicalSector: sector,
      parentDevice: parentOf(hardware),
    }),
    run: present({
      standard: saidStandard(method),
      methodName: method,
      technique: saidTechnique(method) ?? roundsOf(overwritten, byFirmware),
      passesRequested: numberIn(erasure, 'total_erasure_rounds'),
      passesCompleted: numberIn(erasure, 'completed_rounds') ?? sum(overwritten, byFirmware),
      pattern: textBelow(erasure, 'pattern'),
      verification: verificationOf(verification),
      verificationPercent: percentIn(verification),
      ioErrors: numberIn(erasure, 'failed_sectors'),
      reallocatedSectors: numberIn(erasure, 'remapped_sectors') ?? numberIn(erasure, 'reallocated_sectors'),
      startedAt: saidTime(textBelow(erasure, 'start_time')),
      finishedAt: saidTime(textBelow(erasure, 'end_time') ?? textBelow(erasure, 'timestamp')),
      durationS: saidSeconds(textBelow(erasure, 'elapsed_time')),
      toolName: textBelow(author, 'product_name'),
      toolVersion: textBelow(author, 'product_version'),
      toolReportId: textBelow(firstNamed(data, 'description'), 'document_id'),
      operator: textBelow(firstNamed(data, 'description'), 'erasure_person'),
    }),
    said: outcomeOf(word),
    flaws,
    ...present({ word, errors: numberIn(erasure, 'total_errors') ?? numberIn(erasure, 'failed_sectors') }),
    ...present({ percent: percentOf(erasure, { capacityBytes, sector }) }),
  };
}

function outcomeOf(word: string | undefined): SaidOutcome {
  return outcomes[word?.trim().toLowerCase() ?? ''] ?? 'unsaid';
}

function isSameSerial(one: string | undefined, other: string | undefined): boolean {
  return isSerial(one) && isSerial(other) && comparedSerial(one) === comparedSerial(other);
}

/** A method of one kind of rounds alone is told by them: overwriting, or a command whose name is not said. */
function roundsOf(overwritten: number | undefined, byFirmware: number | undefined): 'overwrite' | undefined {
  return (overwritten ?? 0) > 0 && (byFirmware ?? 0) === 0 ? 'overwrite' : undefined;
}

function percentOf(
  erasure: ReportTree,
  { capacityBytes, sector }: { capacityBytes: number | undefined; sector: number | undefined },
): number | undefined {
  const said = percentIn(textBelow(erasure, 'progress') ?? textBelow(erasure, 'completion'));
  const cleaned = numberIn(erasure, 'cleaned_sectors');
  const reached =
    cleaned === undefined || capacityBytes === undefined || capacityBytes === 0
      ? undefined
      : Math.min(100, ((cleaned * (sector ?? 512)) / capacityBytes) * 100);
  // Where both are said, the smaller one: nothing is rounded up.
  return said === undefined || reached === undefined ? (said ?? reached) : Math.min(said, reached);
}

function isHidden(erasure: ReportTree): boolean {
  return ['hpa', 'dco', 'hidden_areas', 'hpa_dco'].some((name) =>
    /not (?:erased|removed|accessible)|locked|detected/i.test(textBelow(erasure, name) ?? ''),
  );
}

function parentOf(hardware: ReportTree | undefined): ParentDevice | undefined {
  const system = hardware && firstNamed(hardware, 'system');
  const serial = textBelow(system, 'serial');
  if (!isSerial(serial)) return undefined;
  return present({
    manufacturer: textBelow(system, 'manufacturer'),
    model: textBelow(system, 'model'),
    serial,
    assetTag: textBelow(system, 'asset_tag'),
  });
}

function verificationOf(word: string | undefined): 'full' | 'sample' | 'none' | undefined {
  const percent = percentIn(word);
  if (word === undefined) return undefined;
  if (percent !== undefined) return percent >= 100 ? 'full' : percent > 0 ? 'sample' : 'none';
  return /full|100|vollst/.test(word) ? 'full' : /none|no\b|keine/.test(word) ? 'none' : undefined;
}

function percentIn(text: string | undefined): number | undefined {
  const found = /^(\d+(?:[.,]\d+)?)\s*%?$/.exec(text?.trim() ?? '')?.[1];
  return found === undefined ? undefined : Number(found.replace(',', '.'));
}

function numberIn(tree: ReportTree | undefined, name: string): number | undefined {
  const text = textBelow(tree, name);
  return text !== undefined && /^\d{1,18}$/.test(text) ? Number(text) : undefined;
}

function sum(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined && other === undefined ? undefined : (one ?? 0) + (other ?? 0);
}
