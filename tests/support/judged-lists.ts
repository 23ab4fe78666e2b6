import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { assetListSchema } from '#contract/asset-list.ts';
import { openCatalogue } from '#domain/catalogue/catalogue.ts';
import { learnGoods } from '#server/asset-lists/known-goods.ts';
import { readList } from '#server/asset-lists/read-list.ts';
import { readCatalogueFiles } from '#server/catalogue/catalogue-files.ts';
import { parseCatalogue } from '#server/catalogue/parse-catalogue.ts';
import { judge, readTruth, type Verdict } from './list-truth.ts';

/** What the reader is held to: so many lines right, so few of the matches another device. */
export const listAims = { right: 0.9, wrong: 0.01 };

/** A list of tests/fixtures/asset-lists/ and how each of its lines was read. */
export interface JudgedList {
  readonly name: string;
  readonly verdicts: readonly Verdict[];
}

/** Reads every list of a folder and judges it by the truth beside it. */
export async function judgeLists(folder: string): Promise<readonly JudgedList[]> {
  const parts = parseCatalogue(readCatalogueFiles('catalogue'));
  const catalogue = openCatalogue(parts.entries, parts.properties);
  learnGoods(parts);
  const judged: JudgedList[] = [];
  for (const truthFile of globSync(`${folder}/*.truth.csv`).sort()) {
    const [file = ''] = globSync(truthFile.replace('.truth.csv', '.{csv,tsv,txt,xlsx,xls,ods}'));
    const answer = await readList({ source: { content: readFileSync(file) }, choices: {} }, () => {});
    if ('unread' in answer) throw new Error(`${file}: ${answer.unread}`);
    const list = assetListSchema.parse(JSON.parse(answer.json));
    judged.push({ name: basename(file), verdicts: judge(list, readTruth(truthFile), catalogue) });
  }
  return judged;
}

/** Shares over some lines; `wrong` is the share of those called 'matched' that are another device. */
export function sharesOf(verdicts: readonly Verdict[]): Record<'right' | 'wrong' | 'quantity', number> {
  const share = (part: readonly Verdict[], of: readonly Verdict[]) => (of.length === 0 ? 0 : part.length / of.length);
  const goods = verdicts.filter(({ truth }) => truth.category !== 'ignored');
  const matched = verdicts.filter(({ rows }) => rows.some(({ confidence }) => confidence === 'matched'));
  return {
    right: share(
      verdicts.filter(({ right }) => right),
      verdicts,
    ),
    wrong: share(
      matched.filter(({ wrong }) => wrong),
      matched,
    ),
    quantity: share(
      goods.filter(({ quantityRight }) => quantityRight),
      goods,
    ),
  };
}
