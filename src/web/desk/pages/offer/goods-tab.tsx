import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { useStore } from '#web/lib/store.ts';
import { ItemNumbers } from '#web/ui/item-numbers.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useDesk } from '../../desk-context.ts';
import { newEntryAddress } from '../../features/catalogue/new-entry-address.ts';
import { CustomerWords } from '../../features/offer/customer-words.tsx';
import { takenBackTexts } from '../../features/offer/taken-back-texts.ts';

/** What the seller sent: every row as they wrote it, with the list it came from. */
export function GoodsTab({ offer }: { readonly offer: DeskOfferView }) {
  const { session } = useDesk();
  const mayAdd = mayAtDesk(useStore(session.member)?.roles ?? [], 'catalogue');
  const { items } = offer;
  const back = takenBackTexts(offer);
  return (
    <>
      <CustomerWords offer={offer} />
      {items.length === 0 ? (
        <p className="text-muted">Es ist noch keine Zeile erfasst: Der Kunde hat eine Liste oder Fotos geschickt.</p>
      ) : (
        <table className="w-full border-collapse bg-sheet text-left">
          <caption className="sr-only">Geräte des Kunden</caption>
          <thead>
            <tr className="border-b border-ink">
              <th scope="col" className="px-3 py-2.5 text-right">
                Zeile
              </th>
              <th scope="col" className="px-3 py-2.5 text-right">
                Menge
              </th>
              <th scope="col" className="px-3 py-2.5">
                Gerät
              </th>
              <th scope="col" className="px-3 py-2.5">
                Nummern und Ort
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ id, quantity, title, description, remarks, entryId, ...numbers }, index) => (
              <tr key={id} className="border-b border-line align-top">
                <td className="px-3 py-2.5 text-right text-muted">{index + 1}</td>
                <td className="px-3 py-2.5 text-right">{quantity}</td>
                <td className="px-3 py-2.5 wrap-anywhere">
                  <p className="font-emphasis">{entryId === undefined ? `„${title}“` : title}</p>
                  {description !== '' && <p className="text-sm text-muted">{description}</p>}
                  {remarks !== undefined && <p className="mt-1 text-sm">Bemerkung: {remarks}</p>}
                  {back.has(id) && <p className="mt-1 text-sm text-warn">{back.get(id)}</p>}
                  {entryId === undefined && mayAdd && (
                    <PageLink href={newEntryAddress(title, offer.id)} className="text-sm">
                      In den Katalog aufnehmen<span className="sr-only">{`: ${title}`}</span>
                    </PageLink>
                  )}
                </td>
                <td className="px-3 py-2.5">
                  <ItemNumbers {...numbers} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
