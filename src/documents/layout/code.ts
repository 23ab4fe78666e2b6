import { encode } from 'uqr';
import type { Block } from '#documents/letter.ts';
import { heightOf, type PdfPages } from './pages.ts';
import { mm, place, styles } from './style.ts';

const side = 26 * mm;
const gap = 6 * mm;

/** A QR code at the left, its words beside it; both stay on one page. */
export function setCode(pages: PdfPages, { content, name, lines }: Extract<Block, { type: 'code' }>): void {
  const room = place.right - place.left - side - gap;
  const words = lines.flatMap((line) => pages.pen.lines(line, styles.text, room));
  const height = Math.max(side, heightOf(words));
  pages.y += 14;
  if (!pages.fits(height)) pages.turn();
  const { data, size } = encode(content, { border: 0 });
  const square = side / size;
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [[place.left + x * square, pages.y + y * square] as const] : [])),
  );
  // A hair wider than they are, so that no viewer shows seams between them.
  pages.squares(name, dark, square * 1.02);
  const element = pages.element('P');
  pages.tagged(element, 'P', () => pages.setLines(words, styles.text, place.left + side + gap, pages.y));
  element.end();
  pages.y += height;
}
