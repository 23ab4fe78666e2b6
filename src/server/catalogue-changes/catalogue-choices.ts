import { goodsClassNames } from '#contract/goods/goods-class-names.ts';
import { reverseChargeClasses } from '#domain/catalogue/goods-facts.ts';
import { goodsKinds } from '#domain/catalogue/goods-kind.ts';
import { configTypes } from '#domain/catalogue/kinds.ts';
import { catalogueColumns } from '#server/catalogue/catalogue-columns.ts';
import type { CatalogueTexts } from '#server/catalogue/catalogue-files.ts';
import { factValues } from '#server/catalogue/fact-columns.ts';
import { type Row, readCatalogueRows } from '#server/catalogue/read-catalogue-rows.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

const plain = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }));
/** A list of choices by its first and last one. */
const ends = (values: readonly string[]) => [...new Set([values[0], values.at(-1)])].join(' bis ');
const byLabel = (one: Choice, other: Choice) => one.label.localeCompare(other.label, 'de');

/** What the columns of a model may hold, by the texts that count. */
export function catalogueChoices(texts: CatalogueTexts) {
  const rows = (file: keyof CatalogueTexts) => [...readCatalogueRows(file, texts[file], catalogueColumns[file])];
  const named = (file: keyof CatalogueTexts, label = 'name') =>
    rows(file).map((row) => ({ value: row.required('key'), label: row.required(label) }));
  const properties = rows('properties').map((row) => ({
    value: row.required('key'),
    label: `${ends(row.required('value').split('|'))} (${row.required('key')})`,
  }));
  const property = (start: string) => properties.filter(({ value }) => value.startsWith(start));
  return {
    columns: {
      category: named('categories'),
      type: named('types'),
      manufacturer: named('manufacturers', 'shortname').toSorted(byLabel),
      configType: configTypes.map((value) => ({ value, label: goodsClassNames[value] })),
      goodsKind: plain(goodsKinds),
      reverseCharge: plain(reverseChargeClasses),
      lock: plain(factValues.lock),
      optionsCpu: property('cpu.'),
      optionsCpuCount: property('cpuCount.'),
      optionsGpu: property('gpu.'),
      optionsDisplay: property('display.'),
      optionsRam: property('ram.'),
      ssdCapacities: property('ssd.'),
      hddCapacities: property('hdd.'),
      fdCapacities: property('fd.'),
    },
    series: rows('series').map(seriesChoice).toSorted(byLabel),
  };
}

const seriesChoice = (row: Row) => ({
  value: row.required('key'),
  label: row.required('name'),
  manufacturer: row.required('manufacturer'),
  category: row.required('category'),
  type: row.optional('type') ?? '',
});
