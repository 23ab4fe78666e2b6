import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { formatInstantShort } from '#domain/values/instant-text.ts';
import { useStore } from '#web/lib/store.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { useDesk } from '../../desk-context.ts';
import { taskWords } from '../../row-words.ts';
import { AssignPart } from './assign-part.tsx';
import { EndingButtons } from './ending-buttons.tsx';
import { salesText } from './sales-text.ts';

/** What stands above every view of a sale: what it is, whose it is, what is to be done until when. */
export function OfferHead({ offer }: { readonly offer: DeskOfferView }) {
  const { title, seller, due, notAtOnce, customerIsLooking } = offer;
  const { text, side } = taskWords(offer);
  return (
    <header>
      <p className="text-sm text-muted">
        <PageLink href={deskPages.today}>Heute</PageLink> / {numberOf(offer)}
      </p>
      <div className="mt-1 flex gap-x-8 gap-y-2 max-xl:flex-col">
        <div className="min-w-0 flex-1">
          <h1 className="wrap-anywhere">{title}</h1>
          <p className="mt-1 text-muted wrap-anywhere">
            <PageLink href={deskPages.customer(offer.id)}>{seller.name}</PageLink>
            {factsOf(offer).map((fact) => ` · ${fact}`)}
            {customerIsLooking && (
              <span className="ml-3 inline-flex items-center gap-1.5 text-ok">
                <span aria-hidden="true" className="size-2 rounded-full bg-ok" />
                Kunde sieht gerade zu
              </span>
            )}
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
            <p>
              <span
                className={
                  side === 'ours'
                    ? 'rounded-sm bg-accent px-2 py-0.5 font-emphasis text-on-accent'
                    : 'rounded-sm bg-steel px-2 py-0.5 font-emphasis'
                }
              >
                {text}
              </span>
              {due !== undefined && <span className="ml-3 text-muted">bis {formatDay(due)}</span>}
            </p>
            <AssignPart offer={offer} />
          </div>
          {notAtOnce !== undefined && (
            <p className="mt-2 text-muted wrap-anywhere">Nicht sofort beantwortet: {notAtOnce}</p>
          )}
        </div>
        <div className="flex shrink-0 items-start gap-2.5">
          <ReceiveLink offer={offer} />
          <EndingButtons offer={offer} />
        </div>
      </div>
    </header>
  );
}

/** The way to the ramp, while goods are expected or counted. */
function ReceiveLink({ offer }: { readonly offer: DeskOfferView }) {
  const { session } = useDesk();
  const roles = useStore(session.member)?.roles ?? [];
  if (!offer.commands.includes('confirmScopeOfSupply') || !mayAtDesk(roles, 'receiveUnits')) return null;
  return (
    <PageLink href={deskPages.ramp(offer.id)} className={buttonStyle('secondary', 'px-4')}>
      Waren annehmen
    </PageLink>
  );
}

function numberOf({ inquiryId, orderId }: DeskOfferView): string {
  return [orderId, inquiryId].filter((one) => one !== undefined).join(', ');
}

function factsOf({
  ownName,
  offeredAsBusiness,
  contractAddress,
  location,
  created,
  seller,
  email,
  contact,
}: DeskOfferView): string[] {
  const place = contractAddress ? `${contractAddress.zip} ${contractAddress.city}` : (location ?? contact?.postcode);
  return [
    ...(ownName === undefined ? [] : [`beim Kunden „${ownName}“`]),
    `eingegangen ${formatInstantShort(created)}`,
    offeredAsBusiness ? 'gewerblich' : 'privat',
    ...(place === undefined ? [] : [place]),
    ...(email === seller.name ? [] : [email]),
    ...(contact?.phone === undefined ? [] : [contact.phone]),
    salesText(seller),
  ];
}
