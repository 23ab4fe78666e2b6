import { type DeviceKind, kindOfDevice, portsOf, unanimous } from './device-kind.ts';
import { type DeviceType, readDeviceType } from './device-type.ts';
import type { CatalogueDraft, Change } from './draft.ts';
import { addManufacturer, findMaker, isAmbiguous } from './find-manufacturer.ts';
import { ImportRefusal } from './import-refusal.ts';
import { sameName } from './same-name.ts';

type Fields = ReadonlyMap<string, string>;

/** What the caller says of all device types of an import. */
export interface DeviceOptions {
  readonly category?: string | undefined;
  /** Where the files come from, for the catalogue's column of that name. */
  readonly source: string;
}

/** Flags of the goods; where the catalogue's own differ, the question is asked. */
const flags = { queryPackagingAvailable: 'ja', ssdDisabled: 'nein', hddDisabled: 'nein', fdDisabled: 'ja' };

/** Takes a device type over as a model; one that the catalogue has already gets its part number as a further name. */
export function importDevice(
  draft: CatalogueDraft,
  file: string,
  text: string,
  options: DeviceOptions,
): { change: Change; what: string } {
  const { device, lineOf } = readDeviceType(file, text);
  const at = (field: string) => ({ file, line: lineOf(field), field });
  const found = findMaker(draft, device.manufacturer, device.model);
  if (found === undefined && isAmbiguous(draft, device.manufacturer)) {
    throw new ImportRefusal(
      at('manufacturer'),
      `„${device.manufacturer}“ kann mehrere Hersteller des Katalogs meinen.`,
    );
  }
  const name = withoutMaker(device.model, [device.manufacturer, found?.get('name'), found?.get('shortname')]);
  const known = found && knownModel(draft, found.get('key') ?? '', [name, device.part_number]);
  if (known !== undefined) return withPartNumber(draft, known, device, at('part_number'));

  const kind = kindOfDevice(draft, device, found, name, options.category);
  if (typeof kind === 'string') throw new ImportRefusal(at('model'), kind);
  // A maker whose only model is refused stays out too.
  const back = draft.mark('manufacturers');
  try {
    const maker =
      found ?? addManufacturer(draft, device.manufacturer, kind.category, options.source, at('manufacturer'));
    const change = draft.put(
      'models',
      modelOf(draft, device, { maker, kind, name, source: options.source }),
      at('model'),
    );
    listUnder(draft, maker, kind.category, at('model'));
    const said = [kind.category, kind.configType].filter(Boolean).join(', ');
    return { change, what: `models.csv: ${maker.get('shortname')} ${name} (${said})` };
  } catch (error) {
    back();
    throw error;
  }
}

interface Settled {
  readonly maker: Fields;
  readonly kind: DeviceKind;
  readonly name: string;
  readonly source: string;
}

function modelOf(draft: CatalogueDraft, device: DeviceType, { maker, kind, name, source }: Settled): Fields {
  const alike = { category: kind.category, configType: kind.configType };
  return new Map([
    ['category', kind.category],
    ['manufacturer', maker.get('key') ?? ''],
    ['series', kind.series?.get('key') ?? ''],
    ['name', name],
    ['shortname', shortnameOf(name, kind.series)],
    ['configType', kind.configType],
    ['note', kind.configType === 'serverRack' ? `Rack, ${String(device.u_height).replace('.', ',')} HE` : ''],
    ['goodsKind', packedLike(device, kind)],
    ...Object.entries(flags).map(([flag, otherwise]) => [flag, unanimous(draft, alike, flag) || otherwise] as const),
    ['words', partNumberOf(device, name)],
    ['source', source],
  ]);
}

/** How a device travels by its height or its ports; empty where its series or category says it. */
function packedLike(device: DeviceType, { configType, category }: DeviceKind): string {
  if (configType === 'serverRack') {
    if (device.u_height > 2) return 'serverFourUnits';
    return device.u_height === 1 ? 'serverOneUnit' : 'serverTwoUnits';
  }
  if (category !== 'switch') return '';
  const { wired, fibreChannel } = portsOf(device);
  const ports = wired + fibreChannel;
  if (ports <= 12) return ports === 0 ? '' : 'networkDesktop';
  return ports <= 32 ? 'switchSmall' : 'switchLarge';
}

/** A maker is found under each category in which it has goods. */
export function listUnder(
  draft: CatalogueDraft,
  maker: Fields,
  category: string,
  place: { readonly file: string },
): void {
  const categories = (maker.get('categories') ?? '').split('|');
  if (categories.includes(category)) return;
  draft.put('manufacturers', new Map([...maker, ['categories', [...categories, category].join('|')]]), place);
}

function withoutMaker(model: string, makers: readonly (string | undefined)[]): string {
  const maker = makers.find((name) => name !== undefined && model.toLowerCase().startsWith(`${name.toLowerCase()} `));
  return model.slice(maker === undefined ? 0 : maker.length + 1).trim();
}

/** The maker's only model of one of these names. */
function knownModel(draft: CatalogueDraft, maker: string, names: readonly (string | undefined)[]): Fields | undefined {
  const wanted = names.flatMap((name) => (name ? [sameName(name)] : []));
  const found = new Set(wanted.flatMap((name) => draft.named(maker, name)));
  if (found.size > 1) return [...found].find((fields) => wanted.includes(sameName(fields.get('name') ?? '')));
  const [only] = found;
  return only;
}

function partNumberOf({ part_number = '' }: DeviceType, name: string): string {
  return /[,|]/.test(part_number) || sameName(part_number) === sameName(name) ? '' : part_number;
}

function withPartNumber(draft: CatalogueDraft, known: Fields, device: DeviceType, place: { readonly file: string }) {
  const title = `models.csv: ${known.get('manufacturer')} ${known.get('name')}`;
  const number = partNumberOf(device, known.get('name') ?? '');
  if (number === '' || draft.named(known.get('manufacturer') ?? '', sameName(number)).includes(known))
    return { change: 'unchanged' as const, what: title };
  const words = [known.get('words') ?? '', number].filter(Boolean).join('|');
  return {
    change: draft.put('models', new Map([...known, ['words', words]]), place),
    what: `${title}: auch ${number}`,
  };
}

/** What is left of the name without the whole words of the series: 'R640' of 'PowerEdge R640'. */
function shortnameOf(name: string, series: Fields | undefined): string {
  const begin = series?.get('name')?.replace(/-Serie$/, '') ?? '';
  const words = begin.split(' ');
  const whole = name.charAt(begin.length) === ' ' ? words : words.slice(0, -1);
  const rest = name.slice(whole.join(' ').length).trim();
  return series !== undefined && rest !== '' && whole.length > 0 ? rest : name;
}
