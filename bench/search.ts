import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { createCatalogueSearch } from '#contract/catalogue-search/search-index.ts';
import { openCatalogue } from '#domain/catalogue/catalogue.ts';
import type { WizardEntry } from '#domain/catalogue/entries.ts';
import { searchGroupsOf } from '#domain/catalogue/search-entries.ts';
import { readCatalogueFiles } from '#server/catalogue/catalogue-files.ts';
import { parseCatalogue } from '#server/catalogue/parse-catalogue.ts';
import { type JudgedSearch, judgedSearches } from '#tests/support/search-table.ts';
import { benchFirstHits } from './first-hits.ts';
import { largeCatalogue } from './large-catalogue.ts';
import { median } from './median.ts';
import { quantile } from './quantile.ts';
import { benchTyping } from './typing.ts';

const size = 15_000;
const transferAim = 400_000;
const accuracyAim = 95;
const rounds = 7;
const limit = 7;

/** What customers type, letter by letter: models, makers, kinds of goods, slips of the fingers. */
const queries = [
  ...['poweredge r640', 'dell r740xd', 'hp elitebook 840 g5', '840g5', 'R 640', 'dl380 g9', 'proliant dl360 gen10'],
  ...['cisco c2960x', 'ws-c3850-48p', 'thinkpad t480', 'x1 carbon gen 7', 'latitude 7490', 'macbook pro 2019', 'a2442'],
  ...['smart-ups 1500', 'usv eaton', 'fortigate 60f', 'synology ds920+', 'eizo ev2456', 'u2412m', 'optiplex7060'],
  ...['laptop lenovo', 'rechner', 'bildschirm 24', 'platte', 'server', 'switch 48', 'prolaint dl380', 'lattitude 5490'],
  ...['fuijtsu primergy', 'surface pro 7', 'ipad', 'netapp fas', 'Kaffeemaschine'],
];
const keystrokes = queries.flatMap((query) => Array.from(query, (_, at) => query.slice(0, at + 1)));

const hit = (judged: readonly JudgedSearch[]) =>
  `${((judged.filter(({ isRight }) => isRight).length / judged.length) * 100).toFixed(1)} % of ${judged.length}`;

/** The type-ahead at 15,000 entries, a few more than the catalogue has: what travels, how long its index takes, and each keystroke beside a bare MiniSearch. */
export async function benchSearch(): Promise<void> {
  const { entries } = parseCatalogue(readCatalogueFiles('catalogue'));
  const large = largeCatalogue(entries, size);
  const catalogue = openCatalogue(large, []);
  const { items } = catalogue;
  const groups = searchGroupsOf(catalogue);
  reportTransfer(large, groups);

  const titles = items.map(({ title }, id) => ({ id, title }));
  const building: { ours: number; bare: number }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const ours = await timed(() => createCatalogueSearch(groups));
    const bare = await timed(() => bareSearch(titles));
    if (round > 0) building.push({ ours, bare });
  }
  const built = { ours: median(building.map(({ ours }) => ours)), bare: median(building.map(({ bare }) => bare)) };
  console.log(`search, built   ${of(built)} by a bare MiniSearch of the titles`);

  const search = await createCatalogueSearch(groups);
  const bare = bareSearch(titles);
  const took = await typed((query) => search(query, limit));
  const floor = await typed((query) => bare.search(query, { prefix: true, combineWith: 'AND' }).slice(0, limit));
  for (const share of [0.5, 0.95]) {
    const pair = { ours: quantile(took, share), bare: quantile(floor, share) };
    console.log(`search, key p${share * 100}${share < 0.9 ? ' ' : ''} ${of(pair)} by the bare MiniSearch`);
  }
  const { tuned, heldOut } = judgedSearches(await createCatalogueSearch(searchGroupsOf(openCatalogue(entries, []))));
  console.log(`search, first   right for ${hit(tuned)} queries and ${hit(heldOut)} held out (aim ${accuracyAim} %)`);
  await benchTyping({ groups }, queries);
  await benchFirstHits();
}

function reportTransfer(entries: readonly WizardEntry[], groups: object): void {
  const bytes = (body: object) => {
    const text = JSON.stringify(body);
    const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    return `${gzipSync(text, { level: 9 }).length} bytes by gzip, ${brotli.length} by brotli`;
  };
  console.log(`search, entries ${bytes({ groups })} at ${size} entries (aim ${transferAim})`);
  console.log(`                ${bytes({ wizardentries: entries })} by the call wizard/entries`);
}

function bareSearch(titles: readonly { id: number; title: string }[]): MiniSearch {
  const index = new MiniSearch({ fields: ['title'] });
  index.addAll(titles);
  return index;
}

async function timed(run: () => unknown): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/** Milliseconds of each keystroke, the median of the rounds; the first round warms up. */
async function typed(search: (query: string) => unknown): Promise<number[]> {
  const times = keystrokes.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [at, query] of keystrokes.entries()) {
      const time = await timed(() => search(query));
      if (round > 0) times[at]?.push(time);
    }
  }
  return times.map(median);
}

function of({ ours, bare }: { readonly ours: number; readonly bare: number }): string {
  return `${ours.toFixed(2).padStart(7)} ms, ${bare.toFixed(2).padStart(7)} ms`;
}
