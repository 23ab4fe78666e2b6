import { driveKindsFor } from './drive-kinds.ts';
import type { ConfigType, TypeKey } from './kinds.ts';
import type { Question } from './question-keys.ts';
import type { WizardItem } from './wizard-item.ts';

/** Says of an item whether the answer to a question is already there, or the question does not concern it. */
type Pointless = (item: WizardItem) => boolean;

const modelled: Pointless = ({ model }) => model !== undefined;
const described: Pointless = ({ freetext }) => freetext !== undefined;
/** What the catalogue's remark or the name says, '1.500 VA, Tower' or 'AP3802I-E'. */
const said =
  (words: RegExp): Pointless =>
  ({ model }) =>
    model !== undefined && words.test(`${model.name} ${model.note ?? ''}`);
const ofCategory =
  (...keys: string[]): Pointless =>
  ({ category }) =>
    category !== undefined && keys.includes(category.key);

const ofType =
  (key: TypeKey): Pointless =>
  ({ type }) =>
    type?.key === key;
const ofConfigType =
  (...types: ConfigType[]): Pointless =>
  ({ model, series }) => {
    const configType = model?.configType ?? series?.configType;
    return configType !== undefined && types.includes(configType);
  };

const stands = said(/\b(Tower|Tischgerät|Desktop|DS\d{3,4})\b/);
const small = said(/Tischgerät|FRITZ!Box/);
const network = ofCategory('switch', 'router', 'firewall');
const goesIntoRack = said(/\bRack\b/);
/** Blade enclosures hold servers, they are none. */
const enclosure = said(/\bBlade-Chassis\b/);
/** Spare batteries have no network card. */
const batteryOnly = said(/\b(EBM|BP\d|Batteriepack|Ersatzbatterie)/);
const insideAntennas =
  /\b(AP\d{4}I|CAP\d{4}I|C9\d{3}AXI|MR\d{2}|IAP-\d05|AP\d5|AP\d{3}5|U6|UAP|nanoHD|AP3[34]|R350|R610|FortiAP 221E|AP30)\b/i;

const both =
  (...rules: Pointless[]): Pointless =>
  (item) =>
    rules.every((rule) => rule(item));
const either =
  (...rules: Pointless[]): Pointless =>
  (item) =>
    rules.some((rule) => rule(item));
const not =
  (rule: Pointless): Pointless =>
  (item) =>
    !rule(item);

/** Few of these have a card of their own; where one can be chosen, the catalogue names them. */
const withoutChoiceOfGpu = both(
  ({ model }) => model?.optionsGpu === undefined,
  either(
    ofConfigType('allInOnePc', 'iMac', 'macBookPro'),
    both(ofConfigType('notebook'), not(said(/\b(Precision|ZBook|CELSIUS|ThinkPad P\d+)/))),
    both(ofConfigType('pc'), said(/\b(Micro|Mini)\b/)),
  ),
);

const pointless: { readonly [question in Question]?: Pointless } = {
  modelName: either(modelled, described),
  drives: (item) => driveKindsFor(item).length === 0,
  // A monitor's size and connectors, a tablet's radio and a memory module's capacity belong to the model.
  display: both(modelled, ofCategory('monitor')),
  ports: both(modelled, ofCategory('monitor', 'hardware', 'switch'), not(ofConfigType('sanSwitch'))),
  gpu: both(modelled, withoutChoiceOfGpu),
  cellular: said(/\b(Wi-Fi|Cellular|LTE|5G)\b/),
  // A component's model names its capacity unless it comes in different sizes.
  capacity: either(
    both(ofType('gpu'), said(/\d GB\b/), not(said(/ oder /))),
    both(ofCategory('hardware'), not(ofType('gpu')), ({ model }) => model?.ssdDisabled === true && model.hddDisabled),
  ),
  memoryType: modelled,
  socket: modelled,
  interface: both(modelled, ofCategory('hardware')),
  formFactor: either(both(modelled, ofCategory('hardware')), said(/\b(Micro|Mini|SFF|Tower|TWR|USFF|MT|DM)\b/i)),
  cooler: modelled,
  // Only SAS and Fibre Channel drives can have other sectors; a cartridge has neither tray nor hours.
  sectors520: said(/SATA|NVMe|Bandkassette/),
  tray: said(/M\.2|Bandkassette/),
  powerOnHours: said(/Bandkassette/),
  bracket: said(/SXM|FLR|-a SR|\dar\b/),
  cacheBattery: both(modelled, not(said(/RAID|PERC/))),
  vendorLocked: both(modelled, not(said(/\b(EPYC|Threadripper)\b/))),
  power: modelled,
  // An outer power supply belongs to small cases and desktop devices only.
  charger: either(both(ofCategory('pcWorkstation'), said(/\b(SFF|Tower|TWR|MT)\b/)), both(network, not(small))),
  powerSupplies: both(network, small),
  rails: either(both(stands, not(goesIntoRack)), said(/\bErsatzbatterie\b/)),
  mount: both(stands, not(goesIntoRack)),
  region: said(/Funkregion|-(E|A|B|Z|S|EU|US)(-K9)?\b|\(EU\)/),
  antennas: said(insideAntennas),
  batteryPacks: batteryOnly,
  networkCard: batteryOnly,
  cpu: enclosure,
  cpuCount: enclosure,
  ram: enclosure,
};

/** Whether a question about an item is answered by its model, or by the customer's own words, or does not concern it. */
export function isIrrelevant(item: WizardItem, question: Question): boolean {
  return pointless[question]?.(item) ?? false;
}
