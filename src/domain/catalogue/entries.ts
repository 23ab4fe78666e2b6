import type { GoodsFacts } from './goods-facts.ts';
import type { CategoryKey, ConfigType, TypeKey } from './kinds.ts';

interface NamedEntry {
  readonly id: string;
  readonly name: string;
  /** Other names people write for it, separated by ', ': short forms, part numbers, old names of a maker. */
  readonly words?: string;
  /** What the catalogue's columns say of the goods; stays on the server. */
  readonly facts?: GoodsFacts;
}

export interface Category extends NamedEntry {
  readonly selectType: 'category';
  readonly key: CategoryKey;
  /** Lower comes first. */
  readonly priority: number;
  readonly freetextAllowed: boolean;
}

export interface ComponentType extends NamedEntry {
  readonly selectType: 'type';
  readonly key: TypeKey;
  readonly cid: string;
}

export interface Manufacturer extends NamedEntry {
  readonly selectType: 'manufacturer';
  readonly shortname: string;
  /** Categories in which the manufacturer has goods. */
  readonly cids: readonly string[];
}

export interface Series extends NamedEntry {
  readonly selectType: 'series';
  readonly cid: string;
  /** Type of the components; absent outside the category `hardware`. */
  readonly tid?: string;
  readonly mid: string;
  readonly shortname: string;
  readonly freetextAllowed: boolean;
  readonly configType?: ConfigType;
}

/** Names of wizard properties that hold the options of a question; absent when the options are not known for certain. */
export interface ModelOptions {
  readonly optionsCpu?: string;
  readonly optionsCpuCount?: string;
  readonly optionsGpu?: string;
  readonly optionsDisplay?: string;
  readonly optionsRam?: string;
  readonly ssdCapacities?: string;
  readonly hddCapacities?: string;
  readonly fdCapacities?: string;
}

export interface Model extends NamedEntry, ModelOptions {
  readonly selectType: 'model';
  readonly cid: string;
  /** Type of the component; absent outside the category `hardware`. */
  readonly tid?: string;
  readonly mid: string;
  readonly sid?: string;
  readonly shortname: string;
  readonly configType?: ConfigType;
  /** Short German remark beside the name: 'Rack, 1 HE'. */
  readonly note?: string;
  /** Whether to ask if the customer still has packaging. */
  readonly queryPackagingAvailable: boolean;
  readonly ssdDisabled: boolean;
  readonly hddDisabled: boolean;
  readonly fdDisabled: boolean;
}

/** One entry of the wizard's list; selectType tells the kinds apart. */
export type WizardEntry = Category | ComponentType | Manufacturer | Series | Model;

/** A named list of options; models name it instead of repeating it. */
export interface WizardProperty {
  readonly key: string;
  readonly value: readonly string[];
}
