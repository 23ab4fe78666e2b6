import { openObjectionIn } from '#contract/papers/ended-documents.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { isSelfBilled } from '../self-billed.ts';

/** After an objection: what holds, and the two ways to the payment. */
export function AfterObjection({ view }: { readonly view: OfferView }) {
  const objection = openObjectionIn(view);
  if (!objection) return null;
  const said = objection.reason === undefined ? '' : ` Ihr Grund: ${objection.reason}`;
  return (
    <div className="mt-4 rounded-sm bg-steel p-5">
      <p className="wrap-anywhere">
        Am {formatDayInFull(dayOf(objection.at))} haben Sie der Gutschrift {objection.number} widersprochen. Sie gilt
        nicht mehr.{said}
      </p>
      {view.payment?.state === 'ordered' && (
        <p className="mt-3">
          Die Zahlung hatten wir da schon angewiesen, für {formatDayInFull(view.payment.day)}; sie kann Sie noch
          erreichen. Den Verkauf schließen wir auch dann erst mit einem neuen Beleg ab.
        </p>
      )}
      {view.alreadyPaid !== undefined && (
        <p className="mt-3">
          {formatMoney(fromEuros(view.alreadyPaid))} haben wir schon gezahlt. Auf den neuen Beleg rechnen wir sie an.
        </p>
      )}
      {isSelfBilled(view) ? (
        <p className="mt-3">Sie haben einer neuen Gutschrift zugestimmt. Wir stellen sie aus.</p>
      ) : (
        <>
          <p className="mt-3 font-emphasis">So kommen Sie zu Ihrem Geld:</p>
          <ul className="mt-1.5 list-disc pl-5">
            <li>Reichen Sie unten Ihre eigene Rechnung ein,</li>
            <li>
              oder berichtigen Sie{' '}
              <a href="#angaben" className="text-link">
                Ihre Angaben
              </a>{' '}
              und stimmen Sie dort einer neuen Gutschrift zu.
            </li>
          </ul>
        </>
      )}
    </div>
  );
}
