import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { AssetList, ListConfiguration, ListRow } from '#domain/asset-list/asset-list.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { WizardItem } from '#domain/catalogue/wizard-item.ts';
import { delimitedRows } from '#domain/delimited-text/parse-delimited.ts';

const truthSchema = z.object({
  sheet: z.coerce.number(),
  line: z.coerce.number(),
  quantity: z.string(),
  category: z.string(),
  model: z.string(),
  configuration: z.string().default(''),
  serials: z.string().default(''),
});

/** What one line of a fixture truly is; tests/fixtures/asset-lists/README.md says how it is written. */
export type Truth = z.infer<typeof truthSchema>;

/** How a line was read: `wrong` is a device that it is not, called 'matched'. */
export interface Verdict {
  readonly truth: Truth;
  readonly rows: readonly ListRow[];
  /** Whether the truth names a model of the catalogue. */
  readonly known: boolean;
  readonly right: boolean;
  readonly wrong: boolean;
  readonly quantityRight: boolean;
  /** Undefined where the truth does not say. */
  readonly configurationRight: boolean | undefined;
  readonly serialsRight: boolean | undefined;
}

export function readTruth(file: string): readonly Truth[] {
  const [head, ...rows] = [...delimitedRows(readFileSync(file, 'utf8'), ';')].map(({ cells }) => cells);
  const records = rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [head?.[at], cell])));
  return z.array(truthSchema).parse(records);
}

/** Judges each line of a list that has a truth. */
export function judge(list: AssetList, truths: readonly Truth[], catalogue: Catalogue): readonly Verdict[] {
  const rowsAt = Map.groupBy(list.rows, ({ sheet, line }) => `${sheet}:${line}`);
  const models = new Map(
    catalogue.items.filter((item) => item.selectType === 'model').map((item) => [item.title, item]),
  );
  return truths.map((truth) => {
    const rows = rowsAt.get(`${truth.sheet}:${truth.line}`) ?? [];
    const taken = rows.filter(({ confidence }) => confidence !== 'ignored');
    const named = taken.flatMap(({ confidence, entry }) =>
      confidence === 'matched' && entry !== undefined ? (catalogue.byId.get(entry.entryId) ?? []) : [],
    );
    const known = models.has(truth.model);
    const quantity = taken.reduce((sum, row) => sum + row.quantity, 0);
    return {
      truth,
      rows,
      known,
      right: isRight(truth, { known, taken, named }),
      wrong: named.some((item) => !isThat(truth, item)),
      quantityRight: quantity === Number(truth.quantity),
      configurationRight:
        truth.configuration === ''
          ? undefined
          : taken.length > 0 && taken.every((row) => isConfiguredAs(truth.configuration, row.configuration)),
      serialsRight:
        truth.serials === ''
          ? undefined
          : sameWords(
              truth.serials,
              taken.flatMap((row) => row.serialNumbers),
            ),
    };
  });
}

interface Reading {
  readonly known: boolean;
  readonly taken: readonly ListRow[];
  readonly named: readonly WizardItem[];
}

function isRight(truth: Truth, { known, taken, named }: Reading): boolean {
  if (truth.category === 'ignored') return taken.length === 0;
  if (taken.length === 0) return false;
  const mustName = known || truth.model.startsWith('type:');
  return mustName ? named.length === taken.length && named.every((item) => isThat(truth, item)) : named.length === 0;
}

/** Whether an item is what the truth says; a component may be named by its type or by a model of that type. */
function isThat({ category, model }: Truth, item: WizardItem): boolean {
  if (item.category?.key !== category) return false;
  return model.startsWith('type:') ? item.type?.key === model.slice(5) : item.title === model;
}

const sameWords = (truth: string, read: readonly string[]) =>
  truth
    .split(' ')
    .filter((word) => word !== '-')
    .toSorted()
    .join() === read.toSorted().join();

/** Whether processor, memory, drives and capacity are as the truth says, and nothing more of them was read. */
function isConfiguredAs(truth: string, { cpu, ram, drives = [], capacity }: ListConfiguration): boolean {
  const parts = truth.split(' / ').filter((part) => part !== '-');
  const said = (word: string) => parts.find((part) => part.startsWith(`${word} `))?.slice(word.length + 1);
  const wanted = parts.flatMap((part) => {
    const [, count = '1', kind, size] = /^(?:(\d+)x )?(ssd|hdd) (.+)$/.exec(part) ?? [];
    return kind === undefined ? [] : [{ count: Number(count), kind, size }];
  });
  return (
    fits(said('cpu'), cpu) &&
    said('ram') === ram &&
    fits(said('capacity'), capacity) &&
    wanted.length === drives.length &&
    wanted.every(({ count, kind, size }) =>
      drives.some((drive) => drive.count === count && drive.kind === kind && fits(size, drive.capacity)),
    )
  );
}

/** What is read may say more than the truth, behind it: '512 GB NVMe'. */
const fits = (truth: string | undefined, read: string | undefined) =>
  truth === undefined ? read === undefined : read === truth || read?.startsWith(`${truth} `) === true;
