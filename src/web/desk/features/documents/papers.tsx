import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { documentTitle } from '#contract/papers/document-words.ts';
import { endedText } from '#contract/papers/ended-documents.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { useStore } from '#web/lib/store.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { useDesk } from '../../desk-context.ts';
import { CancelDocument } from './cancel-document.tsx';

const paidBy: readonly string[] = ['purchaseReceipt', 'selfBilledInvoice', 'cancellation'];

/** Every paper that this sale was or is paid by, newest first, each with its standing; ours can be taken back. */
export function Papers({ offer }: { readonly offer: DeskOfferView }) {
  const { session } = useDesk();
  const roles = useStore(session.member)?.roles ?? [];
  const { document, commands } = offer;
  const papers = offer.documents.filter(({ kind }) => paidBy.includes(kind)).toReversed();
  if (papers.length === 0 && document?.type !== 'invoice') return null;
  return (
    <section aria-label="Belege" className="mt-8">
      <h2>Belege</h2>
      <ul>
        {document?.type === 'invoice' && (
          <li className="border-b border-line py-3">
            <PageLink href={deskApi.upload(document.upload.url)} download={document.upload.name}>
              Rechnung des Kunden
            </PageLink>
            <span className="block text-muted">Gilt, eingereicht am {formatInstant(document.at)}</span>
          </li>
        )}
        {papers.map(({ kind, number, issuedAt, url, ended }) => (
          <li key={number} className="border-b border-line py-3">
            {url === undefined ? (
              documentTitle(kind, number)
            ) : (
              <PageLink href={url}>{documentTitle(kind, number)}</PageLink>
            )}
            <span className={ended ? 'block text-warn wrap-anywhere' : 'block text-muted'}>
              {ended
                ? endedText(ended)
                : `${kind === 'cancellation' ? 'Ausgestellt' : 'Gilt, ausgestellt'} am ${formatInstant(issuedAt)}`}
              {url === undefined && ', wird erstellt …'}
            </span>
          </li>
        ))}
      </ul>
      {commands.includes('cancelDocument') && mayAtDesk(roles, 'cancelDocument') && document?.type === 'creditNote' && (
        <CancelDocument key={document.number} offer={offer} title={documentTitle(document.kind, document.number)} />
      )}
    </section>
  );
}
