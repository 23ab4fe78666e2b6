import type { Fonts, Weight } from './fonts.ts';
import { isDrawnOtherwise, isRightToLeft, type Run, readable, visibleRuns } from './runs.ts';

export interface Style {
  readonly weight: Weight;
  /** Points. */
  readonly size: number;
  /** Points from one line to the next. */
  readonly leading: number;
  readonly colour: string;
  /** Figures of one width, so that they stand below each other. */
  readonly tabular?: boolean;
}

/** A line that fits its place. */
export interface TextLine {
  readonly runs: readonly Run[];
  /** Points. */
  readonly width: number;
  /** How it is read, where that is not what is drawn. */
  readonly read?: string;
}

/** Measures, breaks and sets text. */
export interface Pen {
  /** The lines of a text in a width of points; a word that is too long is broken. */
  lines(text: string, style: Style, width: number): TextLine[];
  /** Sets a line with its baseline at `y` points from the top of the page. */
  set(line: TextLine, style: Style, x: number, y: number): void;
}

/**
 * Without features the library remembers the glyphs of every word, which makes a list of thousands of rows three times as
 * fast; but it then also sets words one after the other from the left, as no Arabic text is read.
 */
function featuresOf({ leftToRight }: Run, tabular = false): PDFKit.Mixins.OpenTypeFeatures[] | undefined {
  if (tabular) return ['tnum'];
  return leftToRight ? undefined : [];
}

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });
/** Behind blanks, and behind the characters that join the parts of names, addresses and numbers. */
const breaks = /(?<=[^\S\u00a0\u202f]|[/_])(?=[^\s/_-])|(?<=-)(?=\p{L})/u;

/** More widths are not kept: the texts of papers are without end. */
const maxWidths = 50_000;

export function openPen(doc: PDFKit.PDFDocument, fonts: Fonts): Pen {
  const { widths } = fonts;

  function runWidth(run: Run, { size, tabular }: Style): number {
    const key = `${run.face}${tabular ? '+' : ' '}${run.text}`;
    const known = widths.get(key);
    if (known !== undefined) return known * size;
    const width = doc
      .font(run.face)
      .fontSize(1)
      .widthOfString(run.text, { features: featuresOf(run, tabular) });
    if (widths.size >= maxWidths) widths.clear();
    widths.set(key, width);
    return width * size;
  }

  const widthOf = (text: string, style: Style) =>
    visibleRuns(text, style.weight, fonts, false).reduce((sum, run) => sum + runWidth(run, style), 0);

  function* piecesOf(paragraph: string, style: Style, room: number): Generator<string> {
    for (const word of paragraph.split(breaks)) {
      if (widthOf(word.trimEnd(), style) <= room) yield word;
      else for (const { segment } of graphemes.segment(word)) yield segment;
    }
  }

  function paragraphLines(paragraph: string, style: Style, room: number): TextLine[] {
    const fromRight = isRightToLeft(paragraph);
    const lines: TextLine[] = [];
    let text = '';
    let taken = 0;
    let width = 0;
    const end = () => {
      const read = text.trimEnd();
      const runs = visibleRuns(read, style.weight, fonts, fromRight);
      lines.push({ runs, width, ...(isDrawnOtherwise(read, runs) && { read }) });
      text = '';
      taken = 0;
    };
    for (const piece of piecesOf(paragraph, style, room)) {
      const own = widthOf(piece.trimEnd(), style);
      if (text !== '' && taken + own > room) end();
      text += piece;
      width = taken + own;
      taken += widthOf(piece, style);
    }
    end();
    return lines;
  }

  return {
    lines: (text, style, width) =>
      readable(text)
        .split('\n')
        .flatMap((paragraph) => paragraphLines(paragraph, style, width)),
    set({ runs, read }, style, x, y) {
      let at = x;
      if (read !== undefined) doc.markContent('Span', { actual: read });
      for (const run of runs) {
        doc.font(run.face).fontSize(style.size).fillColor(style.colour);
        doc.text(run.text, at, y, {
          lineBreak: false,
          baseline: 'alphabetic',
          features: featuresOf(run, style.tabular),
        });
        if (runs.length > 1) at += runWidth(run, style);
      }
      if (read !== undefined) doc.endMarkedContent();
    },
  };
}
