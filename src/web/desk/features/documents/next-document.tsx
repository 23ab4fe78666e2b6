import { useState } from 'react';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { deskApi, deskPages } from '#contract/desk/desk-urls.ts';
import { type DocumentDraft, documentDraftAnswerSchema } from '#contract/papers/document-draft.ts';
import { documentNames } from '#contract/papers/document-words.ts';
import { saveResponse } from '#web/lib/save-file.ts';
import { useStore } from '#web/lib/store.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { KeyButton } from '../../actions/key-button.tsx';
import { useActions } from '../../actions/use-actions.ts';
import { useDesk } from '../../desk-context.ts';
import { useCommand } from '../../use-command.ts';
import { useRead } from '../../use-read.ts';
import { DevicePrices } from './device-prices.tsx';
import { hindranceWords } from './hindrance-words.ts';
import { faultOf, pricesBody, type SetPrices } from './set-prices.ts';

/** What the seller gets, in words. */
function formText({ isOne, lacks }: NonNullable<DocumentDraft['eInvoice']>): string {
  if (!isOne) return 'PDF, keine E-Rechnung';
  return lacks.length > 0 ? 'PDF mit E-Rechnung (ZUGFeRD)' : 'PDF mit E-Rechnung (ZUGFeRD), auch als XRechnung';
}

interface NextDocumentProps {
  readonly offer: DeskOfferView;
  readonly onIssued: () => void;
}

/** The paper that is due: what stands against it, what will stand on it, and the step itself. */
export function NextDocument({ offer, onIssued }: NextDocumentProps) {
  const address = deskApi.documentDraft(offer.id);
  // Its version is part of what is read: with each step of the sale it is another one.
  const { data, error, refetch } = useRead(address, documentDraftAnswerSchema, { queryKey: [address, offer.version] });
  if (error && !data) return <ReadRefusal error={error} read={refetch} />;
  if (!data) return <p role="status">Der Beleg wird vorbereitet …</p>;
  return data.draft && <Draft key={offer.version} offer={offer} draft={data.draft} onIssued={onIssued} />;
}

function Draft({ offer, draft, onIssued }: NextDocumentProps & { readonly draft: DocumentDraft }) {
  const { api, session } = useDesk();
  const roles = useStore(session.member)?.roles ?? [];
  const [set, setPrices] = useState<SetPrices>({});
  const issue = useCommand('addCreditNote', offer);
  const { kind, hindrances, broken, eInvoice, paper, lines } = draft;
  const name = documentNames[kind];
  const mayIssue = mayAtDesk(roles, 'addCreditNote');
  const isWhole = lines.every((line) => faultOf(line, set) === undefined);
  const prices = pricesBody(lines, set);
  const body = prices.length === 0 ? {} : { prices };
  const { busy, refusal, run } = useAction(async () => {
    await issue(body);
    onIssued();
  });
  const canIssue = paper !== undefined && isWhole && !busy;
  useActions({ issueDocument: canIssue ? () => void run() : undefined });
  return (
    <section aria-label="Nächster Beleg">
      <h2>Als Nächstes: {name}</h2>
      {hindrances.length + broken.length > 0 && (
        <>
          <p className="mt-2">Noch nicht möglich:</p>
          <ul className="mt-1 list-disc pl-5 text-warn">
            {hindrances.map((hindrance) => {
              const { text, view, where } = hindranceWords[hindrance];
              return (
                <li key={hindrance}>
                  {text}{' '}
                  <PageLink href={`${deskPages.offer(offer.id)}?ansicht=${view}`} className="text-link">
                    {where}
                  </PageLink>
                </li>
              );
            })}
            {broken.map((sentence) => (
              <li key={sentence}>
                {sentence} <PageLink href={`${deskPages.offer(offer.id)}?ansicht=auftrag`}>Angaben ansehen</PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {paper && (
        <div className="mt-3 max-w-[36rem]">
          <Facts
            facts={[
              { name: 'An', value: paper.addressee.join(', ') },
              ...paper.sums.map(({ name: what, amount }) => ({ name: what, value: amount })),
              ...(eInvoice ? [{ name: 'Form', value: formText(eInvoice) }] : []),
            ]}
          />
          {eInvoice && eInvoice.lacks.length > 0 && (
            <p className="text-warn">
              {eInvoice.isOne
                ? 'Als XRechnung bekommt der Kunde sie so nicht: '
                : 'Für eine E-Rechnung (ZUGFeRD) fehlt etwas: '}
              {eInvoice.lacks.join(' ')}{' '}
              <PageLink href={`${deskPages.offer(offer.id)}?ansicht=auftrag`} className="text-link">
                Angaben ansehen
              </PageLink>
            </p>
          )}
          {paper.notes.map((note) => (
            <p key={note} className="text-muted">
              {note}
            </p>
          ))}
          {isWhole && (
            <div className="mt-3">
              <ActionButton
                kind="quiet"
                busyText="Wird gedruckt …"
                action={async () => saveResponse(await api.postForFile(deskApi.documentPreview(offer.id), body))}
                className="-ml-2"
              >
                {prices.length === 0 ? 'Entwurf ansehen (PDF)' : 'Entwurf mit Ihren Preisen ansehen (PDF)'}
              </ActionButton>
            </div>
          )}
        </div>
      )}
      {lines.length > 0 && (
        <DevicePrices
          lines={lines}
          set={set}
          canSet={mayIssue && paper !== undefined}
          onSet={(itemId, place, price) =>
            setPrices((before) => ({ ...before, [itemId]: { ...before[itemId], [place]: price } }))
          }
        />
      )}
      {mayIssue && paper && (
        <div className="mt-5">
          <Refusal text={refusal} />
          <KeyButton action="issueDocument" kind="primary" text={`${name} ausstellen, nächsten öffnen`} />
          {busy && <p role="status">Wird ausgestellt …</p>}
          {!isWhole && <p className="text-muted">Die Preise der Geräte ergeben noch nicht den Preis ihrer Position.</p>}
        </div>
      )}
    </section>
  );
}
