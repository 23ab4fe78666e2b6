import type { ReactNode } from 'react';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { type TaxCase, type TaxDecisionView, taxCalls } from '#contract/money/desk-tax.ts';
import { vatStatusOptions } from '#contract/money/tax.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../../desk-context.ts';
import { DecideForm } from './decide-form.tsx';
import { decisionText, taxEffectText, vatIdWords } from './tax-words.ts';

interface TaxCaseProps {
  readonly taxCase: TaxCase;
  /** What is done once it is decided. */
  readonly onDecided?: () => void;
}

/** Everything that somebody decides by about the tax of one sale, and the decision. */
export function TaxCasePart({ taxCase, onDecided }: TaxCaseProps) {
  const { offerId, number, seller, address, vatStatus, taxId, comments, by, questions, decisions, earlier } = taxCase;
  return (
    <div className="grid max-w-[50rem] gap-6">
      <div>
        <h2>
          {seller}, {number}
        </h2>
        <p className="mt-1">
          <PageLink href={deskPages.offer(offerId)} className="text-link">
            Verkauf ansehen
          </PageLink>
        </p>
        {by !== undefined && <p className="mt-1">Dem Verkäufer zugesagt bis {formatDayInFull(by)}.</p>}
      </div>
      {questions.map(({ code, text, because, isOpen }) => (
        <div key={code} className={isOpen ? 'border-l-3 border-warn pl-4' : 'border-l-3 border-line pl-4'}>
          <p className="font-emphasis">{isOpen ? text : `${text} Entschieden.`}</p>
          <p className="text-muted">{because}</p>
        </div>
      ))}
      <Facts
        facts={[
          { name: 'Anschrift', value: address.join(', ') },
          {
            name: 'Umsatzsteuer laut Verkäufer',
            value: vatStatusOptions.find(({ value }) => value === vatStatus)?.label ?? 'nichts angegeben',
          },
          ...(taxCase.declaredAt === undefined
            ? []
            : [{ name: 'Angegeben für diesen Verkauf', value: formatInstant(taxCase.declaredAt) }]),
          { name: 'USt-IdNr. oder Steuernummer', value: taxId ?? 'keine' },
          { name: 'VIES', value: checkText(taxCase) },
          ...(comments === undefined ? [] : [{ name: 'Worte des Verkäufers', value: comments }]),
          { name: 'Nach heutigem Stand', value: taxEffectText(taxCase.now) },
        ]}
      />
      {taxCase.isCheckable && <CheckAgain offerId={offerId} />}
      {taxCase.isFrozen ? (
        <p className="rounded-sm bg-steel p-4">
          Hier ist nichts mehr zu entscheiden: Der Beleg ist ausgestellt, oder der Verkauf ist noch nicht so weit.
        </p>
      ) : (
        <DecideForm key={`${offerId} ${decisions.length}`} taxCase={taxCase} {...(onDecided && { onDecided })} />
      )}
      <Decisions title="Bisher entschieden" decisions={decisions} />
      <Decisions title="Bei anderen Verkäufen dieses Verkäufers" decisions={earlier} />
    </div>
  );
}

/** Asks the register once more, after an outage or a correction. */
function CheckAgain({ offerId }: { readonly offerId: string }) {
  const { api, queries } = useDesk();
  const check = useAction(async () => {
    await api.post(taxCalls.checkVatId(offerId), {});
    await queries.invalidateQueries();
  });
  return (
    <div>
      <Refusal text={check.refusal} />
      <Button busy={check.busy} busyText="VIES wird abgefragt …" onClick={() => void check.run()}>
        USt-IdNr. bei VIES abfragen
      </Button>
    </div>
  );
}

function checkText({ checks, taxId }: TaxCase): string {
  const last = checks.find(({ vatId }) => vatId === taxId);
  if (last === undefined) return taxId === undefined ? 'keine Nummer' : 'nicht geprüft';
  const { result, at, requestId, failure } = last;
  const more = [requestId && `Nr. ${requestId}`, failure].filter(Boolean).join(', ');
  return `${vatIdWords[result]}, ${formatInstant(at)}${more === '' ? '' : ` (${more})`}`;
}

interface DecisionsProps {
  readonly title: string;
  readonly decisions: readonly (TaxDecisionView & { readonly number?: string })[];
}

function Decisions({ title, decisions }: DecisionsProps): ReactNode {
  if (decisions.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className="mt-2 grid gap-2">
        {decisions.map((one) => (
          <li key={one.at} className="border-t border-line pt-2 wrap-anywhere">
            {one.number !== undefined && <span className="font-emphasis">{one.number}: </span>}
            {decisionText(one)}
            <span className="block text-sm text-muted">
              {formatInstant(one.at)}, {one.by}: {one.reason}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
