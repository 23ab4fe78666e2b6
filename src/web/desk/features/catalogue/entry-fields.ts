import type { CatalogueFile } from '#contract/desk/desk-catalogue.ts';

/** How a column is entered. */
type FieldKind =
  | 'text'
  /** One of what the server names for the column. */
  | 'choice'
  /** Several of them, with bars between. */
  | 'several'
  | 'series'
  | 'yesNo'
  /** Other names, one a line. */
  | 'words'
  | 'questions';

/** A column of a row, as its editor shows it. */
export interface EntryField {
  readonly column: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly hint?: string;
}

const name = (hint: string) => ({ column: 'name', label: 'Name', kind: 'text', hint }) as const;
const shortname = { column: 'shortname', label: 'Kurzform', kind: 'text', hint: 'Wie sie in Listen steht.' } as const;
const category = { column: 'category', label: 'Kategorie', kind: 'choice' } as const;
const type = {
  column: 'type',
  label: 'Art',
  kind: 'choice',
  hint: 'Nur bei Komponenten und Sonstigem.',
} as const;
const manufacturer = { column: 'manufacturer', label: 'Hersteller', kind: 'choice' } as const;
const configType = { column: 'configType', label: 'Bauform', kind: 'choice' } as const;
const key = {
  column: 'key',
  label: 'Schlüssel',
  kind: 'text',
  hint: 'Kleinbuchstaben, Ziffern und Bindestriche; er bleibt.',
} as const;
const otherNames = {
  column: 'words',
  label: 'Weitere Namen',
  kind: 'words',
  hint: 'Einer je Zeile: so findet ihn die Suche, und so liest ihn eine Liste.',
} as const;
const lock = { column: 'lock', label: 'Sperre', kind: 'choice', hint: 'Leer: wie darüber.' } as const;
const ofGoods = [
  {
    column: 'goodsKind',
    label: 'Versandart der Ware',
    kind: 'choice',
    hint: 'Gewicht und Verpackung. Leer: wie darüber.',
  },
  { column: 'reverseCharge', label: '§ 13b UStG', kind: 'choice', hint: 'Leer: wie darüber.' },
  lock,
] as const;
const notAsked = { column: 'notAsked', label: 'Fragen', kind: 'questions' } as const;
const drives = (start: string, what: string) =>
  [
    { column: `${start}Disabled`, label: `Ohne ${what}`, kind: 'yesNo' },
    { column: `${start}Capacities`, label: `Größen: ${what}`, kind: 'choice' },
  ] as const;

/** What can be said of an entry, in groups; every column of its file once, but for its id and source. */
export const entryFields: Readonly<
  Record<CatalogueFile, readonly { readonly title: string; readonly fields: readonly EntryField[] }[]>
> = {
  models: [
    {
      title: 'Was es ist',
      fields: [
        category,
        manufacturer,
        { column: 'series', label: 'Serie', kind: 'series' },
        type,
        name('Ohne Hersteller, so wie er auf dem Gerät steht.'),
        shortname,
        { column: 'note', label: 'Zusatz', kind: 'text', hint: 'Was zwei ähnliche Modelle unterscheidet.' },
        otherNames,
      ],
    },
    {
      title: 'Was gewählt werden kann',
      fields: [
        configType,
        { column: 'optionsCpu', label: 'Prozessoren', kind: 'several' },
        { column: 'optionsCpuCount', label: 'Zahl der Prozessoren', kind: 'choice' },
        { column: 'optionsRam', label: 'Arbeitsspeicher', kind: 'choice' },
        { column: 'optionsDisplay', label: 'Bildschirm', kind: 'choice' },
        { column: 'optionsGpu', label: 'Grafik', kind: 'choice' },
        ...drives('ssd', 'SSDs'),
        ...drives('hdd', 'Festplatten'),
        ...drives('fd', 'Flash-Laufwerke'),
        { column: 'queryPackagingAvailable', label: 'Nach der Verpackung fragen', kind: 'yesNo' },
      ],
    },
    { title: 'Wie damit umgegangen wird', fields: [...ofGoods, notAsked] },
  ],
  series: [
    {
      title: 'Was es ist',
      fields: [key, category, manufacturer, type, name('Ohne Hersteller.'), shortname, configType],
    },
    {
      title: 'Wie damit umgegangen wird',
      fields: [{ column: 'freetextAllowed', label: 'Frei beschreiben erlaubt', kind: 'yesNo' }, ...ofGoods, notAsked],
    },
  ],
  manufacturers: [
    {
      title: 'Was es ist',
      fields: [
        key,
        name('Der ganze Name.'),
        shortname,
        { column: 'categories', label: 'Kategorien', kind: 'several' },
        lock,
        otherNames,
      ],
    },
  ],
};

/** What a column is called, in whichever file it stands. */
export function columnLabel(column: string): string {
  const fields = Object.values(entryFields).flatMap((groups) => groups.flatMap((group) => group.fields));
  return fields.find((field) => field.column === column)?.label ?? column;
}

/** What an entry of each file is. */
export const fileTitles: Readonly<Record<CatalogueFile, string>> = {
  models: 'Modell',
  series: 'Serie',
  manufacturers: 'Hersteller',
};
