import { present } from '#domain/values/present.ts';
import { isSerial } from '../believed.ts';
import type { Doubt } from '../doubts.ts';
import { comparedSerial } from '../medium.ts';
import type { ReportRow, SaidOutcome } from '../report.ts';
import { saidMediaType, saidStandard } from './said-technique.ts';
import { saidSeconds, saidTime } from './said-time.ts';

/** In the order in which the certificate has them; what stands between two is the value of the first. */
const labels = [
  'Make/Model:',
  'Serial:',
  'Bus:',
  'Size(Apparent):',
  'Size(Real):',
  'Disk Erasure Details',
  'Start time:',
  'End time:',
  'Duration:',
  'Status:',
  'Method:',
  'PRNG algorithm:',
  'Final Pass(Zeros/Ones/None):',
  'Verify Pass(Last/All/None):',
  '*Bytes Erased:',
  'Rounds(completed/requested):',
  'HPA/DCO:',
  'HPA/DCO Size:',
  'Throughput:',
  'Errors(pass/sync/verify):',
  'Information:',
  'Technician/Operator ID',
  'Name/ID:',
  'Signature:',
] as const;
type Label = (typeof labels)[number];

const outcomes: Readonly<Record<string, SaidOutcome>> = { ERASED: 'erased', FAILED: 'failed', ABORTED: 'aborted' };

/** Whether a text is that of a certificate of nwipe. */
export function isNwipeCertificate(text: string): boolean {
  return /Disc Erasure by NWIPE/i.test(text) && text.includes('Make/Model:');
}

/** The runs of a certificate of nwipe by the text of its pages, parted by form feeds; of a certificate of a whole system each disk. */
export function readNwipeCertificate(text: string): ReportRow[] {
  const flat = text.replaceAll(/[^\S\f]+/g, ' ');
  const toolVersion = /Disc Erasure by NWIPE version (\S+)/i.exec(flat)?.[1];
  const starts = [...flat.matchAll(/Make\/Model:/g)].map(({ index }) => index);
  const headed = [...flat.matchAll(/Disk S\/N: (\S+)/g)].map(([, serial = '']) => comparedSerial(serial));
  return starts.map((start, at) =>
    ofDisk(firstPage(flat.slice(start, starts[at + 1])), { toolVersion, headed, isAlone: starts.length === 1 }),
  );
}

/** The pages behind it hold what the disk says of itself. */
function firstPage(text: string): string {
  return text.split('\f')[0] ?? text;
}

function ofDisk(
  text: string,
  { toolVersion, headed, isAlone }: { toolVersion: string | undefined; headed: readonly string[]; isAlone: boolean },
): ReportRow {
  const values = valuesIn(text);
  // A model's name with a label in it would be a second place to read from.
  const isTwice = labels.some((label) => text.split(label).length > 2);
  const serial = values.get('Serial:');
  const method = values.get('Method:');
  const isHidden = /hidden sectors NOT erased|can not determine hidden|See Warning/i.test(text);
  const isOtherInHead = isAlone && headed.some((other) => serial === undefined || other !== comparedSerial(serial));
  const flaws: Doubt[] = [
    ...(isHidden ? ['hiddenAreas' as const] : []),
    ...(isOtherInHead || isTwice ? ['rowsContradict' as const] : []),
  ];
  const word = values.get('Status:')?.split(' ')[0];
  const erased = /([\d.]+)\s*%/.exec(values.get('*Bytes Erased:') ?? '')?.[1];
  const errors = /^(\d+)\/(\d+)\/(\d+)/.exec(values.get('Errors(pass/sync/verify):') ?? '');
  const rounds = /^(-?\d+)\/(\d+)/.exec(values.get('Rounds(completed/requested):') ?? '');
  const verify = values.get('Verify Pass(Last/All/None):');
  const isVerified = verify === 'Last' || verify === 'All';
  const bus = values.get('Bus:');
  return {
    medium: present({
      model: values.get('Make/Model:'),
      serial: isSerial(serial) ? serial : undefined,
      mediaType: saidMediaType(bus ?? ''),
      interface: bus,
      capacityBytes: bytesIn(values.get('Size(Apparent):')),
      hpaDcoStatus: values.get('HPA/DCO Size:')?.split(' Throughput')[0],
    }),
    run: present({
      standard: saidStandard(method),
      methodName: method,
      technique: method !== undefined && !/verify/i.test(method) ? ('overwrite' as const) : undefined,
      passesRequested: rounds ? Number(rounds[2]) : undefined,
      passesCompleted: rounds ? Math.max(0, Number(rounds[1])) : undefined,
      pattern: values.get('PRNG algorithm:'),
      verification: isVerified ? ('full' as const) : verify === 'None' ? ('none' as const) : undefined,
      verificationResult:
        isVerified && errors ? (errors[3] === '0' ? ('passed' as const) : ('failed' as const)) : undefined,
      startedAt: saidTime(values.get('Start time:')),
      finishedAt: saidTime(values.get('End time:')),
      durationS: saidSeconds(values.get('Duration:')),
      operator: values.get('Signature:'),
      toolName: 'nwipe',
      toolVersion,
    }),
    said: outcomes[word ?? ''] ?? 'unsaid',
    flaws,
    ...present({
      word,
      percent: erased === undefined ? undefined : Math.min(100, Number(erased)),
      errors: errors ? Number(errors[1]) + Number(errors[2]) + Number(errors[3]) : undefined,
    }),
  };
}

/** What stands behind each label. */
function valuesIn(text: string): ReadonlyMap<Label, string> {
  const found = labels
    .flatMap((label) => {
      const at = text.indexOf(label);
      return at < 0 ? [] : [{ label, at }];
    })
    .toSorted((one, other) => one.at - other.at);
  return new Map(
    found.flatMap(({ label, at }, index) => {
      const value =
        text
          .slice(at + label.length, found[index + 1]?.at)
          .split('\f')[0]
          ?.trim() ?? '';
      return value === '' ? [] : [[label, value]];
    }),
  );
}

function bytesIn(text: string | undefined): number | undefined {
  const bytes = /([\d]+) bytes/.exec(text ?? '')?.[1];
  return bytes === undefined ? undefined : Number(bytes);
}
