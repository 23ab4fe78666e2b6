/** A drive as the system names it. */
export interface ReadDrive {
  /** `disk` where the system does not say which. */
  readonly kind: 'ssd' | 'hdd' | 'disk';
  /** Whole decimal gigabytes. */
  readonly gigabytes: number;
}

/** What the helper script reads out of one device; absent is what the device does not say. */
export interface DeviceLine {
  readonly maker?: string;
  readonly model?: string;
  /** What some makers call the device beside the model: with Lenovo the name. */
  readonly version?: string;
  readonly serial?: string;
  readonly cpu?: string;
  /** Processors, not cores. */
  readonly cpus?: number;
  /** Memory in binary megabytes, as far as the system sees it. */
  readonly ram?: number;
  readonly drives: readonly ReadDrive[];
  /** Of each battery: percent of its first capacity that it still holds. */
  readonly batteries: readonly number[];
}

/** What firmware says where its maker has filled in nothing. */
const nothing =
  /^(to be filled( by.*)?|default( string)?|system[ -]?(manufacturer|product|product name|version|serial|serial number)|chassis serial number|not (specified|applicable|available)|none|n\/?a|unknown|undefined|invalid|empty|o\.?e\.?m\.?|all series|type1.*|[0.x-]+|(0?123456789\w*))$/i;

const virtual =
  /virtual ?box|vmware|qemu|\bkvm\b|virtual machine|hvm domu|\bbochs\b|parallels|\bxen\b|google compute|openstack/i;

/** A device out of the fields of a line, 'key:value'; unknown keys and values that make no sense are left out. */
export function deviceOf(fields: readonly string[]): DeviceLine {
  const said = fields.map((field) => {
    const at = field.indexOf(':');
    return { key: field.slice(0, at), value: plain(field.slice(at + 1)) };
  });
  const all = (wanted: string) => said.filter(({ key }) => key === wanted).map(({ value }) => value);
  const word = (wanted: 'maker' | 'model' | 'version' | 'serial' | 'cpu') => {
    const value = all(wanted)[0]?.slice(0, 100) ?? '';
    return value === '' || nothing.test(value) ? {} : { [wanted]: value };
  };
  const count = (wanted: 'cpus' | 'ram', most: number) => {
    const value = wholeNumber(all(wanted)[0] ?? '', most);
    return value === undefined ? {} : { [wanted]: value };
  };
  return {
    ...{ ...word('maker'), ...word('model'), ...word('version'), ...word('serial'), ...word('cpu') },
    ...{ ...count('cpus', 16), ...count('ram', 64 * 1024 * 1024) },
    drives: all('drive').slice(0, 100).flatMap(driveOf),
    batteries: all('battery')
      .slice(0, 4)
      .flatMap((value) => wholeNumber(value, 200) ?? []),
  };
}

/** Whether it is a program that plays a device. */
export function isVirtual({ maker = '', model = '', version = '' }: DeviceLine): boolean {
  return [maker, model, version].some((word) => virtual.test(word));
}

/** A value as it was before the script took blanks and semicolons out of it. */
function plain(value: string): string {
  return value
    .replace(/_/g, ' ')
    .replace(/%(25|3B|5F)/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
}

function driveOf(value: string): ReadDrive[] {
  const [, kind, size = ''] = /^(ssd|hdd|disk),(\d+)$/.exec(value) ?? [];
  const gigabytes = wholeNumber(size, 1_000_000);
  if (gigabytes === undefined || (kind !== 'ssd' && kind !== 'hdd' && kind !== 'disk')) return [];
  return [{ kind, gigabytes }];
}

function wholeNumber(text: string, most: number): number | undefined {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : undefined;
}
