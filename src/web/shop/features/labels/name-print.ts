import type { AskCatalogue } from '#contract/catalogue-search/search-index.ts';
import { deviceNumberIn } from '#domain/asset-list/device-number-in.ts';
import type { PrintedLabel } from '#domain/asset-list/label-text.ts';

const most = 5;

/** What a printed label calls its model, for the field that is compared: the catalogue's name where its number or its words say exactly one. */
export async function modelOfPrint({ products, name, maker }: PrintedLabel, ask: AskCatalogue): Promise<string> {
  for (const product of products) {
    const hits = await ask(`P/N:${deviceNumberIn(product)?.model ?? product}`, most);
    const titles = hits.flatMap(({ title, isNamed }) => (isNamed ? [title] : []));
    if (titles.length === 1) return titles[0] ?? '';
  }
  if (name === undefined) return '';
  const hits = await ask(name, most);
  const [only] = hits;
  if (only !== undefined && hits.length === 1) return only.title;
  return maker === undefined || name.toLowerCase().includes(maker.toLowerCase()) ? name : `${maker} ${name}`;
}
