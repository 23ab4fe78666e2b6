import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { useStore } from '#web/lib/store.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { useDesk } from '../../desk-context.ts';
import { DecisionForm } from '../../ui/decision-form.tsx';

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
          <p className="mt-3 text-warn">Bis zur Antwort kann der Kunde nichts übergeben.</p>
          {mayAtDesk(roles, 'judgeAgreement') && (
            <div className="mt-5 grid gap-4">
              <DecisionForm
                key={own.number}
                name="agreementReason"
                label="Grund einer Ablehnung"
                hint="Der Kunde liest ihn. Zum Annehmen leer lassen."
                address={deskApi.command('judgeAgreement', offer.id)}
                accept={{ text: 'Vertrag annehmen', body: () => ({ number: own.number, accepted: true }) }}
                refuse={{
                  text: 'Vertrag ablehnen',
                  body: (reason) => ({ number: own.number, accepted: false, reason }),
                }}
              />
            </div>
          )}
        </>
      )}
    </div>
  );
}
