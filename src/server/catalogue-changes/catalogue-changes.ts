import type { CatalogueFile, CatalogueRow, ChangeCatalogue, UndoCatalogue } from '#contract/desk/desk-catalogue.ts';
import { catalogueColumns } from '#server/catalogue/catalogue-columns.ts';
import { CatalogueError } from '#server/catalogue/catalogue-error.ts';
import type { CatalogueTexts } from '#server/catalogue/catalogue-files.ts';
import { proposedId } from '#server/catalogue/entry-ids.ts';
import type { HeldCatalogue } from '#server/catalogue/held-catalogue.ts';
import type { LoadedCatalogue } from '#server/catalogue/load-catalogue.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/client.ts';
import type { Log } from '#server/log.ts';
import type { Notices } from '#server/notices.ts';
import { Problem } from '#server/problem.ts';
import { type KeptChange, openChanged, openFitting } from './build-catalogue.ts';
import { keepCatalogueChange, newestChange, readChanges } from './change-store.ts';
import { wrongNames } from './check-names.ts';
import { layOver, rowIn } from './lay-over.ts';
import { refusedField } from './refused-field.ts';
import { undoableChanges } from './undoable-changes.ts';

interface ChangesDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly notices: Notices;
  readonly held: HeldCatalogue;
  /** The files in the repository, read anew each time: megabytes are not kept for it. */
  readonly readBase: () => CatalogueTexts;
  /** What was made of the catalogue before is out of date. */
  readonly onReplaced: () => Promise<void>;
}

interface Made {
  readonly version: number;
  readonly id: string;
}

/** The catalogue as the house changes it (docs/decisions/0534). */
export interface CatalogueChanges {
  /** Takes over what others have changed; the desk's changes count in this process once it is done. */
  follow(): Promise<void>;
  /** The texts that count, for reading a row and for taking them home. */
  texts(): Promise<CatalogueTexts>;
  change(order: ChangeCatalogue, by: string): Promise<Made>;
  addAlias(id: string, alias: string, by: string): Promise<Made>;
  undo(order: UndoCatalogue, by: string): Promise<Made>;
}

interface Draft {
  readonly file: CatalogueFile;
  readonly entryId: string;
  readonly before: CatalogueRow | null;
  readonly after: CatalogueRow | null;
  readonly undoes?: number;
}

