import {
  carrierNames,
  carrierOf,
  checkTrackingNumber,
  type TrackingCarrier,
  trackingUrl,
} from '#domain/values/tracking-number.ts';
import { Disclosure } from './disclosure.tsx';

interface TrackingLinksProps {
  readonly numbers: readonly string[];
  readonly carrier?: TrackingCarrier;
  /** What the carrier says of a parcel, the latest word first. */
  readonly told?: (number: string) => readonly string[];
}

/** Parcel numbers, each leading to its carrier's page where the carrier is known; a doubtful one says so (LOG-20). */
export function TrackingLinks({ numbers, carrier, told }: TrackingLinksProps) {
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
            {told && <Told number={number} lines={told(number)} />}
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

/** The carrier's last word, and behind a line what it said before. */
function Told({ number, lines }: { readonly number: string; readonly lines: readonly string[] }) {
  const [last, ...before] = lines;
  if (last === undefined) return null;
  return (
    <div className="font-normal">
      <p className="wrap-anywhere">{last}</p>
      {before.length > 0 && (
        <Disclosure title={`Bisher zu ${number}`}>
          <ol className="grid gap-1">
            {before.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </div>
  );
}
