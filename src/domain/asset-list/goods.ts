import type { CategoryKey, TypeKey } from '#domain/catalogue/kinds.ts';
import type { WizardItem } from '#domain/catalogue/wizard-item.ts';
import type { Atom } from './atoms.ts';

/** How a model is written: the atoms that must all be there, in order. */
export interface ModelNameForm {
  readonly goods: Goods;
  readonly atoms: readonly Atom[];
  /** Position of the atom the form is looked up by. */
  readonly anchor: number;
  /** 3: says enough by itself; 2: with maker, series or category; 1: with series, or maker and category; 0: with the whole series before it. */
  readonly strength: 0 | 1 | 2 | 3;
  /** Words that may stand between or before the atoms. */
  readonly words: ReadonlySet<string>;
  /** One of each group must be in the text as well: year, chip. */
  readonly also: readonly (readonly string[])[];
}

/** A model of the catalogue as the reader compares it. */
export interface Goods {
  readonly item: WizardItem;
  readonly category: CategoryKey | undefined;
  readonly type: TypeKey | undefined;
  readonly makerId: string | undefined;
  readonly seriesWords: ReadonlySet<string>;
  /** Other brands of its maker, which may stand before the name: ProCurve. */
  readonly brands: ReadonlySet<string>;
  /** Words of the series and the name. */
  readonly nameWords: ReadonlySet<string>;
  /** Words and numbers of the title; neighbours have most of them in common. */
  readonly all: ReadonlySet<string>;
  /** Words and numbers of all titles of its series: behind this one's name they make another model of it. */
  readonly group: ReadonlySet<string>;
}
