import { useRef, useState } from 'react';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { type Fates, fatesSchema } from '#contract/devices/reuse.ts';
import { fateWords } from '#contract/devices/reuse-words.ts';
import { fates as allFates } from '#domain/reuse/device-fate.ts';
import { Button } from '#web/ui/button.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { usePages } from '#web/ui/use-pages.ts';
import { useDesk } from '../../desk-context.ts';
import { FatesTable } from './fates-table.tsx';
import { flawOf, type Typed, typedLines, withOpenAs } from './typed-fates.ts';

interface FatesFormProps {
  readonly offerId: string;
  readonly fates: Fates;
}

/** Units per position by what became of them; what is typed stays until it is saved, also from page to page. */
export function FatesForm({ offerId, fates: { recordedAt, lines } }: FatesFormProps) {
  const { api, queries } = useDesk();
  const table = useRef<HTMLTableElement>(null);
  const pages = usePages(lines.length);
  const [typed, setTyped] = useState<Typed>({});
  const [said, setSaid] = useState('');
  const shown = lines.slice(pages.first, pages.end);
  const sent = typedLines(typed, lines);
  const flawed = lines.findIndex((line) => typed[line.itemId] !== undefined && flawOf(typed, line) !== undefined);

  const { busy, refusal, run } = useAction(async () => {
    try {
      const body = { basedOn: recordedAt, lines: sent };
      const kept = fatesSchema.parse(await api.post(deskApi.recordFates(offerId), body));
      queries.setQueryData([deskApi.fates(offerId)], kept);
      setTyped({});
      setSaid('Festgehalten.');
    } finally {
      // Also when somebody was faster: what stands now is shown.
      await queries.invalidateQueries();
    }
  });

  function type(change: (before: Typed) => Typed) {
    setSaid('');
    setTyped(change);
  }

  function save() {
    setSaid('');
    if (flawed < 0) return void run();
    pages.show(flawed);
    setSaid(`Zeile ${lines[flawed]?.position ?? ''} stimmt noch nicht.`);
  }

  return (
    <section className="mt-6" aria-label="Verbleib festhalten">
      <h2>Verbleib festhalten</h2>
      <p className="mt-1 text-muted">Was Sie offen lassen, liest der Kunde als „{fateWords.open}“.</p>
      <div className="my-3 flex flex-wrap items-baseline gap-x-2">
        <p>Alles Offene:</p>
        {allFates.map((fate) => (
          <Button key={fate} kind="quiet" onClick={() => type((before) => withOpenAs(fate, before, lines))}>
            {fateWords[fate]}
          </Button>
        ))}
      </div>
      <FatesTable
        table={table}
        lines={shown}
        typed={typed}
        onType={(itemId, fate, text) =>
          type((before) => ({ ...before, [itemId]: { ...before[itemId], [fate]: text } }))
        }
      />
      <Pager pages={pages} rows="Positionen" list={table} />
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          kind="primary"
          busy={busy}
          busyText="Wird gespeichert …"
          disabled={sent.length === 0 && flawed < 0}
          onClick={save}
        >
          Verbleib speichern
        </Button>
        <p role="status">{said}</p>
      </div>
      <Refusal text={refusal} />
    </section>
  );
}
