import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { assetListSchema } from '#contract/goods/asset-list.ts';
import type { AssetList } from '#domain/asset-list/asset-list.ts';
import { type Catalogue, openCatalogue } from '#domain/catalogue/catalogue.ts';
import { learnGoods } from '#server/asset-lists/known-goods.ts';
import { readList } from '#server/asset-lists/read-list.ts';
import { readCatalogueFiles } from '#server/catalogue/catalogue-files.ts';
import { parseCatalogue } from '#server/catalogue/parse-catalogue.ts';
import { fleetTruths, fleetWorkbook } from '#tests/factories/fleet/fleet-workbook.ts';
import { judge, readTruth, type Verdict } from './list-truth.ts';

/** What the reader is held to: so many lines right, so few of the matches another device. */
export const listAims = { right: 0.95, wrong: 0.003 };

/** A list of tests/fixtures/asset-lists/ and how each of its lines was read. */
export interface JudgedList {
  readonly name: string;
  /** Its folder: what makes the lists in it hard. Empty for those that lie beside the README. */
  readonly kind: string;
  readonly verdicts: readonly Verdict[];
}

/** Reads every list of a folder and judges it by the truth beside it. */
export async function judgeLists(folder: string): Promise<readonly JudgedList[]> {
  const catalogue = learnedCatalogue();
  const judged: JudgedList[] = [];
  for (const truthFile of globSync(`${folder}/**/*.truth.csv`).sort()) {
    const [file = ''] = globSync(truthFile.replace('.truth.csv', '.{csv,tsv,txt,xlsx,xls,ods}'));
    const answer = await readList({ source: { content: readFileSync(file) }, choices: {} }, () => {});
    if ('unread' in answer) throw new Error(`${file}: ${answer.unread}`);
    const list = assetListSchema.parse(JSON.parse(answer.json));
    const kind = relative(folder, dirname(file));
    judged.push({ name: basename(file), kind, verdicts: judge(list, readTruth(truthFile), catalogue) });
  }
  return judged;
}

/** The large workbook of a company, read and judged; apart from the others, whose shares its 1,200 lines would hide. */
export async function judgeFleet(): Promise<{ readonly list: AssetList; readonly verdicts: readonly Verdict[] }> {
  const catalogue = learnedCatalogue();
  const answer = await readList({ source: { content: fleetWorkbook().buffer }, choices: {} }, () => {});
  if ('unread' in answer) throw new Error(answer.unread);
  const list = assetListSchema.parse(JSON.parse(answer.json));
  return { list, verdicts: judge(list, fleetTruths(), catalogue) };
}

function learnedCatalogue(): Catalogue {
  const parts = parseCatalogue(readCatalogueFiles('catalogue'));
  learnGoods(parts);
  return openCatalogue(parts.entries, parts.properties);
}

/** Shares over some lines; `wrong` is the share of those called 'matched' that are another device. */
export function sharesOf(
  verdicts: readonly Verdict[],
): Record<'right' | 'wrong' | 'quantity' | 'configuration' | 'serials', number> {
  const goods = verdicts.filter(({ truth }) => truth.category !== 'ignored');
  const matched = verdicts.filter(({ rows }) => rows.some(({ confidence }) => confidence === 'matched'));
  const configured = verdicts.filter(({ configurationRight }) => configurationRight !== undefined);
  const numbered = verdicts.filter(({ serialsRight }) => serialsRight !== undefined);
  return {
    right: shareOf(verdicts, ({ right }) => right),
    wrong: matched.length === 0 ? 0 : shareOf(matched, ({ wrong }) => wrong),
    quantity: shareOf(goods, ({ quantityRight }) => quantityRight),
    configuration: shareOf(configured, ({ configurationRight }) => configurationRight === true),
    serials: shareOf(numbered, ({ serialsRight }) => serialsRight === true),
  };
}

/** 1 where nothing was judged. */
const shareOf = (verdicts: readonly Verdict[], test: (verdict: Verdict) => boolean) =>
  verdicts.length === 0 ? 1 : verdicts.filter(test).length / verdicts.length;
