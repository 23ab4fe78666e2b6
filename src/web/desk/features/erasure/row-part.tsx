import { useState } from 'react';
import { deskPages } from '#contract/desk/desk-urls.ts';
import type { ReportRowView } from '#contract/devices/erasure-reports.ts';
import { reportCalls } from '#contract/devices/erasure-reports.ts';
import { verdictWords, waitingWords } from '#contract/devices/medium-words.ts';
import { doubtTexts } from '#domain/erasure/doubts.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useDesk } from '../../desk-context.ts';
import { DismissForm } from '../../ui/dismiss-form.tsx';
import { deletionTab } from './deletion-tab.ts';
import { LinkForm } from './link-form.tsx';

/** Runs that are chosen, to be settled together. */
export interface ChosenRuns {
  readonly ids: ReadonlySet<number>;
  readonly choose: (id: number, isChosen: boolean) => void;
}

interface RowPartProps {
  readonly row: ReportRowView;
  readonly chosen: ChosenRuns;
}

/** A run: of what, what it proves, why not more, and where it belongs or why it waits. */
export function RowPart({ row, chosen }: RowPartProps) {
  const { id, serial, title, device, method, startedAt, finishedAt, verdict, doubts, waitsFor, medium, settled } = row;
  const { arrivedAt } = row;
  const began = startedAt ?? finishedAt;
  const [doing, setDoing] = useState<'link' | 'dismiss'>();
  const { api, queries } = useDesk();
  async function dismiss(reason: string) {
    await api.post(reportCalls.dismissRows, { rowIds: [id], reason });
    await queries.invalidateQueries();
  }
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <p>
        <span className="font-emphasis">{serial ?? 'ohne Seriennummer'}</span>{' '}
        <span className="text-muted">{[title, device && `in ${device}`].filter(Boolean).join(' · ')}</span>
      </p>
      <p>
        <span
          className={
            verdict === 'erased'
              ? 'font-emphasis text-ok'
              : verdict === 'superseded'
                ? 'text-muted'
                : 'font-emphasis text-warn'
          }
        >
          {verdictWords[verdict]}
        </span>{' '}
        <span className="text-muted">
          {[method, finishedAt && formatInstant(finishedAt)].filter(Boolean).join(' · ')}
        </span>
      </p>
      {doubts.length > 0 && (
        <ul>
          {doubts.map((doubt) => (
            <li key={doubt}>{doubtTexts[doubt]}</li>
          ))}
        </ul>
      )}
      {medium && (
        <p>
          <PageLink href={`${deskPages.offer(medium.offerId)}?ansicht=${deletionTab}`}>
            {medium.plate === undefined ? 'Zum Verkauf' : `In Gerät ${medium.plate}`}
          </PageLink>
        </p>
      )}
      {settled && (
        <p className="text-muted">
          {medium ? 'Zugeordnet' : 'Weggelegt'} von {settled.by}: {settled.reason}
        </p>
      )}
      {waitsFor && (
        <div className="grid gap-3">
          <p className="text-warn">
            {waitsFor === 'beforeArrival' && arrivedAt !== undefined && began !== undefined
              ? `Der Lauf vom ${formatInstant(began)} liegt vor dem Eingang am ${formatInstant(arrivedAt)}. Stimmt die Uhr des Löschplatzes, lief er nicht bei uns.`
              : waitingWords[waitsFor]}
          </p>
          {doing === undefined && (
            <div className="flex flex-wrap items-center gap-3">
              <div className="[&_label]:min-h-(--control) [&_label]:items-center">
                <Checkbox
                  name={`run-${id}`}
                  label="Auswählen"
                  value={chosen.ids.has(id)}
                  onChange={(isChosen) => chosen.choose(id, isChosen)}
                >
                  Auswählen<span className="sr-only">: Lauf {serial ?? title}</span>
                </Checkbox>
              </div>
              <Button onClick={() => setDoing('link')}>Zuordnen …</Button>
              <Button kind="quiet" onClick={() => setDoing('dismiss')}>
                Weglegen …
              </Button>
            </div>
          )}
          {doing === 'link' && <LinkForm rowId={id} onLeave={() => setDoing(undefined)} />}
          {doing === 'dismiss' && (
            <DismissForm startsOpen name={String(id)} dismiss={dismiss} onLeave={() => setDoing(undefined)} />
          )}
        </div>
      )}
    </li>
  );
}
