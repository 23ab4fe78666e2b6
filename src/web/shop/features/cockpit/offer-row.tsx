import type { OfferListItem } from '#contract/sale/offer-list.ts';
import { stageNames, statusText } from '#contract/sale/offer-words.ts';
import { pages } from '#contract/site/urls.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { basisWords, deadlineWords, grossWords, paymentWords, rowTurnWords } from './row-words.ts';

/** One offer of the list; the whole row leads to it. */
export function OfferRow({ offer, now }: { readonly offer: OfferListItem; readonly now: string }) {
  const { id, title, ownName, inquiryId, orderId, created, status, amount, turn, yourTurn } = offer;
  // Money that came back, or is on its way once more, is not paid out.
  const stage = offer.paymentStep ? 'payout' : offer.stage;
  const deadline = deadlineWords(offer, now);
  const gross = grossWords(offer);
  const payment = paymentWords(offer);
  return (
    <li className="relative border-b border-line bg-sheet hover:bg-steel">
      <div className="grid gap-x-8 gap-y-3 px-5 py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-7">
        <div className="min-w-0">
          <h2 className="text-[1.15rem] wrap-anywhere">
            <PageLink
              href={pages.cockpit.offer(id)}
              className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
            >
              {ownName ?? title}
            </PageLink>
          </h2>
          {ownName !== undefined && <p className="mt-1 wrap-anywhere">{title}</p>}
          <p className="mt-1 text-sm wrap-anywhere text-muted">
            {[orderId ?? inquiryId, `angefragt am ${formatDay(dayOf(created))}`, stageNames[stage]]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className="sm:text-right">
          {amount === undefined ? (
            turn !== 'nobody' && <p className="text-sm text-muted">noch kein Preis</p>
          ) : (
            <>
              <p
                className={classNames(
                  'text-[1.35rem] leading-tight font-headline tracking-[-0.02em]',
                  turn === 'nobody' && stage !== 'completed' && 'text-muted',
                )}
              >
                {formatMoney(fromEuros(amount))}
              </p>
              <p className="text-sm text-muted">{basisWords(offer)}</p>
              {gross && <p className="text-sm text-muted">{gross}</p>}
            </>
          )}
        </div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2">
          <span>{statusText(status, stage)}</span>
          <span
            className={classNames(
              'text-sm',
              yourTurn ? 'rounded-sm bg-accent px-2.5 py-1 font-emphasis text-on-accent' : 'text-muted',
            )}
          >
            {rowTurnWords(offer)}
          </span>
          {payment && <span className="text-sm text-muted wrap-anywhere">{payment}</span>}
          {deadline && (
            <span className="text-sm text-muted">
              {deadline.text}
              {deadline.left !== undefined && (
                <>
                  ,{' '}
                  <span className={deadline.near ? 'rounded-sm bg-warn-soft px-1.5 py-1 font-emphasis text-warn' : ''}>
                    {deadline.left}
                  </span>
                </>
              )}
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
