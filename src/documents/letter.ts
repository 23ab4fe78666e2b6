/** A fact in a letter: what it is called, and what it is. */
export interface LetterFact {
  readonly name: string;
  readonly value: string;
}

/** A cell of a table: its text, and smaller lines below it. */
export interface Cell {
  readonly text: string;
  readonly notes?: readonly string[];
  readonly strong?: boolean;
}

export interface Column {
  readonly title: string;
  /** Millimetres; the one column without shares what the others leave. */
  readonly width?: number;
  /** Figures stand at the right. */
  readonly figures?: boolean;
}

/** What stands under a table, over its last column: sums and taxes. */
export interface SumLine {
  readonly name: string;
  readonly amount: string;
  readonly strong?: boolean;
}

export interface ColumnPart {
  /** entry: one of many that are looked up; it stays in one piece. */
  readonly type: 'heading' | 'paragraph' | 'entry';
  readonly text: string;
}

export type Block =
  | { readonly type: 'paragraph'; readonly text: string; readonly muted?: boolean }
  | { readonly type: 'heading'; readonly text: string }
  /** Much to be read or looked up, in small type and two columns. */
  | { readonly type: 'columns'; readonly parts: readonly ColumnPart[] }
  | { readonly type: 'amount'; readonly caption: string; readonly amount: string; readonly notes: readonly string[] }
  /** A QR code, and what it is for beside it. */
  | { readonly type: 'code'; readonly content: string; readonly name: string; readonly lines: readonly string[] }
  | { readonly type: 'facts'; readonly facts: readonly LetterFact[] }
  /** What follows begins on a page of its own. */
  | { readonly type: 'page' }
  /** Lines to write on, each with what belongs there. */
  | { readonly type: 'toFillIn'; readonly fields: readonly string[] }
  | {
      readonly type: 'table';
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly Cell[])[];
      readonly sums?: readonly SumLine[];
    };

/** A document before it is set: everything that can be read on it, nothing of how it looks. */
export interface Letter {
  /** 'Löschzertifikat LZ-2026-000123' */
  readonly title: string;
  readonly issuedAt: string;
  readonly sender: LetterSender;
  readonly addressee: readonly string[];
  /** The block beside the address (DIN 5008). */
  readonly references: readonly LetterFact[];
  readonly blocks: readonly Block[];
}

/** What a letter says of the provider. */
export interface LetterSender {
  readonly brand: string;
  readonly name: string;
  readonly address: string;
  /** The lines at the foot of every page. */
  readonly foot: readonly string[];
}
