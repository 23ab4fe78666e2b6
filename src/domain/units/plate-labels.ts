/** How labels lie on what is printed, in millimetres. */
export interface PlateFormat {
  /** What the sheet or roll is called, in German. */
  readonly name: string;
  readonly page: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  readonly label: { readonly width: number; readonly height: number };
  /** From the edge of the page to the first label. */
  readonly left: number;
  readonly top: number;
}

const a4 = { width: 210, height: 297 };

/** Sheets that office shops sell, and the roll of a label printer. */
export const plateFormats = {
  sheet24: {
    name: 'A4, 24 Etiketten (70 × 37 mm)',
    page: a4,
    columns: 3,
    rows: 8,
    label: { width: 70, height: 37 },
    left: 0,
    top: 0.5,
  },
  sheet40: {
    name: 'A4, 40 Etiketten (52,5 × 29,7 mm)',
    page: a4,
    columns: 4,
    rows: 10,
    label: { width: 52.5, height: 29.7 },
    left: 0,
    top: 0,
  },
  roll62: {
    name: 'Rolle, 62 × 29 mm',
    page: { width: 62, height: 29 },
    columns: 1,
    rows: 1,
    label: { width: 62, height: 29 },
    left: 0,
    top: 0,
  },
} as const satisfies Readonly<Record<string, PlateFormat>>;

export type PlateFormatName = keyof typeof plateFormats;

/** Most labels of one page, of any format. */
export const maxPlatesOfPage = 40;

/** What stands on a label beside its plate. */
export interface PlateLabel {
  readonly plate: string;
  /** What it is; one line, cut where it is longer. */
  readonly title: string;
  /** Such as order number and serial number. */
  readonly note: string;
}

/** Labels to be printed, from a place of the first page on: sheets are used up. */
export interface PlateSheet {
  readonly title: string;
  readonly format: PlateFormatName;
  /** 1 is the first label of a page. */
  readonly start: number;
  readonly labels: readonly PlateLabel[];
}

/** Page and place of a label, both from 0; `index` counts from the first that is printed. */
export function placeOfLabel({ format, start }: Pick<PlateSheet, 'format' | 'start'>, index: number) {
  const { columns, rows, label, left, top } = plateFormats[format];
  const onPage = columns * rows;
  const at = ((start - 1) % onPage) + index;
  const place = at % onPage;
  return {
    page: Math.floor(at / onPage),
    x: left + (place % columns) * label.width,
    y: top + Math.floor(place / columns) * label.height,
  };
}
