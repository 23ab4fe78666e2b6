import type { ReactNode } from 'react';
import type { GoodsShape } from '#domain/catalogue/goods-shape.ts';

/** What is looked for. */
export type Sought = 'cpu' | 'ram' | 'model';

interface Place {
  readonly on: string;
  readonly drawing: keyof typeof drawings;
  /** Line of the drawing that holds the answer: 0, 1 or 2. */
  readonly line: Record<Sought, number>;
  readonly steps: Record<Sought, string>;
}

/** What the screen with the answer looks like, as far as it helps to find it. */
const drawings = {
  window: <path d="M8 8h104v74H8zM8 20h104M14 14h.1M20 14h.1M16 30h18M16 40h18M16 50h18M42 20v62" />,
  sheet: <path d="M26 6h68v78H26zM52 14h16v14H52zM26 36h68" />,
  terminal: <path d="M8 8h104v74H8zM16 18l6 5-6 5M28 28h14" />,
  phone: <path d="M38 4h44v82H38zM38 14h44M38 76h44M56 81h8" />,
  label: <path d="M6 30h108v34H6zM14 38v18M18 38v18M24 38v18M28 38v18M34 38v18M38 38v18" />,
} satisfies Record<string, ReactNode>;

/** Where the lines of a drawing stand. */
const lines: Record<keyof typeof drawings, readonly (readonly [x: number, y: number, width: number])[]> = {
  window: [
    [50, 32, 52],
    [50, 46, 52],
    [50, 60, 52],
  ],
  sheet: [
    [36, 46, 48],
    [36, 58, 48],
    [36, 70, 48],
  ],
  terminal: [
    [16, 42, 70],
    [16, 54, 56],
    [16, 66, 64],
  ],
  phone: [
    [44, 28, 32],
    [44, 42, 32],
    [44, 56, 32],
  ],
  label: [
    [48, 38, 58],
    [48, 47, 58],
    [48, 56, 58],
  ],
};

const windows: Place = {
  on: 'Windows',
  drawing: 'window',
  line: { model: 0, cpu: 1, ram: 2 },
  steps: {
    model: 'Start › Einstellungen › System › Info: Das Modell steht ganz oben.',
    cpu: 'Start › Einstellungen › System › Info: Die Zeile heißt „Prozessor“.',
    ram: 'Start › Einstellungen › System › Info: Die Zeile heißt „Installierter RAM“.',
  },
};
const mac: Place = {
  on: 'macOS',
  drawing: 'sheet',
  line: { model: 0, cpu: 1, ram: 2 },
  steps: {
    model: 'Apfel-Menü › Über diesen Mac: Modell und Jahr stehen oben, die A-Nummer auf der Unterseite.',
    cpu: 'Apfel-Menü › Über diesen Mac: Die Zeile heißt „Chip“ oder „Prozessor“.',
    ram: 'Apfel-Menü › Über diesen Mac: Die Zeile heißt „Speicher“.',
  },
};
const linux: Place = {
  on: 'Linux',
  drawing: 'terminal',
  line: { model: 0, cpu: 1, ram: 2 },
  steps: {
    model: 'Im Terminal: sudo dmidecode -s system-product-name',
    cpu: 'Im Terminal: lscpu, die Zeilen „Modellname“ und „Sockel“.',
    ram: 'Im Terminal: free -h, die Spalte „gesamt“.',
  },
};
const management: Place = {
  on: 'Server, ohne System',
  drawing: 'window',
  line: { model: 0, cpu: 1, ram: 2 },
  steps: {
    model: 'iDRAC, iLO oder XClarity im Browser öffnen: Das Modell steht auf der ersten Seite.',
    cpu: 'iDRAC, iLO oder XClarity im Browser öffnen: System › Prozessoren.',
    ram: 'iDRAC, iLO oder XClarity im Browser öffnen: System › Speicher.',
  },
};
const handheld: Place = {
  on: 'Telefon und Tablet',
  drawing: 'phone',
  line: { model: 0, cpu: 1, ram: 2 },
  steps: {
    model: 'Einstellungen › Allgemein › Info, bei Android Einstellungen › Über das Telefon.',
    cpu: 'Einstellungen › Über das Telefon.',
    ram: 'Einstellungen › Über das Telefon.',
  },
};
const label: Place = {
  on: 'Ausgeschaltet',
  drawing: 'label',
  line: { model: 0, cpu: 1, ram: 2 },
  steps: {
    model: 'Auf dem Typenschild: Unterseite, Rückseite oder ausziehbares Schild vorn.',
    cpu: 'Die Seriennummer oder das Service-Tag vom Typenschild auf der Seite des Herstellers eingeben.',
    ram: 'Die Seriennummer oder das Service-Tag vom Typenschild auf der Seite des Herstellers eingeben.',
  },
};

const places: Record<GoodsShape, readonly Place[]> = {
  notebook: [windows, mac, label],
  desktop: [windows, mac, linux, label],
  monitor: [label],
  rack: [linux, management, label],
  handheld: [handheld, label],
};

/** A computer with its screen in one housing is asked like one; a plain display says it on its label alone. */
const placesOf = (shape: GoodsShape, about: Sought) =>
  shape === 'monitor' && about !== 'model' ? [windows, mac, label] : places[shape];

interface WhereToFindProps {
  readonly about: Sought;
  readonly shape: GoodsShape;
}

/** Where somebody reads what is asked, step by step, with the line marked in a drawing. */
export function WhereToFind({ about, shape }: WhereToFindProps) {
  return (
    <ul className="grid gap-4 pb-2">
      {placesOf(shape, about).map((place) => (
        <li
          key={place.on}
          className="grid grid-cols-[minmax(0,6rem)_minmax(0,1fr)] items-start gap-4 max-[18.75rem]:grid-cols-1"
        >
          <Screen drawing={place.drawing} marked={place.line[about]} />
          <div>
            <p className="font-emphasis">{place.on}</p>
            <p className="text-sm wrap-anywhere">{place.steps[about]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Screen({ drawing, marked }: { readonly drawing: keyof typeof drawings; readonly marked: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 120 90"
      className="w-full max-w-24 rounded-sm border border-line bg-sheet"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[drawing]}
      {lines[drawing].map(([x, y, width], index) =>
        index === marked ? (
          <path key={y} d={`M${x} ${y}h${width}`} strokeWidth={4} />
        ) : (
          <path key={y} d={`M${x} ${y}h${Math.round(width * 0.7)}`} stroke="var(--muted)" strokeWidth={1.5} />
        ),
      )}
    </svg>
  );
}
