import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { findingKinds } from '#domain/invoicing/incoming/findings.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { useStore } from '#web/lib/store.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { useDesk } from '../../desk-context.ts';
import { ComparedTable } from '../../features/incoming-invoices/compared-table.tsx';
import { kindText, verdictNames } from '../../features/incoming-invoices/invoice-words.ts';
import { JudgeForm } from '../../features/incoming-invoices/judge-form.tsx';

/** The seller's own invoice beside what is owed, what was found, and our word on it (INV-21). */
export function InvoiceTab({ offer }: { readonly offer: DeskOfferView }) {
  const { session } = useDesk();
  const roles = useStore(session.member)?.roles ?? [];
  const { document, invoiceCheck: check, phase } = offer;
  if (document?.type !== 'invoice') return null;
  const { upload, at } = document;
  const mayJudge = mayAtDesk(roles, 'judgeInvoice') && (phase === 'payout' || phase === 'finished');
  return (
    <div className="max-w-[50rem]">
      <h2>Rechnung des Kunden</h2>
      <p className="mt-2">
        <PageLink href={deskApi.upload(upload.url)} download={upload.name}>
          {upload.name}
        </PageLink>
        <span className="text-muted">, eingereicht am {formatInstant(at)}</span>
      </p>
      {check === undefined ? (
        <p className="mt-3">{phase === 'finished' ? 'Dazu gibt es keinen Prüfbericht.' : 'Wird gerade geprüft.'}</p>
      ) : (
        <>
          <p className="mt-3">
            <span className={check.verdict === 'payable' ? 'font-emphasis text-ok' : 'font-emphasis text-warn'}>
              {verdictNames[check.verdict]}
            </span>
            , {kindText(check)}
            {check.byPerson ? `, entschieden am ${formatInstant(check.at)}` : ', vom Programm geprüft'}
          </p>
          {check.reason !== undefined && <p className="mt-2 wrap-anywhere">Grund: {check.reason}</p>}
          {check.findings.length > 0 && (
            <ul className="mt-4" aria-label="Befunde">
              {check.findings.map(({ code, kind, effect, text }) => (
                <li key={code} className="border-t border-line py-2 wrap-anywhere">
                  <span className="text-muted">
                    {findingKinds[kind]}
                    {effect === 'note' && ', ohne Folge'}:{' '}
                  </span>
                  <span className={effect === 'refuse' ? 'text-warn' : ''}>{text}</span>
                </li>
              ))}
            </ul>
          )}
          <div className="mt-4">
            <ComparedTable offer={offer} check={check} />
          </div>
          {mayJudge && <JudgeForm key={check.number} offerId={offer.id} check={check} />}
        </>
      )}
    </div>
  );
}
