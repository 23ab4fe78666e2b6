import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { openObjectionIn } from '#contract/papers/ended-documents.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { PageLink } from '#web/ui/page-link.tsx';

/** The seller objected and no other paper stands yet: what that holds, and what is to be done, also where the money is on its way already. */
export function OpenObjection({ offer }: { readonly offer: DeskOfferView }) {
  const objection = openObjectionIn(offer);
  if (!objection) return null;
  const { id, payment, alreadyPaid } = offer;
  return (
    <section aria-label="Widerspruch" className="mb-6 rounded-sm bg-warn-soft p-4">
      <h2>Der Kunde hat der Gutschrift {objection.number} widersprochen</h2>
      <p className="mt-1 wrap-anywhere">
        {formatInstant(objection.at)}: {objection.reason ?? 'ohne Begründung'}
      </p>
      <p className="mt-2">
        {payment === undefined && alreadyPaid === undefined
          ? 'Gezahlt wird erst mit einem neuen Beleg. '
          : 'Der Verkauf braucht einen neuen Beleg. '}
        Der Kunde reicht seine Rechnung ein oder stimmt einer neuen Gutschrift zu. Was dafür zu klären ist:{' '}
        <PageLink href={`${deskPages.offer(id)}?ansicht=rueckfragen`}>dem Kunden schreiben</PageLink>
      </p>
      {alreadyPaid !== undefined && (
        <p className="mt-2 font-emphasis">
          {formatMoney(fromEuros(alreadyPaid))} sind schon gezahlt und werden auf den neuen Beleg angerechnet.
        </p>
      )}
      {payment && (
        <>
          <p className="mt-2 font-emphasis">
            Die Zahlung ist schon angewiesen, für {formatDayInFull(payment.day)}. Der Widerspruch hält sie nicht auf.
          </p>
          <ul className="mt-1 list-disc pl-5">
            <li>
              Ist die Datei noch nicht bei der Bank oder führt die Bank die Zahlung nicht aus: unter{' '}
              <PageLink href={deskPages.payouts}>Geld auszahlen</PageLink> im Lauf „nicht ausgeführt“ melden. Gezahlt
              wird dann mit dem neuen Beleg.
            </li>
            <li>
              Führt die Bank sie aus: Das Geld wird auf den neuen Beleg angerechnet. Was dann noch offen oder zu viel
              gezahlt ist, steht unter <PageLink href={deskPages.payouts}>Geld auszahlen</PageLink>.
            </li>
          </ul>
        </>
      )}
    </section>
  );
}
