import { reverseChargeClasses } from '#domain/catalogue/goods-facts.ts';
import { goodsKinds } from '#domain/catalogue/goods-kind.ts';
import { configTypes, lockKinds } from '#domain/catalogue/kinds.ts';
import { catalogueColumns } from '#server/catalogue/catalogue-columns.ts';
import type { CatalogueTexts } from '#server/catalogue/catalogue-files.ts';
import { type Row, readRows } from '#server/catalogue/read-rows.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

const plain = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }));
const byLabel = (one: Choice, other: Choice) => one.label.localeCompare(other.label, 'de');

/** What the columns of a model may hold, by the texts that count. */
export function catalogueChoices(texts: CatalogueTexts) {
  const rows = (file: keyof CatalogueTexts) => [...readRows(file, texts[file], catalogueColumns[file])];
  const named = (file: keyof CatalogueTexts, label = 'name') =>
    rows(file).map((row) => ({ value: row.required('key'), label: row.required(label) }));
  const properties = rows('properties').map((row) => row.required('key'));
  const property = (...starts: string[]) =>
    plain(properties.filter((key) => starts.some((start) => key.startsWith(start))));
  return {
    columns: {
      category: named('categories'),
      type: named('types'),
      manufacturer: named('manufacturers', 'shortname').toSorted(byLabel),
      configType: plain(configTypes),
      goodsKind: plain(goodsKinds),
      reverseCharge: plain(reverseChargeClasses),
      lock: plain([...lockKinds, 'none']),
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
