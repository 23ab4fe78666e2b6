import type { ParcelState, ParcelTrouble, ShipmentDirection, TrackingStage } from '#domain/logistics/shipment.ts';
import type { ParcelOnItsWay } from './shipments.ts';

/** What the desk calls the ways of a shipment. */
export const directionWords: Readonly<Record<ShipmentDirection, string>> = {
  inbound: 'Ware zu uns',
  packaging: 'Verpackungsmaterial zum Kunden',
  returns: 'Rücksendung zum Kunden',
};

/** What it calls the state of a parcel. */
export const parcelStateWords: Readonly<Record<ParcelState, string>> = {
  intended: 'vorgemerkt',
  created: 'erstellt',
  unclear: 'unklar',
  failed: 'fehlgeschlagen',
  cancelled: 'storniert',
};

/** What is the matter with a parcel, and what happens now or is to be done. `{carrier}` stands for the carrier's name. */
const troubles: Readonly<Record<ParcelTrouble, string>> = {
  refused: '{carrier} lehnt ab. Dort ist nichts bestellt.',
  access: '{carrier} nimmt unseren Zugang nicht an. Dort ist nichts bestellt.',
  busy: '{carrier} bittet um eine Pause. Es geht von selbst weiter.',
  unreachable: '{carrier} ist nicht erreichbar. Dort ist nichts bestellt.',
  noAnswer: '{carrier} hat noch nicht geantwortet. Wir suchen nach der Referenz, statt noch einmal zu bestellen.',
  unreadable:
    'Die Antwort von {carrier} ist nicht lesbar. Wir suchen nach der Referenz, statt noch einmal zu bestellen.',
  notFound: 'Unter der Referenz ist bei {carrier} nichts zu finden.',
  cannotSearch: '{carrier} lässt nicht nach der Referenz suchen. Bitte dort im Kundenportal nachsehen.',
  numberMissing: 'Adressaufkleber ist da. Bitte frankieren und die Sendungsnummer eintragen.',
  labelMissing: 'Die Nummer ist da, das Etikett nicht.',
  labelNoPdf: 'Was als Etikett kam, ist kein PDF; es liegt daneben.',
};

/** The sentence about a parcel's trouble, with the carrier's own words behind it. */
export function troubleText(trouble: ParcelTrouble, carrierName: string, said: string | undefined): string {
  const text = troubles[trouble].replaceAll('{carrier}', carrierName);
  return said ? `${text} „${said}“` : text;
}

const stageWords: Readonly<Record<TrackingStage, string>> = {
  registered: 'angekündigt',
  underway: 'unterwegs',
  delivered: 'zugestellt',
  problem: 'verzögert',
};

const localTime = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?/;

/** The carrier's own local time, as it gives it. */
function whenText(at: string): string {
  const [, year, month, day, hour, minute] = localTime.exec(at) ?? [];
  if (day === undefined) return at;
  return `${day}.${month}.${year}${hour === undefined ? '' : `, ${hour}:${minute} Uhr`}`;
}

/** What a carrier says of a parcel, in a line: stage, when, its own words, where. */
function trackingText({ at, stage, text, place }: ParcelOnItsWay['tracking'][number]): string {
  return `${stageWords[stage]}: ${[whenText(at), text, place].filter(Boolean).join(', ')}`;
}

/** Tells by a parcel's number what its carrier says of it, the latest word first; nothing of a number that nobody asks about. */
export function trackingLines(
  parcels: readonly Pick<ParcelOnItsWay, 'trackingNumber' | 'tracking'>[] = [],
): (number: string) => readonly string[] {
  return (number) => parcels.find(({ trackingNumber }) => trackingNumber === number)?.tracking.map(trackingText) ?? [];
}
