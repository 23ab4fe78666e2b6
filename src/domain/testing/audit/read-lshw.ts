import {
  definedFields,
  entryValues,
  fieldValues,
  numberValue,
  serialOf,
  textValue,
  type Unknown,
} from './audit-value.ts';
import type { FoundBattery, FoundDrive, FoundHardware, FoundModule } from './found-hardware.ts';

type Node = ReadonlyMap<string, Unknown>;

/** Most parts of a machine that are looked at. */
const maxNodes = 20_000;

/** `lshw -json`: a tree of parts, each with class, product, vendor and serial; sizes in bytes. Undefined for anything else. */
export function readLshw(file: Unknown): FoundHardware | undefined {
  const roots = entryValues(file, 10).map(fieldValues);
  const root = roots.find((node) => node.get('class') === 'system') ?? partsAlone(roots);
  if (!root) return undefined;
  const nodes = partsOf(root);
  const of = (kind: string) => nodes.filter((node) => node.get('class') === kind);
  const firmware = of('memory').find((node) => node.get('id') === 'firmware');
  return {
    tool: 'lshw',
    ...definedFields<Pick<FoundHardware, 'manufacturer' | 'model' | 'serial' | 'bios'>>({
      manufacturer: textValue(root.get('vendor')),
      model: modelOf(root),
      serial: serialOf(root.get('serial')),
      bios: textValue(firmware?.get('version')),
    }),
    processors: of('processor').flatMap((node) => textValue(node.get('product')) ?? []),
    memory: of('memory').flatMap(moduleOf),
    drives: drivesIn(nodes),
    graphics: of('display').flatMap((node) => textValue(node.get('product')) ?? []),
    batteries: of('power').flatMap(batteryOf),
  };
}

/** Of `-class disk` there is no machine, only its parts in a list. */
function partsAlone(roots: readonly Node[]): Node | undefined {
  const isPart = (node: Node) => typeof node.get('id') === 'string' && told.has(String(node.get('class')));
  return roots.length > 0 && roots.every(isPart) ? new Map([['children', roots.map(Object.fromEntries)]]) : undefined;
}

const told: ReadonlySet<string> = new Set(['disk', 'storage', 'memory', 'processor', 'display', 'power']);

/** Without a call for each level: a file may have a hundred thousand of them. */
function partsOf(root: Node): Node[] {
  const found: Node[] = [];
  const open: Node[] = [root];
  while (open.length > 0 && found.length < maxNodes) {
    const node = open.shift();
    if (!node) break;
    found.push(node);
    for (const child of entryValues(node.get('children'), 2_000)) open.push(fieldValues(child));
  }
  return found;
}

/** '20XXS1AB00 (LENOVO_MT_20XX_BU_Think)': what stands in brackets is the maker's own. */
function modelOf(root: Node): string | undefined {
  const version = textValue(root.get('version'));
  const product = textValue(root.get('product'))?.replace(/\s*\(.*$/, '');
  return /^thinkpad/i.test(version ?? '') ? `${version}${product === undefined ? '' : ` (${product})`}` : product;
}

function moduleOf(node: Node): FoundModule[] {
  const bytes = numberValue(node.get('size'));
  if (!String(node.get('id')).startsWith('bank') || !bytes) return [];
  return [
    {
      bytes,
      ...definedFields<Omit<FoundModule, 'bytes'>>({
        kind: /DDR\d\w*/i.exec(textValue(node.get('description')) ?? '')?.[0],
        manufacturer: textValue(node.get('vendor')),
        serial: serialOf(node.get('serial')),
      }),
    },
  ];
}

/** Of NVMe the controller has model and serial, and its namespace the size. */
function drivesIn(nodes: readonly Node[]): FoundDrive[] {
  const isNvme = (node: Node) => node.get('class') === 'storage' && String(node.get('id')).startsWith('nvme');
  const sizes = (node: Node) =>
    entryValues(node.get('children')).flatMap((child) => numberValue(fieldValues(child).get('size')) ?? []);
  return nodes.flatMap((node): FoundDrive[] => {
    if (isNvme(node)) return [driveOf(node, 'nvme', Math.max(0, ...sizes(node)))];
    const isDisk =
      node.get('class') === 'disk' &&
      !isPluggedIn(node) &&
      !/cdrom|dvd|namespace/i.test(`${node.get('id')} ${node.get('description')}`);
    const bytes = numberValue(node.get('size'));
    return isDisk && bytes ? [driveOf(node, kindOf(node), bytes)] : [];
  });
}

/** The stick that the audit was started from, a card, or the medium in a reader, which lshw hangs below the disk of the same name. */
function isPluggedIn(node: Node): boolean {
  const isRemovable = fieldValues(node.get('capabilities')).has('removable');
  return isRemovable || /^usb@/.test(String(node.get('businfo'))) || /^medium/.test(String(node.get('id')));
}

function kindOf(node: Node): FoundDrive['kind'] {
  const words = `${textValue(node.get('product'))} ${textValue(node.get('description'))}`;
  if (/nvme/i.test(words)) return 'nvme';
  return /ssd|solid/i.test(words) ? 'ssd' : undefined;
}

function driveOf(node: Node, kind: FoundDrive['kind'], bytes: number): FoundDrive {
  return definedFields<FoundDrive>({
    model: textValue(node.get('product')),
    manufacturer: textValue(node.get('vendor')),
    serial: serialOf(node.get('serial')),
    firmware: textValue(node.get('version')),
    interface: kind === 'nvme' ? 'NVMe' : undefined,
    kind,
    capacityBytes: bytes > 0 ? bytes : undefined,
  });
}

/** What it holds now lshw does not read: the capacity is that of the design, in mWh. */
function batteryOf(node: Node): FoundBattery[] {
  const capacity = numberValue(node.get('capacity'));
  if (!/battery/i.test(`${node.get('id')} ${node.get('description')}`) || !capacity) return [];
  return [
    definedFields<FoundBattery>({ designWh: Math.round(capacity / 100) / 10, serial: serialOf(node.get('serial')) }),
  ];
}
