import { you } from '../phases/phase-screen.ts';

/** Whose turn it is where the own invoice was given back, and what to do. */
export const correctInvoice = {
  turn: you('Sie sind am Zug: Rechnung berichtigen'),
  toDo: 'Reichen Sie eine berichtigte Rechnung ein.',
} as const;
