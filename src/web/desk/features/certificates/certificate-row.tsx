import { useState } from 'react';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { documentTitle } from '#contract/papers/document-words.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useDesk } from '../../desk-context.ts';
import { WithdrawForm } from './withdraw-form.tsx';

interface CertificateRowProps {
  readonly offerId: string;
  readonly paper: DeskOfferView['documents'][number];
  readonly mayWithdraw: boolean;
}

/** One certificate with its standing, and the form that takes it back. */
export function CertificateRow({ offerId, paper, mayWithdraw }: CertificateRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { kind, number, issuedAt, url, withdrawn } = paper;
  const { api, queries } = useDesk();
  const title = documentTitle(kind, number);
  async function reissue(reason: string) {
    await api.post(deskApi.withdrawCertificate(offerId), { number, reason, reissue: true });
    await queries.invalidateQueries();
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="min-w-0">
          {url === undefined ? title : <PageLink href={url}>{title}</PageLink>}
          <span className="block text-sm text-muted">
            {formatInstant(issuedAt)}
            {url === undefined && ', wird erstellt …'}
          </span>
        </p>
        {withdrawn === undefined && mayWithdraw && !isOpen && (
          <Button onClick={() => setOpen(true)}>
            <span className="sr-only">{title}: </span>
            Zurückziehen
          </Button>
        )}
      </div>
      {withdrawn && (
        <p className="mt-1 text-warn wrap-anywhere">
          Zurückgezogen am {formatInstant(withdrawn.at)}: {withdrawn.reason}
          {withdrawn.replacedBy !== undefined && ` (ersetzt durch ${withdrawn.replacedBy})`}
        </p>
      )}
      {withdrawn && withdrawn.replacedBy === undefined && mayWithdraw && (
        <ActionButton
          kind="secondary"
          className="mt-2"
          busyText="Wird ausgestellt …"
          action={() => reissue(withdrawn.reason)}
        >
          <span className="sr-only">{title}: </span>
          Neu ausstellen
        </ActionButton>
      )}
      {withdrawn === undefined && isOpen && (
        <WithdrawForm offerId={offerId} number={number} title={title} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
