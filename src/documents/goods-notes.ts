import type { PaperGoods } from '#domain/offer/papers/document-snapshot.ts';
import { formatMoney } from '#domain/values/money.ts';

/** What stands below goods: whole, and as it is said where hundreds of positions follow each other under `shortFormOf`. */
export interface GoodsNote {
  readonly text: string;
  readonly brief: string;
  /** How its brief form is read, where that does not go without saying. */
  readonly reading?: string;
  /** What the price has taken in, where the note is about that: statements of the description, which are not said twice. */
  readonly countedIn?: readonly string[];
}

const deductionReading =
  'Beträge mit Minus sind die möglichen Abzüge je Gerät. Was nicht als defekt bezeichnet ist, funktioniert laut Ihrer Angabe.';
const remarkReading = 'In Anführungszeichen steht Ihre Anmerkung.';

/** How the brief ones of these notes are read: what none of them is goes unsaid. */
export function shortFormOf(notes: readonly GoodsNote[]): string {
  return [...new Set(notes.flatMap(({ reading }) => reading ?? []))].toSorted().join(' ');
}

/** A note that is said in the same words everywhere. */
export const plainNote = (text: string): GoodsNote => ({ text, brief: text });

/** The seller's own words; a list without or with one note. */
export function remarkNotes(remarks: string | undefined): GoodsNote[] {
  return remarks ? [{ text: `Ihre Anmerkung: ${remarks}`, brief: `„${remarks}“`, reading: remarkReading }] : [];
}

/** What the price has taken in already; a list without or with one note. */
export function countedInNotes(countedIn: readonly string[]): GoodsNote[] {
  if (countedIn.length === 0) return [];
  const words = countedIn.join(', ');
  return [{ text: `Schon eingerechnet: ${words}`, brief: `schon eingerechnet: ${words}`, countedIn }];
}

/** 'ohne Netzteil: 15,00 € Abzug je Gerät. Sie sagen: mit Netzteil'; the amount is in cents. */
export function deductionNote(
  { name, amount, said }: { readonly name: string; readonly amount: number; readonly said?: string },
  { description }: Pick<PaperGoods, 'description'>,
): GoodsNote {
  const known = statementsOf(description);
  const more = said?.split(', ').filter((one) => one !== 'funktioniert' && !known.includes(one)) ?? [];
  return {
    text: `${name}: ${formatMoney(amount)} Abzug je Gerät${said === undefined ? '' : `. Sie sagen: ${said}`}`,
    brief: `${name}\u00a0−${formatMoney(amount)}${more.length === 0 ? '' : ` (Sie sagen: ${more.join(', ')})`}`,
    reading: deductionReading,
  };
}

/** What a description says one by one; where it says a thing twice only the whole of it is a statement. */
export function statementsOf(description: string): string[] {
  if (description === '') return [];
  const parts = description.split(', ');
  return new Set(parts).size === parts.length ? parts : [description];
}
