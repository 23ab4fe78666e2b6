import { randomUUID } from 'node:crypto';
import { type ItemConfiguration, startingConfiguration } from '#domain/catalogue/item-configuration.ts';

/** What the list of a firm that clears its offices says of a row. */
interface ClearedRow {
  readonly title: string;
  readonly quantity: number;
  readonly site: string;
  readonly configuration?: Partial<ItemConfiguration>;
  readonly slug?: string;
}

const office = { ram: '16 GB', drives: [{ kind: 'ssd', capacity: '256 GB', count: 1 }] } as const;
const inOffices: Partial<ItemConfiguration> = { ram: office.ram, drives: [...office.drives] };

const models = [
  ...['dell-latitude-5400', 'dell-latitude-7490', 'dell-precision-3530', 'hp-elitebook-830-g5', 'hp-elitebook-840-g5'],
  ...['hp-elitebook-830-g6', 'hp-elitebook-830-g7', 'hp-probook-650-g4', 'hp-probook-650-g5', 'hp-probook-650-g7'],
  ...['lenovo-thinkpad-t480', 'lenovo-thinkpad-t480s', 'lenovo-thinkpad-t490', 'lenovo-thinkpad-t490s'],
  ...['lenovo-thinkpad-l480', 'lenovo-thinkpad-x1-carbon-gen-6', 'lenovo-thinkpad-x1-carbon-gen-7'],
  ...['dell-optiplex-3060', 'dell-optiplex-7060', 'hp-elitedesk-800-g4', 'lenovo-thinkcentre-m720q'],
  ...['lenovo-thinkcentre-m720s', 'dell-poweredge-r640', 'hpe-proliant-dl380-gen10'],
];

/** Rows in the firm's own words, of which no price is known. */
const ownWords = [
  'Cisco Switch 48 Port, alt',
  'Beamer aus dem Schulungsraum',
  'Kiste mit Netzteilen, gemischt',
  'Türsprechanlage mit Display',
  'Kassenlade mit Schlüssel',
  'Diktiergerät mit Fußschalter',
  'Aktenvernichter groß',
  'Uhrenanlage Hauptgebäude',
];

const siteOf = (index: number) =>
  `Niederlassung ${['Köln', 'Düsseldorf', 'Gießen', 'Würzburg'][index % 4]}, Raum ${100 + (index % 37)}`;

/** 400 rows of such a list: 24 models with what is in them, and 8 things in the firm's own words. */
const rows: readonly ClearedRow[] = Array.from({ length: 400 }, (_, index) => {
  const words = index % 50 === 7 ? ownWords[Math.floor(index / 50)] : undefined;
  const at = { quantity: 1 + (index % 3), site: siteOf(index) };
  if (words !== undefined) return { ...at, title: words };
  const slug = `${models[index % models.length]}-verkaufen`;
  const remarks = index % 60 === 5 ? { remarks: 'Gehäuse verkratzt, Gerät läuft' } : {};
  return { ...at, title: slug, slug, configuration: { ...inOffices, ...remarks } };
});

/** The items of that inquiry as they are sent; `entryOf` finds a catalogue entry by its slug. */
export function officeClearance(entryOf: (slug: string) => string): Record<string, unknown>[] {
  return rows.map(({ title, quantity, site, configuration, slug }) => ({
    id: `item-${randomUUID()}`,
    ...(slug === undefined ? { freetext: title } : { entryId: entryOf(slug) }),
    quantity,
    site,
    configuration: { ...startingConfiguration, ...configuration },
  }));
}
