import { present } from '#domain/values/present.ts';
import { isSerial } from '../believed.ts';
import type { Doubt } from '../doubts.ts';
import { comparedSerial } from '../medium.ts';
import type { ReportRow, SaidOutcome } from '../report.ts';
import { saidMediaType, saidStandard } from './said-technique.ts';
import { saidSeconds, saidTime } from './said-time.ts';

/**
 * What the certificate of one disk, or the report of a whole system (0.42), prints before a value; what stands between two is the value
 * of the first. One label may have several wordings: they changed with the versions.
 */
const labels = {
  model: /Make(?:\/Model)?:/g,
  serial: /Serial:|(?<!Disk |System )S\/N:/g,
  bus: /Bus:/g,
  size: /Size\(Apparent\):/g,
  realSize: /Size\(Real\):/g,
  details: /Disk Erasure Details/g,
  start: /Start time:/g,
  end: /End time:/g,
  duration: /Duration:/g,
  status: /(?<!Erasure )Status:/g,
  method: /Method:/g,
  pattern: /PRNG algorithm:/g,
  blanking: /Final Pass\(Zeros\/Ones\/None\):|Blanking Pass:/g,
  verify: /Verify(?: Pass)?\(Last\/All\/None\):/g,
  erased: /\*Bytes Erased:/g,
  rounds: /Rounds\(completed\/requested\):/g,
  hidden: /HPA\/DCO:/g,
  hiddenSize: /HPA\/DCO Size:/g,
  throughput: /Throughput:/g,
  errors: /Errors\((?:pass\/sync\/verify)(?:\/retries)?\):/g,
  information: /Information:/g,
  technician: /Technician\/Operator ID/g,
  name: /Name\/ID:/g,
  signature: /Signature:/g,
} as const satisfies Readonly<Record<string, RegExp>>;
type Label = keyof typeof labels;

const outcomes: Readonly<Record<string, SaidOutcome>> = { ERASED: 'erased', FAILED: 'failed', ABORTED: 'aborted' };

/** Whether a text is that of a certificate of nwipe. */
export function isNwipeCertificate(text: string): boolean {
  return /Disc Erasure by NWIPE/i.test(text) && /Make(?:\/Model)?:/.test(text);
}

/** The runs of a certificate of nwipe by the text of its pages, parted by form feeds; of a certificate of a whole system each disk. */
export function readNwipeCertificate(text: string): ReportRow[] {
  const flat = text.replaceAll(/[^\S\f]+/g, ' ');
  const toolVersion = /Disc Erasure by NWIPE version (\S+)/i.exec(flat)?.[1];
  const starts = [...flat.matchAll(labels.model)].map(({ index }) => index);
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
  const isTwice = Object.values(labels).some((label) => [...text.matchAll(label)].length > 1);
  const serial = values.get('serial');
  const method = values.get('method');
  const isHidden = /hidden sectors NOT erased|can not determine hidden|See Warning/i.test(text);
  const isOtherInHead = isAlone && headed.some((other) => serial === undefined || other !== comparedSerial(serial));
  const flaws: Doubt[] = [
    ...(isHidden ? ['hiddenAreas' as const] : []),
    ...(isOtherInHead || isTwice ? ['rowsContradict' as const] : []),
  ];
  const word = wordIn(values);
  const erased = /([\d.]+)\s*%/.exec(values.get('erased') ?? '')?.[1];
  const errors = /^(\d+)\/(\d+)\/(\d+)(?:\/(\d+))?/.exec(values.get('errors') ?? '');
  const rounds = /^(-?\d+)\/(\d+)/.exec(values.get('rounds') ?? '');
  const verify = values.get('verify');
  const isVerified = verify === 'Last' || verify === 'All';
  const bus = values.get('bus');
  return {
    medium: present({
      model: values.get('model'),
      serial: isSerial(serial) ? serial : undefined,
      mediaType: saidMediaType(bus ?? ''),
      interface: bus,
      capacityBytes: bytesIn(values.get('size')),
      hpaDcoStatus: values.get('hiddenSize')?.split(' Throughput')[0],
    }),
    run: present({
      standard: saidStandard(method),
      methodName: method,
      technique: method !== undefined && !/verify/i.test(method) ? ('overwrite' as const) : undefined,
      passesRequested: rounds ? Number(rounds[2]) : undefined,
      passesCompleted: rounds ? Math.max(0, Number(rounds[1])) : undefined,
      pattern: values.get('pattern'),
      verification: isVerified ? ('full' as const) : verify === 'None' ? ('none' as const) : undefined,
      verificationResult:
        isVerified && errors
          ? errors[3] !== '0'
            ? ('failed' as const)
            : word === 'ERASED'
              ? ('passed' as const)
              : undefined
          : undefined,
      startedAt: saidTime(values.get('start')),
      finishedAt: saidTime(values.get('end')),
      durationS: saidSeconds(values.get('duration')),
      operator: values.get('signature'),
      toolName: 'nwipe',
      toolVersion,
    }),
    said: outcomes[word ?? ''] ?? 'unsaid',
    flaws,
    ...present({
      word,
      percent: erased === undefined ? undefined : Math.min(100, Number(erased)),
      errors: errors ? errors.slice(1).reduce((sum, count = '0') => sum + Number(count), 0) : undefined,
    }),
  };
}

/** The report of a system prints the state sideways and without a label, behind the rounds. */
function wordIn(values: ReadonlyMap<Label, string>): string | undefined {
  return (values.get('status') ?? values.get('rounds')?.split(' ').slice(1).join(' '))?.split(' ')[0];
}

/** What stands behind each label. */
function valuesIn(text: string): ReadonlyMap<Label, string> {
  const names: readonly Label[] = Object.keys(labels).filter((name): name is Label => name in labels);
  const found = names
    .flatMap((name) => {
      const [first] = text.matchAll(labels[name]);
      return first ? [{ name, at: first.index, end: first.index + first[0].length }] : [];
    })
    .toSorted((one, other) => one.at - other.at);
  return new Map(
    found.flatMap(({ name, end }, index) => {
      const value =
        text
          .slice(end, found[index + 1]?.at)
          .split('\f')[0]
          ?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
}

function bytesIn(text: string | undefined): number | undefined {
  const bytes = /(\d+) ?(?:bytes|B)\b/i.exec(text ?? '')?.[1];
  return bytes === undefined ? undefined : Number(bytes);
}
