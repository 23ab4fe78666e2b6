import type { LoadView, PackingView } from '#contract/parcels/packing.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import type { Accessory, LoadTask } from '#domain/logistics/load-tasks.ts';
import type { HoldReason, PalletReason } from '#domain/logistics/packing-plan.ts';
import { numberText } from '#domain/values/number-text.ts';

const names: Record<LoadView['type'], readonly [string, string]> = {
  carton: ['Paket', 'Pakete'],
  pallet: ['Palette', 'Paletten'],
  piece: ['Einzelstück', 'Einzelstücke'],
  unweighed: ['Weitere Geräte', 'Weitere Geräte'],
};

/** 'Paket 2', 'Pakete 1 bis 3.000', 'Palette 1, Leipzig' of several places; without a label of ours a parcel is a carton. */
export function loadTitle(load: LoadView, method: OfferView['shippingMethod']): string {
  const title = numbered(load, method);
  return load.site === undefined ? title : `${title}, ${load.site}`;
}

function numbered({ type, from, to }: LoadView, method: OfferView['shippingMethod']): string {
  const isCarton = type === 'carton' && method !== 'shipment';
  const [one, many] = isCarton ? ['Karton', 'Kartons'] : names[type];
  if (type === 'piece' || type === 'unweighed') return one;
  return from === to ? `${one} ${from}` : `${many} ${numberText(from)} bis ${numberText(to)}`;
}

const accessories: Record<Accessory, string> = {
  charger: 'Netzteile',
  keyboardCover: 'Tastatur-Cover',
  rails: 'Einbauschienen',
  mount: 'Halterungen',
  stand: 'Standfüße',
  antennas: 'Antennen',
  networkCard: 'Netzwerkkarten',
  tray: 'Laufwerksrahmen',
};

/** What is ticked off, in one sentence without a full stop. */
export function taskText(task: LoadTask, load: LoadView, carrier: PackingView['carrier']): string {
  switch (task) {
    case 'accessories':
      return `Zubehör liegt bei: ${load.accessories.map((key) => accessories[key]).join(', ')}`;
    case 'weighed':
      return load.type === 'unweighed'
        ? `Gewogen: höchstens ${numberText(carrier.weight, 1)} kg je Paket, sonst mehrere Pakete`
        : `Gewogen: höchstens ${numberText(carrier.weight, 1)} kg`;
    case 'contents':
      return load.type === 'pallet'
        ? 'Alle Geräte dieser Liste stehen auf der Palette'
        : 'Alle Geräte dieser Liste sind dabei';
    default:
      return tasks[task];
  }
}

const tasks: Record<Exclude<LoadTask, 'accessories' | 'weighed' | 'contents'>, string> = {
  data: 'Daten gesichert, die Sie behalten möchten',
  drives: 'Datenträger ausgebaut, die Sie behalten',
  settings: 'Auf Werkseinstellungen zurückgesetzt',
  locks: 'Aus Konten, Aktivierungssperren und Geräteverwaltung entfernt',
  battery: 'Geräte mit Akku ausgeschaltet, Akkus unbeschädigt und eingebaut',
  lead: 'Akku getrennt, Pole isoliert',
  secured: 'Gegen Rutschen gesichert und gegurtet',
  mark: 'Kennzeichen für Lithium-Akkus aufgeklebt',
  label: 'Versandetikett aufgeklebt',
};

/** Why goods go on a pallet, as the end of 'auf Palette, weil …' (LOG-30). */
export const palletReasonTexts: Record<PalletReason, string> = {
  heavyPiece: 'ein Stück schwerer ist, als ein Paket sein darf',
  largePiece: 'ein Stück größer ist, als ein Paket sein darf',
  leadBattery: 'USV-Anlagen und Bleiakkus nicht ins Paket dürfen',
  totalWeight: 'alles zusammen zu schwer für einzelne Pakete ist',
  parcelCount: 'es zu viele Pakete wären',
};

/** Why goods stay where they are (LOG-01, LOG-11, LOG-12). */
export const holdReasonTexts: Record<HoldReason, string> = {
  defective:
    'Ein aufgeblähter, undichter, beschädigter oder zurückgerufener Akku darf nicht transportiert werden, auch nicht im Gerät. Laden und öffnen Sie das Gerät nicht.',
  loose: 'Ein Lithium-Akku ohne Gerät darf nicht in ein Paket. Bauen Sie ihn wieder ein, und ändern Sie Ihre Antwort.',
  large: 'Akkus über 100 Wh gelten als Gefahrgut und dürfen nur nach Absprache transportiert werden.',
  unchecked:
    'Der Akku ist noch nicht geprüft. Sehen Sie nach, und ändern Sie Ihre Antwort, oder behalten Sie diese Geräte.',
  looseLithium: 'Lithium-Akkus ohne Gerät dürfen nicht in ein Paket. Schreiben Sie uns, bevor Sie packen.',
  leftOut: 'Bleibt bei Ihnen, so mit uns abgesprochen.',
  unpaid: 'Keine Annahme als Ware: defekt und ohne Kaufpreis. Legen Sie das Gerät bitte nicht bei.',
};
