/** The carriers whose numbers can be told apart (domain.md section 4.3). */
export type TrackingCarrier = 'dhl' | 'dpd';

const dhlParcel = /^00340\d{15}$/;
const dhlIdentcode = /^\d{12}$/;
const dhlLicencePlate = /^JJD\d{13,20}$/;
const dpdParcel = /^\d{14}[0-9A-Z]?$/;

/** Brings a tracking number into the form that carriers read: no blanks, no dots, upper case (domain.md LOG-20). */
function normaliseTrackingNumber(entry: string): string {
  return entry.replace(/[\s.]/g, '').toUpperCase();
}

/** Tells the carrier by the number's form; undefined when it fits none. */
export function carrierOf(trackingNumber: string): TrackingCarrier | undefined {
  const number = normaliseTrackingNumber(trackingNumber);
  if (dhlParcel.test(number) || dhlIdentcode.test(number) || dhlLicencePlate.test(number)) return 'dhl';
  return dpdParcel.test(number) ? 'dpd' : undefined;
}

/** Gives the carrier's page about a parcel; undefined when the carrier is neither named nor told by the number. */
export function trackingUrl(trackingNumber: string, carrier?: TrackingCarrier): string | undefined {
  const number = encodeURIComponent(normaliseTrackingNumber(trackingNumber));
  switch (carrier ?? carrierOf(trackingNumber)) {
    case 'dhl':
      return `https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode=${number}`;
    case 'dpd':
      return `https://tracking.dpd.de/status/de_DE/parcel/${number}`;
    default:
      return undefined;
  }
}
