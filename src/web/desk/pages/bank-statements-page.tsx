import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { bankCalls, bankStatementsSchema } from '#contract/money/bank-statements.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { BankFilePart } from '../features/bank/bank-file-part.tsx';
import { DismissForeign } from '../features/bank/dismiss-foreign.tsx';
import { HandInStatements } from '../features/bank/hand-in-statements.tsx';
import { WaitingEntry } from '../features/bank/waiting-entry.tsx';
import { useRead } from '../use-read.ts';

/** While entries are judged the list is read again, every so many milliseconds. */
const pace = 1_000;

/** What the bank says of our payments: handed in, what of it waits for a person, and the files before. */
export function BankStatementsPage() {
  const { data, error, refetch } = useRead(bankCalls.list, bankStatementsSchema, {
    refetchInterval: ({ state }) => (state.data?.files.some(({ open }) => open > 0) ? pace : false),
  });
  const foreign = data?.waiting.filter(({ isOfTheRest }) => isOfTheRest) ?? [];
  return (
    <div className="max-w-[60rem] px-7 py-6">
      <h1>{deskPageTable.bankStatements.title}</h1>
      {data && <p className="mt-2 text-muted">Ausgezahlt wird vom Konto {data.account}.</p>}
      <div className="mt-5">
        <HandInStatements />
      </div>
      <ReadRefusal error={error} read={refetch} />
      {data === undefined && error === null && <p role="status">Wird geladen …</p>}
      {data && (
        <>
          <section className="mt-8" aria-labelledby="waiting">
            <h2 id="waiting" className="mb-4">
              Zu klären
            </h2>
            {data.waiting.length === 0 ? (
              <p className="rounded-sm bg-steel p-5">Nichts offen: Jeder Umsatz ist einer Auszahlung zugeordnet.</p>
            ) : (
              <ul className="border-t border-line">
                {data.waiting.map((entry) => (
                  <WaitingEntry key={entry.id} entry={entry} />
                ))}
              </ul>
            )}
            {data.waitingCount > data.waiting.length && (
              <p className="mt-3 text-muted">
                Gezeigt werden {data.waiting.length} von {data.waitingCount}.
              </p>
            )}
            {foreign.length > 1 && (
              <div className="mt-4">
                <DismissForeign entries={foreign} />
              </div>
            )}
          </section>
          <section className="mt-8" aria-labelledby="files">
            <h2 id="files" className="mb-4">
              Eingelesen
            </h2>
            {data.files.length === 0 ? (
              <p className="rounded-sm bg-steel p-5">Noch keine Datei.</p>
            ) : (
              <ul className="border-t border-line">
                {data.files.map((file) => (
                  <BankFilePart key={file.id} file={file} />
                ))}
              </ul>
            )}
          </section>
        </>
      )}
    </div>
  );
}
