import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskOfferView } from '#contract/desk-offer-view.ts';
import { mayAtDesk } from '#contract/desk-rights.ts';
import { deskApi } from '#contract/desk-urls.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { useStore } from '#web/lib/store.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../../desk-context.ts';

/** The seller's own processing agreement, which waits for our word before anything travels (DEL-10). */
export function AgreementTab({ offer }: { readonly offer: DeskOfferView }) {
  const { session } = useDesk();
  const roles = useStore(session.member)?.roles ?? [];
  const { ownAgreement: own } = offer;
  if (own === undefined) return null;
  return (
    <div className="max-w-[44rem]">
      <h2>Vertrag des Kunden zur Auftragsverarbeitung</h2>
      <p className="mt-2">
        <PageLink href={deskApi.upload(own.file.url)} download={own.file.name}>
          {own.file.name}
        </PageLink>
        <span className="text-muted">, vorgelegt am {formatInstant(own.at)}</span>
      </p>
      {own.standing === 'accepted' && <p className="mt-3">Angenommen: Er gilt anstelle unseres Vertrags.</p>}
      {own.standing === 'declined' && <p className="mt-3 wrap-anywhere">Abgelehnt: {own.reason}</p>}
      {own.standing === 'waiting' && (
        <>
          <p className="mt-3 text-warn">Bis zur Antwort kann der Kunde nichts auf den Weg geben.</p>
          {mayAtDesk(roles, 'judgeAgreement') && <Judge key={own.number} offerId={offer.id} number={own.number} />}
        </>
      )}
    </div>
  );
}

function Judge({ offerId, number }: { readonly offerId: string; readonly number: number }) {
  const { api } = useDesk();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const say = async (accepted: boolean) => {
    const why = reason.trim();
    if (!accepted && why === '') return setError('Bitte nennen Sie den Grund, der Kunde liest ihn.');
    try {
      const body = accepted ? { number, accepted } : { number, accepted, reason: why };
      await api.post(deskApi.command('judgeAgreement', offerId), body);
    } finally {
      // Also when another one has come meanwhile: what stands now is shown.
      await queries.invalidateQueries();
    }
  };
  const accept = useAction(() => say(true));
  const decline = useAction(() => say(false));
  const busy = accept.busy || decline.busy;
  return (
    <div className="mt-5 grid gap-4">
      <TextArea
        name="agreementReason"
        label="Grund einer Ablehnung"
        hint="Der Kunde liest ihn. Zum Annehmen leer lassen."
        rows={3}
        value={reason}
        error={error}
        onChange={(text) => {
          setReason(text);
          setError(undefined);
        }}
      />
      <Refusal text={accept.refusal ?? decline.refusal} />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" busy={busy} busyText="Wird gespeichert …" onClick={() => void accept.run()}>
          Vertrag annehmen
        </Button>
        <Button busy={busy} busyText="Wird gespeichert …" onClick={() => void decline.run()}>
          Vertrag ablehnen
        </Button>
      </div>
    </div>
  );
}
