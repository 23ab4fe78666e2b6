import { goodsKindNames } from '#contract/goods/goods-kind-names.ts';
import { text } from '#contract/rules/rules.ts';
import { goodsKinds } from '#domain/catalogue/goods-kind.ts';
import { choice, line, lines, number } from './setting-field.ts';

/** A number as people write it, '31,5'; undefined where it is none above nothing. */
export function decimalOf(entry: string): number | undefined {
  const found = /^\d{1,5}(?:,\d{1,2})?$/.test(entry) ? Number(entry.replace(',', '.')) : 0;
  return found > 0 ? found : undefined;
}

type Sides = readonly [number, number, number];

/** Three sides in centimetres, '120 × 60 × 60'; undefined where they are none. */
export function sidesOf(entry: string): Sides | undefined {
  const [, one, two, three] =
    /^(\d{1,3})\s*[×xX*]\s*(\d{1,3})\s*[×xX*]\s*(\d{1,3})(?:\s*cm)?$/.exec(entry.trim()) ?? [];
  const sides: Sides = [Number(one), Number(two), Number(three)];
  return sides.every((side) => side > 0) ? sides : undefined;
}

/** A packed device, '3 kg, 45 × 35 × 9 cm, 8 je Karton'; undefined where it is said otherwise. */
export function packedOf(entry: string): { weight: number; size: Sides; perCarton: number } | undefined {
  const [, kilograms = '', sides = '', count = ''] =
    /^([\d,]+)\s*kg\s*,\s*(.+?cm)\s*,\s*(\d{1,3})\s*je Karton$/.exec(entry.trim()) ?? [];
  const [weight, size] = [decimalOf(kilograms), sidesOf(sides)];
  return weight && size && Number(count) > 0 ? { weight, size, perCarton: Number(count) } : undefined;
}

const weight = text({ rule: 'matches', text: '{attribute}: Bitte so angeben: 31,5' }, (entry) => !!decimalOf(entry));
const sides = text(
  { rule: 'matches', text: '{attribute}: Bitte so angeben: 120 × 60 × 60' },
  (entry) => !!sidesOf(entry),
);
const packed = text(
  { rule: 'matches', text: '{attribute}: Bitte so angeben: 3 kg, 45 × 35 × 9 cm, 8 je Karton' },
  (entry) => !!packedOf(entry),
);
const place = text({ rule: 'max', text: 'Bitte je Zeile höchstens 100 Zeichen.' }, (entry) => entry.length <= 100);

/** A kind of packaging with what has to be there, 'Karton 60 × 40 × 40 cm; 20'; undefined where it is said otherwise. */
export function packagingOf(entry: string): { name: string; minimum: number } | undefined {
  const [, name = '', minimum = ''] = /^(.*\S)\s*;\s*(\d{1,5})$/.exec(entry.trim()) ?? [];
  return name === '' || name.length > 100 ? undefined : { name, minimum: Number(minimum) };
}
const packaging = text(
  { rule: 'matches', text: 'Bitte je Zeile: Name; Mindestbestand. Etwa: Karton 60 × 40 × 40 cm; 20' },
  (entry) => packagingOf(entry) !== undefined,
);
const asked = (label: string, check: typeof weight, hint?: string) =>
  line(label, { isRequired: true, max: 60, check, ...(hint !== undefined && { hint }) });
const yesNo = { yes: 'ja', no: 'nein' };

const carrier = <Key extends string>(key: Key, name: string) => ({
  [`${key}Weight`]: asked(`${name}: Höchstgewicht in kg`, weight),
  [`${key}Size`]: asked(`${name}: Höchstmaß in cm`, sides, 'Länge × Breite × Höhe'),
  [`${key}Girth`]: number(`${name}: Gurtmaß in cm`, 1, 999, { hint: 'Leer: Es gibt keine Grenze.' }),
  [`${key}Lithium`]: choice(`${name}: nimmt eingebaute Akkus`, yesNo, 'Nach dem eigenen Vertrag.'),
});

/** How goods are packed and what carriers take: the packing list and labels follow. */
export const parcelForms = {
  parcels: {
    title: 'Pakete und Paletten',
    group: 'goods',
    about: 'Packliste, Versandetiketten, Grenze zwischen Paket und Palette.',
    right: 'settings',
    fields: {
      usualCarrier: choice('Üblicher Paketdienst', { dhl: 'DHL', dpd: 'DPD' }),
      ...carrier('dhl', 'DHL'),
      ...carrier('dpd', 'DPD'),
      upToWeight: asked('Als Pakete bis … kg', weight, 'Darüber geht die Sendung auf Palette.'),
      upToParcels: number('und bis … Pakete', 1, 99, { isRequired: true }),
      palletWeight: asked('Palette: Höchstgewicht in kg', weight),
      palletSize: asked('Palette: Maß in cm', sides, 'Länge × Breite × Höhe der Ladung'),
      palletUsed: number('Palette: wirklich gefüllt, in Prozent', 1, 100, { isRequired: true }),
      markFrom: number('Akkuzeichen ab … Geräten im Paket', 1, 99, { isRequired: true }),
    },
  },
  packedGoods: {
    title: 'Maße verpackter Geräte',
    group: 'goods',
    about: 'Packliste, Gewicht der Sendung, Versandetiketten.',
    note: 'Gewicht und Maß mit Verpackung, und wie viele Geräte in einen Karton passen.',
    right: 'settings',
    fields: Object.fromEntries(goodsKinds.map((kind) => [kind, asked(goodsKindNames[kind], packed)])),
  },
  storagePlaces: {
    title: 'Lagerplätze',
    group: 'goods',
    about: 'Wareneingang und Gerät: Sie stehen zur Auswahl.',
    note: 'Wo ein Gerät schon liegt, bleibt stehen, auch wenn der Platz hier nicht mehr vorkommt.',
    right: 'settings',
    fields: {
      places: lines('Plätze', {
        hint: 'Je Zeile ein Platz, in der Reihenfolge der Auswahl: A-01.',
        check: place,
      }),
    },
  },
  packaging: {
    title: 'Verpackung für Verkäufer',
    group: 'goods',
    about: 'Verpackung verschicken, Bestand unter „Verpackung“, Hinweis unter „Heute“.',
    note: 'Der Bestand steht unter dem Namen: Ein anderer Name ist eine andere Verpackung, die noch niemand gezählt hat.',
    right: 'settings',
    fields: {
      kinds: lines('Arten', {
        hint: 'Je Zeile: Name; Mindestbestand. Etwa: Karton 60 × 40 × 40 cm; 20',
        check: packaging,
      }),
    },
  },
} as const;
