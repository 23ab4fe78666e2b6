import type { GoodsInView, UnitView } from '#contract/devices/units.ts';
import { missingNumbers, namelessMissing, outstandingQuantity } from '#domain/units/missing.ts';
import type { StandingGoods } from './goods-in-counts.ts';

/** A line beside what of it is here. */
export interface CountedLine {
  readonly line: GoodsInView['lines'][number];
  /** Its place in the customer's list, from 1. */
  readonly position: number;
  readonly units: readonly UnitView[];
  /** Units that have not come. */
  readonly missing: number;
  /** Numbers that were announced and have not come. */
  readonly missingNumbers: readonly string[];
  /** Units that have not come and whose numbers nobody announced. */
  readonly missingNameless: number;
}

/** What stands in the house, counted. */
export interface GoodsSummary {
  readonly declared: number;
  /** Of the announced ones. */
  readonly here: number;
  readonly missing: number;
  readonly unannounced: number;
  readonly held: number;
  readonly damaged: number;
  readonly lines: readonly CountedLine[];
  readonly unannouncedUnits: readonly UnitView[];
}

/** Declared beside received. */
export function goodsSummaryOf({ lines, units }: StandingGoods): GoodsSummary {
  const received = lines.map((line, index) => ({
    line,
    position: index + 1,
    units: units.filter(({ itemId }) => itemId === line.itemId),
    missing: Math.max(0, outstandingQuantity(line, units)),
    missingNumbers: missingNumbers(line, units),
    missingNameless: namelessMissing(line, units),
  }));
  const ids = new Set(lines.map(({ itemId }) => itemId));
  const unannouncedUnits = units.filter(({ itemId }) => itemId === undefined || !ids.has(itemId));
  return {
    declared: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    here: units.length - unannouncedUnits.length,
    missing: received.reduce((sum, { missing }) => sum + missing, 0),
    unannounced: unannouncedUnits.length,
    held: units.filter(({ hold }) => hold !== undefined).length,
    damaged: units.filter(({ batteryDamaged }) => batteryDamaged).length,
    lines: received,
    unannouncedUnits,
  };
}
