import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { certificatesOf } from '#contract/papers/certificate-check.ts';
import { useStore } from '#web/lib/store.ts';
import { useDesk } from '../../desk-context.ts';
import { CertificateRow } from '../../features/certificates/certificate-row.tsx';

/** What was issued about the data carriers, and what of it was taken back. */
export function CertificatesTab({ offer }: { readonly offer: DeskOfferView }) {
  const { session } = useDesk();
  const may = mayAtDesk(useStore(session.member)?.roles ?? [], 'withdrawCertificate');
  return (
    <div className="max-w-[48rem]">
      <p className="mb-2 text-muted">
        Ein ausgestellter Nachweis ändert sich nicht. Ist er falsch, ziehen Sie ihn zurück und stellen ihn neu aus; der
        Kunde sieht beide.
      </p>
      <ul>
        {certificatesOf(offer).map((paper) => (
          <li key={paper.number} className="border-b border-line py-3">
            <CertificateRow offerId={offer.id} paper={paper} mayWithdraw={may} />
          </li>
        ))}
      </ul>
    </div>
  );
}
