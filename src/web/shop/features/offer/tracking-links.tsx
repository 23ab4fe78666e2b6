import { type TrackingCarrier, trackingUrl } from '#domain/values/tracking-number.ts';

interface TrackingLinksProps {
  readonly numbers: readonly string[];
  readonly carrier?: TrackingCarrier;
}

/** Parcel numbers, each leading to its carrier's page where the carrier is known (domain.md LOG-20). */
export function TrackingLinks({ numbers, carrier }: TrackingLinksProps) {
  return (
    <ul className="grid gap-1">
      {numbers.map((number) => {
        const url = trackingUrl(number, carrier);
        return (
          <li key={number} className="break-all">
            {url === undefined ? (
              number
            ) : (
              <a href={url} target="_blank" rel="noopener" className="text-link inline-block py-1.5">
                {number}
                <span className="sr-only"> beim Versender verfolgen</span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
