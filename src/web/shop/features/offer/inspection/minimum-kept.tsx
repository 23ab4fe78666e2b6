import type { OfferView } from '#contract/sale/offer-view.ts';
import { euros } from '../euros.ts';

interface MinimumKeptProps {
  /** Of the agreed sheet, in euros. */
  readonly minimum: number | undefined;
  readonly adjustment: NonNullable<OfferView['adjustment']>;
}

/** What has become of the promise on the sheet: it stands for what has arrived. */
export function MinimumKept({ minimum, adjustment }: MinimumKeptProps) {
  if (minimum === undefined) return null;
  const missing = adjustment.lines.reduce((sum, { quantity, received }) => sum + quantity - received, 0);
  if (missing === 0) {
    return (
      <p className="mt-3">
        Ihr Mindestbetrag von <strong className="marked whitespace-nowrap">{euros(minimum)}</strong> ist eingehalten.
      </p>
    );
  }
  return (
    <p className="mt-3">
      Ihr Mindestbetrag von {euros(minimum)} galt für den Fall, dass alle Geräte ankommen.{' '}
      {missing === 1 ? 'Ein Gerät fehlt' : `${missing} Geräte fehlen`}; bei den angekommenen gilt kein anderer Abzug als
      die Ihres Preisblatts.
    </p>
  );
}
