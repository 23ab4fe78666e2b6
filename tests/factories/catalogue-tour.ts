import { catalogueHitsSchema } from '#contract/desk/desk-catalogue.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { hostileText as text } from './hostile-text.ts';
import type { Tour } from './tour.ts';

const columns = [
  ...['key', 'name', 'shortname', 'category', 'categories', 'type', 'manufacturer', 'series', 'freetextAllowed'],
  ...['configType', 'note', 'words', 'queryPackagingAvailable', 'optionsCpu', 'optionsCpuCount', 'optionsGpu'],
  ...['optionsDisplay', 'optionsRam', 'ssdDisabled', 'ssdCapacities', 'hddDisabled', 'hddCapacities', 'fdDisabled'],
  ...['fdCapacities', 'lock', 'goodsKind', 'reverseCharge', 'notAsked'],
];

/** Somebody at the desk corrects a model, gives it another name and takes that back. */
export async function correctedModel(by: HttpClient, { make }: Pick<Tour, 'make'>): Promise<void> {
  const found = catalogueHitsSchema.parse((await by.get('/desk/api/catalogue?q=poweredge%20r640')).json());
  const id = found.hits.find(({ file }) => file === 'models')?.id;
  const change = { file: 'models', id, basedOn: 0 };
  const whole = { ...change, row: Object.fromEntries(columns.map((column) => [column, text])) };
  await make({ by, route: '/desk/api/changeCatalogue', body: { ...change, row: { note: text } }, also: [whole] });
  await make({ by, route: '/desk/api/addAlias', body: { id, alias: text } });
  await make({ by, route: '/desk/api/undoCatalogueChange', body: { version: 2, basedOn: 2 } });
}
