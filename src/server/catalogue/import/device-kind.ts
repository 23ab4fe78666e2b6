import type { DeviceType } from './device-type.ts';
import type { CatalogueDraft } from './draft.ts';

const memories = new WeakMap<CatalogueDraft, Map<string, string>>();

/** What was found out about the catalogue when it was first asked: a library asks the same of each of its thousands of files. */
function remember(draft: CatalogueDraft, question: string, find: () => string): string {
  const memory = memories.get(draft) ?? new Map<string, string>();
  memories.set(draft, memory);
  const answer = memory.get(question) ?? find();
  memory.set(question, answer);
  return answer;
}

type Fields = ReadonlyMap<string, string>;

/** What a device is for certain; the series and the config type as far as they are. */
export interface DeviceKind {
  readonly category: string;
  readonly series?: Fields | undefined;
  readonly configType: string;
}

/** Ports enough for nothing but a switch. */
const switchPorts = 8;

/**
 * The maker's series to which a model's name belongs: 'PowerEdge R' of 'PowerEdge R640'. A letter that goes on is another
 * series: 'PowerEdge M' is not that of 'PowerEdge MX7000'. The longest counts.
 */
function seriesOf(draft: CatalogueDraft, maker: string, model: string): Fields | undefined {
  const name = model.toLowerCase();
  return draft
    .rows('series')
    .filter((fields) => fields.get('manufacturer') === maker && fields.get('type') === '')
    .filter((fields) => {
      const start = beginOf(fields);
      return name.startsWith(start) && name.length > start.length && !/^[a-zäöü]/.test(name.slice(start.length));
    })
    .toSorted((one, other) => beginOf(other).length - beginOf(one).length)[0];
}

const beginOf = (fields: Fields) => (fields.get('name') ?? '').replace(/-Serie$/, '').toLowerCase();

/** Makers give one family name to several kinds of goods; then the name says nothing: Catalysts are switches and access points. */
function isCertain(draft: CatalogueDraft, maker: string, series: Fields): boolean {
  const certain = remember(draft, `certain ${series.get('key')}`, () => {
    const others = draft
      .rows('models')
      .filter((fields) => fields.get('manufacturer') === maker && fields.get('category') !== series.get('category'));
    return others.some((fields) => fields.get('name')?.toLowerCase().startsWith(beginOf(series))) ? 'nein' : 'ja';
  });
  return certain === 'ja';
}

/** Goods that go with a device and bear its name. */
const accessory =
  /\b(battery pack|batteries|expansion|module|adapter|kit|rails?|bracket|pdu|licen[cs]e|transceiver|fan|power supply)\b/i;

/** What the catalogue says of all its models with these values, '' when they differ or there are none. */
export function unanimous(draft: CatalogueDraft, alike: Readonly<Record<string, string>>, field: string): string {
  return remember(draft, `all ${JSON.stringify(alike)} ${field}`, () => {
    const rows = draft
      .rows('models')
      .filter((fields) => Object.entries(alike).every(([name, value]) => fields.get(name) === value));
    const values = new Set(rows.map((fields) => fields.get(field) ?? ''));
    const [only = ''] = values;
    return values.size === 1 ? only : '';
  });
}

/** The category and config type that follow from the given category, the series or the ports; a sentence when none follows. */
export function kindOfDevice(
  draft: CatalogueDraft,
  device: DeviceType,
  maker: Fields | undefined,
  name: string,
  given?: string,
): DeviceKind | string {
  const key = maker?.get('key') ?? '';
  const series = seriesOf(draft, key, name);
  const fits =
    series !== undefined && (given === undefined ? isCertain(draft, key, series) : series.get('category') === given);
  if (given === undefined && accessory.test(name)) return 'Der Name klingt nach Zubehör, nicht nach einem Gerät.';
  if (fits) {
    const configType = series.get('configType') ?? '';
    return contradiction(device, configType) ?? { category: series.get('category') ?? '', series, configType };
  }
  if (device.subdevice_role === 'child') return 'Das ist ein Einschub, kein eigenständiges Gerät.';
  if (given !== undefined) return { category: given, configType: configTypeOf(draft, device, key, given) };
  const category = maker && categoryByPorts(device, (maker.get('categories') ?? '').split('|'));
  if (category !== undefined) return { category, configType: configTypeOf(draft, device, key, category) };
  return 'Die Kategorie geht aus der Datei nicht sicher hervor. Geben Sie sie an, zum Beispiel mit --category=switch.';
}

/** A chassis is no blade, and a blade is no rack server, whatever they are called. */
function contradiction(device: DeviceType, configType: string): string | undefined {
  const child = device.subdevice_role === 'child';
  if (configType === 'serverBlade' ? !child : child) {
    return child
      ? 'Das ist ein Einschub, kein eigenständiges Gerät.'
      : 'Der Name gehört zu einer Blade-Serie, die Datei beschreibt keinen Einschub.';
  }
  if (configType === 'serverRack' && device.u_height < 1)
    return 'Der Name gehört zu einer Rackserver-Serie, die Höhe passt nicht dazu.';
  return undefined;
}

/** How many ports of each kind a device has, without those it is managed by. */
export function portsOf({ interfaces = [] }: DeviceType) {
  const ports = interfaces.filter(({ mgmt_only }) => mgmt_only !== true).map(({ type }) => type);
  return {
    wired: ports.filter((type) => /base/.test(type)).length,
    fibreChannel: ports.filter((type) => /gfc/.test(type)).length,
    wireless: ports.filter((type) => /^ieee802\.11/.test(type)).length,
  };
}

/** Ports tell a category only where the maker has no other goods that have such ports. */
function categoryByPorts(device: DeviceType, categories: readonly string[]): string | undefined {
  const makes = (...names: string[]) => names.some((name) => categories.includes(name));
  const { wired, fibreChannel, wireless } = portsOf(device);
  if ((device['power-outlets'] ?? []).length > 0) return undefined;
  if (wireless > 0) return wired === 1 && makes('accessPoint') && !makes('router') ? 'accessPoint' : undefined;
  const many = wired >= switchPorts || fibreChannel >= switchPorts;
  return many && makes('switch') && !makes('router', 'firewall', 'server', 'storage') ? 'switch' : undefined;
}

/** As all of this maker's goods in the category; a switch as its ports say. */
function configTypeOf(draft: CatalogueDraft, device: DeviceType, maker: string, category: string): string {
  const { wired, fibreChannel } = portsOf(device);
  if (category === 'switch' && fibreChannel >= switchPorts && wired === 0) return 'sanSwitch';
  const common = unanimous(draft, { manufacturer: maker, category }, 'configType');
  return common === 'sanSwitch' ? '' : common;
}