export function openCatalogueChanges(deps: ChangesDeps): CatalogueChanges {
  const { database, held, log } = deps;
  const db = database.drizzle;
  let followed = 0;
  // One after the other: two that build at once would put each other's catalogue in its place.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };

  async function replace(loaded: LoadedCatalogue, version: number): Promise<void> {
    held.replace(loaded);
    followed = version;
    await deps.onReplaced();
  }

  async function takeOver(): Promise<void> {
    if ((await newestChange(db)) === followed) return;
    const changes = await readChanges(db);
    const { loaded, leftOut } = openFitting(deps.readBase(), changes);
    if (leftOut.length > 0) log.error({ entries: leftOut }, 'Changes of the catalogue do not fit its files');
    await replace(loaded, changes.at(-1)?.version ?? 0);
  }

  async function texts(): Promise<CatalogueTexts> {
    return layOver(deps.readBase(), await readChanges(db));
  }

  async function make(draft: Draft, changes: readonly KeptChange[], by: string): Promise<Made> {
    const version = (changes.at(-1)?.version ?? 0) + 1;
    const loaded = judged(draft, [...changes, { ...draft, version }], deps.readBase(), held.catalogue.bySlug);
    const { undoes, ...row } = draft;
    await database.transaction(async (tx) => {
      const at = deps.clock.now().toISOString();
      if (!(await keepCatalogueChange(tx, { ...row, ...(undoes !== undefined && { undoes }), version, by, at })))
        throw new Problem(409, 'catalogueChanged');
      await deps.notices.publishHouseChanged(tx);
    });
    await replace(loaded, version);
    return { version, id: draft.entryId };
  }

  /** Work on the newest state: the changes, and the row that an id has now. */
  const withNewest = <T>(
    work: (
      changes: readonly KeptChange[],
      rowNow: (file: CatalogueFile, id: string) => CatalogueRow | null,
    ) => Promise<T>,
  ) =>
    inTurn(async () => {
      await takeOver();
      const changes = await readChanges(db);
      const now = layOver(deps.readBase(), changes);
      return work(changes, (file, id) => rowIn(file, now[file], id) ?? null);
    });

  return {
    follow: () => inTurn(takeOver),
    texts,

    change: ({ file, id, basedOn, row }, by) =>
      withNewest((changes, rowNow) => {
        const unknown = Object.keys(row).filter(
          (column) => !catalogueColumns[file].includes(column) || column === 'id',
        );
        if (unknown.length > 0)
          throw refused(Object.fromEntries(unknown.map((column) => [column, 'Diese Angabe gibt es hier nicht.'])));
        const entryId = id ?? proposedId({ file }, [row.manufacturer ?? row.key ?? '', row.name ?? '']);
        const before = rowNow(file, entryId);
        if (id !== undefined && before === null) throw new Problem(404, 'notFound');
        if (id === undefined && before !== null) throw refused({ name: 'Diesen Eintrag gibt es schon.' });
        if (id !== undefined && lastOf(changes, entryId) > basedOn) throw new Problem(409, 'catalogueChanged');
        const after = { source: 'Schreibtisch', ...before, ...row, id: entryId };
        return make({ file, entryId, before, after }, changes, by);
      }),

    addAlias: (id, alias, by) =>
      withNewest((changes, rowNow) => {
        const before = rowNow('models', id);
        if (before === null) throw new Problem(404, 'notFound');
        const words = [...(before.words ? before.words.split('|') : []), alias.replaceAll('|', ' ')].join('|');
        return make({ file: 'models', entryId: id, before, after: { ...before, words } }, changes, by);
      }),

    undo: ({ version, basedOn }, by) =>
      withNewest((changes, rowNow) => {
        const undone = changes.find((change) => change.version === version);
        if (undone === undefined) throw new Problem(404, 'notFound');
        const { file, entryId, before: after } = undone;
        if (undoableChanges(changes).get(version) !== basedOn) throw new Problem(409, 'catalogueChanged');
        return make({ file, entryId, before: rowNow(file, entryId), after, undoes: version }, changes, by);
      }),
  };
}

const lastOf = (changes: readonly KeptChange[], entryId: string) =>
  changes.findLast((change) => change.entryId === entryId)?.version ?? 0;

/** The catalogue with a new change in it, or a refusal by field. */
function judged(
  { file, entryId, before, after }: Draft,
  changes: readonly KeptChange[],
  base: CatalogueTexts,
  pages: ReadonlyMap<string, unknown>,
): LoadedCatalogue {
  const loaded = opened(base, changes, file);
  if (after === null) return loaded;
  const wrong = file === 'models' ? wrongNames(loaded.catalogue, entryId, after, before) : {};
  if (Object.keys(wrong).length > 0) throw refused(wrong);
  // Names of manufacturers and their categories stand in the addresses of many pages.
  const lost = [...pages.keys()].find((slug) => !loaded.catalogue.bySlug.has(slug));
  if (lost !== undefined)
    throw refused({ [file === 'manufacturers' ? 'shortname' : 'name']: `Die Seite „${lost}“ ginge damit verloren.` });
  return loaded;
}

function opened(base: CatalogueTexts, changes: readonly KeptChange[], file: CatalogueFile): LoadedCatalogue {
  try {
    return openChanged(base, changes);
  } catch (error) {
    if (error instanceof CatalogueError) throw refused(refusedField(error, file));
    throw error;
  }
}

/** The fields stand below `row`, as in the call. */
function refused(fields: Readonly<Record<string, string>>): Problem {
  return new Problem(
    400,
    'catalogueRefused',
    Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [`row.${field}`, sentence])),
  );
}
