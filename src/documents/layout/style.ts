import type { Style } from './pen.ts';

/** Points of a millimetre. */
export const mm = 72 / 25.4;

/** The light theme's tokens: paper knows no dark one. */
export const colours = { ink: '#0F171C', muted: '#52606A', line: '#D3DADC' };

const { ink, muted } = colours;

export const styles = {
  brand: { weight: 'bold', size: 15, leading: 18, colour: ink },
  title: { weight: 'bold', size: 17, leading: 22, colour: ink },
  heading: { weight: 'bold', size: 11, leading: 15, colour: ink },
  amount: { weight: 'bold', size: 27, leading: 34, colour: ink, tabular: true },
  text: { weight: 'regular', size: 10, leading: 14, colour: ink },
  muted: { weight: 'regular', size: 9, leading: 12.5, colour: muted },
  cell: { weight: 'regular', size: 9, leading: 12, colour: ink },
  figure: { weight: 'regular', size: 9, leading: 12, colour: ink, tabular: true },
  sum: { weight: 'regular', size: 10, leading: 14, colour: ink, tabular: true },
  strongSum: { weight: 'bold', size: 10, leading: 14, colour: ink, tabular: true },
  strongCell: { weight: 'bold', size: 9, leading: 12, colour: ink },
  note: { weight: 'regular', size: 8, leading: 11, colour: muted },
  fine: { weight: 'regular', size: 8, leading: 10.5, colour: ink },
  fineHeading: { weight: 'bold', size: 8.5, leading: 11, colour: ink },
  entry: { weight: 'regular', size: 7.5, leading: 9.5, colour: ink },
  small: { weight: 'regular', size: 7, leading: 9.5, colour: muted },
} as const satisfies Record<string, Style>;

/** DIN 5008 form B on A4, in points from the top left corner. */
export const place = {
  left: 25 * mm,
  right: 190 * mm,
  brand: 22 * mm,
  /** The address field: its upper lines name the sender, the lower ones the addressee. */
  address: { top: 62.7 * mm, width: 80 * mm, height: 27.3 * mm, sender: 60 * mm },
  references: { left: 125 * mm, top: 50 * mm },
  subject: 98.5 * mm,
  marks: [105 * mm, 148.5 * mm, 210 * mm],
  /** From the second page on. */
  running: 16 * mm,
  top: 27 * mm,
  bottom: 266 * mm,
  foot: 272 * mm,
} as const;
