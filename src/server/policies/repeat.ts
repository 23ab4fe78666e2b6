/**
 * What becomes of a call that comes a second time because its answer was lost (docs/repeats.md). Each route that changes something
 * declares it (`config.repeat`).
 *
 * - `keyed`: with its Idempotency-Key it takes effect once and is answered the same
 * - `sameState`: it says how things shall be, and so they are already
 * - `usedUp`: what it proves is used up by the first one, so that the second is refused
 * - `anew`: it does the same once more, which changes nothing that stands: another session, another mail
 * - `reads`: it changes nothing at all
 */
export type Repeat = keyof typeof repeatWords;

/** What the documentation of the calls says of it. */
export const repeatWords = {
  keyed: 'Wiederholung: mit demselben Idempotency-Key wirkt er einmal und wird gleich beantwortet.',
  sameState: 'Wiederholung: ein zweites Mal gesendet ändert er nichts.',
  usedUp: 'Wiederholung: sein Nachweis gilt einmal, ein zweites Mal wird er abgelehnt.',
  anew: 'Wiederholung: er tut dasselbe noch einmal (weitere Sitzung oder E-Mail), begrenzt und ohne Folgen für das Bestehende.',
  reads: 'Wiederholung: er ändert nichts.',
} as const;
