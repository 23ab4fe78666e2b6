import { asc, eq, inArray, like, or } from 'drizzle-orm';
import { bookFileNames } from '#domain/books/book-file.ts';
import { staffNamesOf } from '#server/accounts/staff-names.ts';
import { bankFiles } from '#server/db/schema/bank.ts';
import { booksExports } from '#server/db/schema/books.ts';
import { payoutDownloads, payoutFiles, payoutRuns } from '#server/db/schema/payouts.ts';
import type { Paper, SalePapers } from '#server/papers/paper.ts';
import type { PaperDeps } from '#server/papers/sale-papers.ts';
import { tableFile } from '#server/tables/table-file.ts';
import { isInYear } from './archive-span.ts';

const instantOf = (at: string) => new Date(at).toISOString();
const endingOf = (name: string) => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? 'txt';

interface Stored {
  readonly name: string;
  readonly storedAs: string;
  readonly sha256: string;
  readonly size: number;
}

const group = (folder: string, papers: readonly Paper[]): SalePapers => ({
  ...{ sale: '', ownName: undefined, folder, papers },
});

/** What belongs to a year's books beside sales: files for the bank with their releases, files of the bank, and bookings. */
export async function moneyPapers(deps: PaperDeps, year: number): Promise<SalePapers[]> {
  const { db, files } = deps;
  const stored = ({ name, storedAs, sha256, size }: Stored) => ({
    ...{ ending: endingOf(name), sha256, size },
    read: () => files.read(storedAs),
  });
  const runs = await db
    .select()
    .from(payoutRuns)
    .where(or(isInYear(payoutRuns.composedAt, year), isInYear(payoutRuns.releasedAt, year)))
    .orderBy(asc(payoutRuns.composedAt), asc(payoutRuns.number));
  const written = await db
    .select({ file: payoutFiles, run: payoutRuns.number })
    .from(payoutFiles)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payoutFiles.runId))
    .where(isInYear(payoutFiles.writtenAt, year))
    .orderBy(asc(payoutFiles.writtenAt), asc(payoutFiles.name));
  const ofBank = await db
    .select()
    .from(bankFiles)
    .where(isInYear(bankFiles.receivedAt, year))
    .orderBy(asc(bankFiles.receivedAt), asc(bankFiles.id));
  // Bookings of December are written in the year after: they go by what they book.
  const booked = await db
    .select()
    .from(booksExports)
    .where(like(booksExports.period, `${year}%`))
    .orderBy(asc(booksExports.createdAt), asc(booksExports.id));
  const payments = written.map(
    ({ file, run }): Paper => ({
      ...{ kind: 'Zahlungsdatei', number: run, at: instantOf(file.writtenAt), remark: file.name },
      ...stored(file),
    }),
  );
  const releases = runs.length === 0 ? [] : [await releaseLog(deps, runs)];
  return [
    group('Zahlungsdateien', [...payments, ...releases]),
    group(
      'Dateien der Bank',
      ofBank.map(({ hash, unread, receivedAt, ...file }) => ({
        ...{ kind: 'Datei der Bank', at: instantOf(receivedAt) },
        remark: [file.name, unread && 'nicht übernommen'].filter(Boolean).join('; '),
        ...stored({ ...file, sha256: hash }),
      })),
    ),
    group(
      'Buchungen',
      booked.map((file) => ({
        ...{ kind: bookFileNames[file.kind], number: file.period, at: instantOf(file.createdAt) },
        ...(file.isFixed && { remark: 'festgeschrieben' }),
        ...stored(file),
      })),
    ),
  ];
}

/** Who put together, released, discarded and fetched what, and when: a row each. */
async function releaseLog({ db }: PaperDeps, runs: readonly (typeof payoutRuns.$inferSelect)[]): Promise<Paper> {
  const fetched = await db
    .select({ runId: payoutFiles.runId, name: payoutFiles.name, at: payoutDownloads.at, by: payoutDownloads.by })
    .from(payoutDownloads)
    .innerJoin(payoutFiles, eq(payoutFiles.id, payoutDownloads.fileId))
    .where(
      inArray(
        payoutFiles.runId,
        runs.map(({ id }) => id),
      ),
    )
    .orderBy(asc(payoutDownloads.id));
  const steps = runs.flatMap((run) => [
    { run: run.number, what: 'zusammengestellt', at: run.composedAt, by: run.composedBy },
    {
      run: run.number,
      what: run.byTwo ? 'freigegeben (zu zweit)' : 'freigegeben',
      at: run.releasedAt,
      by: run.releasedBy,
    },
    { run: run.number, what: 'verworfen', at: run.discardedAt, by: run.discardedBy },
    ...fetched
      .filter(({ runId }) => runId === run.id)
      .map(({ name, at, by }) => ({ run: run.number, what: `abgerufen: ${name}`, at, by })),
  ]);
  const names = await staffNamesOf(
    db,
    steps.map(({ by }) => by),
  );
  const rows = steps.flatMap(({ run, what, at, by }) =>
    at === null ? [] : [[run, what, instantOf(at), by === null ? '' : (names.get(by) ?? by)]],
  );
  const table = { name: 'Freigaben', rows: [['Lauf', 'Was', 'Wann (UTC)', 'Wer'], ...rows] };
  return {
    ...{ kind: 'Liste Freigaben und Abrufe', ending: 'csv', size: 0 },
    read: async () => [(await tableFile(table, 'csv')).content],
  };
}
