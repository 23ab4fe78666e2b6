import { endsWithCheckCharacter } from './check-character.ts';
import { withoutInvisible } from './invisible.ts';

/** The carriers whose numbers can be told apart. */
export type TrackingCarrier = 'dhl' | 'dpd';

/** What people call the carriers. */
export const carrierNames: Readonly<Record<TrackingCarrier, string>> = { dhl: 'DHL', dpd: 'DPD' };

/** Whether the check digit fits; `unknown` for numbers that have none. */
export type TrackingCheck = 'right' | 'wrong' | 'unknown';

interface Form {
  readonly carrier: TrackingCarrier;
  readonly pattern: RegExp;
  readonly isRight?: (number: string) => boolean;
  /** Nothing else begins so. */
  readonly isTold?: true;
  /** What the carrier's page is asked for, where that is not the whole number. */
  readonly shown?: (number: string) => string;
}

const forms: readonly Form[] = [
  { carrier: 'dhl', pattern: /^00340\d{15}$/, isRight: (number) => endsWithModulo10(number, 3, 1) },
  { carrier: 'dhl', pattern: /^\d{12}$/, isRight: (number) => endsWithModulo10(number, 4, 9) },
  { carrier: 'dhl', pattern: /^JJD\d{13,20}$/, isTold: true },
  { carrier: 'dpd', pattern: /^\d{14}$/ },
  { carrier: 'dpd', pattern: /^\d{14}[0-9A-Z]$/, isRight: endsWithCheckCharacter },
  // The barcode of the label: postcode, number, service, country, check.
  {
    carrier: 'dpd',
    pattern: /^[0-9A-Z]{7}\d{20}[0-9A-Z]$/,
    isRight: endsWithCheckCharacter,
    shown: (number) => number.slice(7, 21),
  },
];

const formOf = (number: string) => forms.find(({ pattern }) => pattern.test(number));

/** Brings a tracking number into the form that carriers read: no blanks, no dots, nothing that is not seen, upper case (LOG-20). */
export function normaliseTrackingNumber(entry: string): string {
  return withoutInvisible(entry).replace(/[\s.]/g, '').toUpperCase();
}

/** Tells the carrier by the number's form; undefined when it fits none. */
export function carrierOf(trackingNumber: string): TrackingCarrier | undefined {
  return formOf(normaliseTrackingNumber(trackingNumber))?.carrier;
}

/** Judges the check digit; a wrong one is worth a warning and blocks nothing (LOG-20). */
export function checkTrackingNumber(trackingNumber: string): TrackingCheck {
  const number = normaliseTrackingNumber(trackingNumber);
  const isRight = formOf(number)?.isRight;
  if (isRight === undefined) return 'unknown';
  return isRight(number) ? 'right' : 'wrong';
}

/** Whether a number says by itself that it is a parcel's: by its check digit or its beginning, never by its length alone. */
export function isParcelNumber(entry: string): boolean {
  const number = normaliseTrackingNumber(entry);
  const { isRight, isTold = false } = formOf(number) ?? {};
  return isRight ? isRight(number) : isTold;
}

/** Gives the carrier's page about a parcel; undefined when the carrier is neither named nor told by the number. */
export function trackingUrl(trackingNumber: string, carrier?: TrackingCarrier): string | undefined {
  const normalised = normaliseTrackingNumber(trackingNumber);
  const form = formOf(normalised);
  const number = encodeURIComponent(form?.shown?.(normalised) ?? normalised);
  switch (carrier ?? form?.carrier) {
    case 'dhl':
      return `https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode=${number}`;
    case 'dpd':
      return `https://tracking.dpd.de/status/de_DE/parcel/${number}`;
    default:
      return undefined;
  }
}

/** Modulo 10 with two weights in turn, the first beside the check digit at the end. */
function endsWithModulo10(number: string, first: number, second: number): boolean {
  const [check, ...digits] = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? first : second), 0);
  return check === (10 - (sum % 10)) % 10;
}
