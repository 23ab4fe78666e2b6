import { foundText, soughtWords } from '#domain/values/spelling.ts';
import { isSheetNarrowed, type SheetChoice } from './sheet-choice.ts';
import type { GoodsRow } from './sheet-row.ts';

/** The positions of one model, or those of them that are shown. */
export interface SheetModel<R extends GoodsRow> {
  /** Its place in the sheet, from 0, whatever is shown. */
  readonly at: number;
  readonly title: string;
  readonly rows: readonly R[];
}

/** Found positions up to so many are shown unfolded. */
const fewHits = 25;

/** All positions by model, in the order in which the sheet names the models. */
export function sheetModelsOf<R extends GoodsRow>(rows: readonly R[]): SheetModel<R>[] {
  const byModel = new Map<string, R[]>();
  for (const row of rows) {
    const known = byModel.get(row.model);
    if (known) known.push(row);
    else byModel.set(row.model, [row]);
  }
  return [...byModel.values()].map((own, at) => ({ at, title: own[0]?.title ?? '', rows: own }));
}

/** The models with their positions as a choice wants them; `left` are the positions that the seller keeps. */
export function shownModels<R extends GoodsRow>(
  models: readonly SheetModel<R>[],
  choice: SheetChoice,
  left: ReadonlySet<string> = new Set(),
): readonly SheetModel<R>[] {
  const { byValue, only, site } = choice;
  if (!isSheetNarrowed(choice) && !byValue) return models;
  const finds = finderOf(choice.search);
  const isShown = (row: R) =>
    (site === undefined || row.site === site) &&
    (only !== 'lowered' || row.lowered === true) &&
    (only !== 'left' || left.has(row.key)) &&
    finds(row);
  const shown = models.flatMap((model) => {
    const rows = model.rows.filter(isShown);
    return rows.length === 0 ? [] : [{ ...model, rows }];
  });
  if (!byValue) return shown;
  return shown
    .map((model) => ({ ...model, rows: model.rows.toSorted((one, other) => worthOf([other]) - worthOf([one])) }))
    .toSorted((one, other) => worthOf(other.rows) - worthOf(one.rows));
}

/** The open models, each with the page of its positions: as chosen, else all while there are few of their positions to show. */
export function openModels<R extends GoodsRow>(
  shown: readonly SheetModel<R>[],
  choice: SheetChoice,
): ReadonlyMap<number, number> {
  if (choice.open) return choice.open;
  const isSmall = shown.length === 1 || (isSheetNarrowed(choice) && countRows(shown) <= fewHits);
  return new Map(isSmall ? shown.map(({ at }) => [at, 1]) : []);
}

export const countRows = (models: readonly SheetModel<GoodsRow>[]) =>
  models.reduce((sum, { rows }) => sum + rows.length, 0);

export const countUnits = (rows: readonly GoodsRow[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0);

/** The places of the positions, in the order of the alphabet. */
export function rowSitesOf(rows: readonly GoodsRow[]): string[] {
  const sites = new Set(rows.flatMap(({ site }) => site ?? []));
  return [...sites].toSorted((one, other) => one.localeCompare(other, 'de'));
}

const worthOf = (rows: readonly GoodsRow[]) => rows.reduce((sum, { total = 0 }) => sum + total, 0);

/** Finds what holds every word of one of the searches; a comma, a semicolon or a new line parts them, as in a pasted column of numbers. */
function finderOf(search: string): (row: GoodsRow) => boolean {
  const searches = search.split(/[,;\n\t]/).flatMap((one) => {
    const words = soughtWords(one);
    return words.length === 0 ? [] : [words];
  });
  if (searches.length === 0) return () => true;
  return (row) => {
    const text = searchText(row);
    return searches.some((words) => words.every((word) => text.includes(word)));
  };
}

/** Made once a row: thousands of them are searched with each letter. */
const searchTexts = new WeakMap<GoodsRow, string>();

function searchText(row: GoodsRow): string {
  const known = searchTexts.get(row);
  if (known !== undefined) return known;
  const { title, description = '', site = '', serialNumbers = [], inventoryNumbers = [] } = row;
  const said = [title, description, site, ...serialNumbers, ...inventoryNumbers].join('\n');
  const text = foundText(said);
  searchTexts.set(row, text);
  return text;
}
