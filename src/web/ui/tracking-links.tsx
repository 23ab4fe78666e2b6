import {
  carrierNames,
  carrierOf,
  checkTrackingNumber,
  type TrackingCarrier,
  trackingUrl,
} from '#domain/values/tracking-number.ts';

interface TrackingLinksProps {
  readonly numbers: readonly string[];
  readonly carrier?: TrackingCarrier;
}

/** Parcel numbers, each leading to its carrier's page where the carrier is known; a doubtful one says so (LOG-20). */
export function TrackingLinks({ numbers, carrier }: TrackingLinksProps) {
  return (
    <ul className="grid gap-1">
      {numbers.map((number) => {
        const url = trackingUrl(number, carrier);
        const by = carrier ?? carrierOf(number);
        return (
          <li key={number} className="break-all">
            {url === undefined ? (
              number
            ) : (
              <a href={url} target="_blank" rel="noopener" className="text-link inline-block min-h-11 py-2.5">
                {number}
                <span className="sr-only"> bei {by && carrierNames[by]} verfolgen (neues Fenster)</span>
              </a>
            )}
            {checkTrackingNumber(number) === 'wrong' && (
              <span className="block text-sm font-normal text-warn">
                Prüfziffer passt nicht. Gilt der Link nicht, zählt die Nummer auf dem Etikett.
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
