import type { OfferView } from '#contract/sale/offer-view.ts';
import { company } from '#contract/settings/shop-in-force.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { carrierNames } from '#domain/values/tracking-number.ts';

interface LabelCodeProps {
  readonly label: NonNullable<OfferView['shippingLabelData']>;
  /** Where the parcels start. */
  readonly zip: string | undefined;
}

/** Pages on which carriers name their shops themselves; nothing of it is loaded before it is opened. */
const shopFinders: Partial<Record<LabelCodeProps['label']['carrier'], string>> = { dhl: 'https://www.postfinder.de/' };

/** The code that is shown at the counter in place of a printed label, large enough to be scanned off a phone, and where that can be done. */
export function LabelCode({ label, zip }: LabelCodeProps) {
  const { carrier, qrCode } = label;
  const name = carrierNames[carrier];
  const finder = shopFinders[carrier];
  return (
    <>
      {!qrCode && (
        <section>
          <h3>Ohne Drucker</h3>
          <p className="mt-2">
            Fragen Sie im Paketshop, ob man dort das Etikett von Ihrem Telefon druckt, oder uns unten unter „Fragen“.
            Oder beschriften Sie das Paket von Hand und geben es selbst versichert auf; das Porto zahlen in diesem Fall
            Sie. Gut lesbar darauf: Ihr Absender, Ihre Auftragsnummer und {company.name}, {company.street},{' '}
            {company.zip} {company.city}.
          </p>
        </section>
      )}
      {qrCode && (
        <section>
          <h3>Ohne Drucker: QR-Code vorzeigen</h3>
          {qrCode.validUntil !== undefined && qrCode.validUntil < dayOf(new Date().toISOString()) ? (
            <p className="mt-2">
              Der QR-Code galt bis {formatDayInFull(qrCode.validUntil)}. Nehmen Sie das Versandetikett, oder rufen Sie
              uns an: Wir stellen einen neuen bereit.
            </p>
          ) : (
            <>
              <p className="mt-2">
                Kleben Sie nichts auf. Zeigen Sie den Code am Schalter von {name} vor; dort wird das Etikett gedruckt.
              </p>
              {qrCode.image && (
                <img
                  src={qrCode.image.url}
                  alt={`QR-Code für den Versand mit ${name}`}
                  // Scanners need light around the code, in the dark theme too.
                  className="mt-4 w-full max-w-[22rem] rounded-sm bg-white p-4"
                />
              )}
              {qrCode.number !== undefined && (
                <p className="mt-3 text-[1.3rem] font-headline break-all tabular-nums">{qrCode.number}</p>
              )}
              {qrCode.validUntil !== undefined && (
                <p className="mt-2 text-muted">Gültig bis {formatDayInFull(qrCode.validUntil)}</p>
              )}
            </>
          )}
        </section>
      )}
      {finder !== undefined && (
        <p>
          <a href={finder} target="_blank" rel="noopener noreferrer" className="text-link inline-block py-2.5">
            Filialen und Paketshops von {name} suchen
            <span className="sr-only"> (neues Fenster)</span>
          </a>
          {zip !== undefined && <span className="block text-sm text-muted">Suchen Sie dort nach {zip}.</span>}
        </p>
      )}
    </>
  );
}
