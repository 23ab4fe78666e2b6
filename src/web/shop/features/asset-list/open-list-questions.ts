import type { AssetList, ListCandidate, UnwantedReason } from '#domain/asset-list/asset-list.ts';
import { doubtsIn } from './list-words.ts';
import type { Review } from './review.ts';
import type { ReviewRow } from './review-rows.ts';

/** One question for all rows that call their goods the same. */
export interface ModelQuestion {
  /** What the list calls the goods, without processor, memory and drives. */
  readonly name: string;
  readonly candidates: readonly ListCandidate[];
  readonly ids: readonly string[];
  readonly devices: number;
}

/** Rows that the list itself says are not for sale. */
export interface UnwantedRows {
  readonly ids: readonly string[];
  readonly devices: number;
  readonly reasons: readonly { readonly reason: UnwantedReason; readonly rows: number }[];
}

/** What the customer is asked before the list goes along. */
export interface OpenListQuestions {
  readonly models: readonly ModelQuestion[];
  readonly unwanted: UnwantedRows | undefined;
  /** Doubts about the list as a whole, as sentences. */
  readonly doubts: readonly string[];
}

/** Answer to the question whether rows should stay behind: they go along. */
export const unwantedGoAlong = 'unwanted';

/**
 * What is still open, the question about most devices first. Of photos of labels it is asked too what the catalogue does not know: nobody
 * has described it in words.
 */
export function openListQuestions(
  { list, answered, leftOut }: Review,
  rows: readonly ReviewRow[],
  ofPhotos = false,
): OpenListQuestions {
  const isOpen = (answer: string) => !answered.includes(answer);
  const unwanted = rows.filter(
    (row) => row.unwanted !== undefined && row.confidence !== 'ignored' && row.decided !== true,
  );
  return {
    models: modelQuestions(rows, ofPhotos),
    unwanted: isOpen(unwantedGoAlong) ? unwantedRows(unwanted) : undefined,
    doubts: doubtsIn(withoutSheets(list, leftOut)).filter(isOpen),
  };
}

/** Whether nothing waits for the customer. */
export const isAllAnswered = ({ models, unwanted, doubts }: OpenListQuestions): boolean =>
  models.length === 0 && unwanted === undefined && doubts.length === 0;

function modelQuestions(rows: readonly ReviewRow[], ofPhotos: boolean): ModelQuestion[] {
  const open = rows.filter(
    ({ confidence, decided }) =>
      confidence === 'ambiguous' || (ofPhotos && confidence === 'freetext' && decided === undefined),
  );
  const groups = Map.groupBy(open, ({ name, text, candidates }) =>
    [nameKey({ name, text }), ...candidates.map(({ entryId }) => entryId)].join('\n'),
  );
  return [...groups.values()]
    .flatMap(([first, ...others]): ModelQuestion[] => {
      if (first === undefined) return [];
      const all = [first, ...others];
      const devices = all.reduce((sum, { quantity }) => sum + quantity, 0);
      return [
        { name: first.name ?? first.text, candidates: first.candidates, ids: all.flatMap(({ ids }) => ids), devices },
      ];
    })
    .toSorted((one, other) => other.devices - one.devices);
}

/** By what rows are the same question: what they call the goods, in lower case. */
const nameKey = ({ name, text }: { readonly name?: string | undefined; readonly text: string }) =>
  (name ?? text).toLowerCase().replace(/\s+/g, ' ').trim();

function unwantedRows(rows: readonly ReviewRow[]): UnwantedRows | undefined {
  if (rows.length === 0) return undefined;
  const byReason = Map.groupBy(rows, ({ unwanted }) => unwanted);
  return {
    ids: rows.flatMap(({ ids }) => ids),
    devices: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    reasons: [...byReason].flatMap(([reason, all]) =>
      reason === undefined ? [] : [{ reason, rows: all.flatMap(({ ids }) => ids).length }],
    ),
  };
}

/** A list as if some of its sheets were not in it: nothing of theirs is doubtful. */
function withoutSheets(list: AssetList, leftOut: readonly number[]): AssetList {
  if (leftOut.length === 0) return list;
  return {
    ...list,
    sheets: list.sheets.map((sheet, at) => {
      const { doubts: _, ...quiet } = sheet;
      return leftOut.includes(at) ? quiet : sheet;
    }),
    rows: list.rows.filter(({ sheet }) => !leftOut.includes(sheet)),
  };
}
