import type { DriveGroup } from '../drive-group.ts';
import type { Model } from '../entries.ts';
import type { GoodsClass } from '../goods-class.ts';
import type { LockKind } from '../kinds.ts';

/** A line of at most `max` characters; where answers are known they are offered, and others may be typed. */
interface TextInput {
  readonly kind: 'text';
  readonly max: number;
  /** What an answer is called that stands in no list, 'Anderer Prozessor'. */
  readonly ownText?: string;
  /** The catalogue's models of the goods' type are suggested beside the customer's own words. */
  readonly suggests?: 'models';
  readonly longList?: LongList;
}

/** How known answers are offered where there are too many to be looked through. */
export interface LongList {
  /** From this many answers on; a shorter list opens whole and as the catalogue orders it. */
  readonly from: number;
  /** Characters that are typed before answers are shown. */
  readonly minimumQuery: number;
  /** In the order of the alphabet, where the catalogue's own order tells the customer nothing. */
  readonly sorted: boolean;
}

/** A whole number within its bounds; `start` is what the field's buttons count from. */
interface NumberInput {
  readonly kind: 'number';
  readonly minimum: number;
  readonly maximum: number;
  readonly start?: 'thisYear';
}

/** A whole number that is picked from a few; a model may have a list of its own. */
interface PickedNumberInput {
  readonly kind: 'pickedNumber';
  readonly minimum: number;
  readonly maximum: number;
  readonly usual: readonly string[];
  /** Numbers that mean more than themselves. */
  readonly labels: Readonly<Record<string, string>>;
}

/** One of a few answers, each by its key with the words the customer reads. */
interface ChoiceInput<Key extends string = string> {
  readonly kind: 'choice';
  readonly labels: Readonly<Record<Key, string>>;
}

/** Yes or no; `refused` is the answer with which goods are not bought, and why. */
interface YesNoInput {
  readonly kind: 'yesNo';
  readonly refused?: { readonly answer: boolean; readonly reason: string };
}

/** Groups of equal drives, at most `groups`. */
interface DrivesInput {
  readonly kind: 'drives';
  readonly groups: number;
}

/** The kinds of input: the contract makes a schema of each, the wizard a field, the list reader a way to read a cell. */
export type Input = TextInput | NumberInput | PickedNumberInput | ChoiceInput | YesNoInput | DrivesInput;

/** What is answered in an input. */
export type AnswerIn<Given extends Input> =
  Given extends ChoiceInput<infer Key>
    ? Key
    : Given extends YesNoInput
      ? boolean
      : Given extends TextInput
        ? string
        : Given extends DrivesInput
          ? readonly DriveGroup[]
          : number;

/** Label and hint; a hint says why it matters, or where the answer is found. */
export interface QuestionWords {
  readonly label: string;
  readonly hint: string;
}

/** How an asset list says the answer. Patterns see folded text: lower case, no umlauts. */
export interface InList<Answer> {
  /** The column that may hold it, and its headers, compact and separated by blanks. */
  readonly column?: 'cpu' | 'ram' | 'storage' | 'gpu' | 'display' | 'condition' | 'accessories';
  readonly headers?: string;
  /** Longer headers. */
  readonly stem?: RegExp;
  /** Compact headers under which a 'yes' is this answer; a 'no' there answers nothing. */
  readonly whenYes?: readonly (readonly [RegExp, Answer])[];
  /** What a remark says in words; the first that fits counts. */
  readonly words?: readonly (readonly [RegExp, Answer])[];
  /** What a remark says in figures: the number is the first group that matched. */
  readonly figures?: RegExp;
}

/**
 * Everything about one question of the catalogue. Schema, form, list reader, titles and descriptions follow from it; what a
 * single model answers by itself stands in the catalogue's column `notAsked`.
 */
export interface QuestionRecord<Given extends Input = Input> extends QuestionWords {
  readonly input: Given;
  /** Other words and usual answers for other goods: by class of goods, or by what binds them. */
  readonly variants?: {
    readonly [variant in QuestionVariant]?: Partial<QuestionWords> & { readonly usual?: readonly string[] };
  };
  /** Answers that are the same whatever the model; none where nothing is certain for every one. */
  readonly usual?: readonly string[];
  /** Name of the property with the known answers about a model, which outrank the usual ones. */
  readonly listOf?: (model: Model | undefined) => string | undefined;
  /** Classes of goods it is asked of; 'locked' are all that an account may hold. */
  readonly askedOf: readonly (GoodsClass | 'locked')[];
  /** Classes of goods of which it is asked only where the catalogue lists the model. */
  readonly onlyOfModels?: readonly GoodsClass[];
  /** The question without which this one makes no sense: asked only where that one is. */
  readonly onlyWith?: string;
  /** Classes of goods whose models answer it by being what they are; `true` for all. */
  readonly answeredByModel?: true | readonly GoodsClass[];
  /** Asked of goods that do not work, as a box to tick: 'yes' says what is wrong. */
  readonly asDefect?: true;
  /** Answered in the customer's own words already. */
  readonly answeredByFreetext?: true;
  /** Goods with another answer have another price of their own and stand in another group of the price book (docs/decisions/0500). */
  readonly valueRelevant?: true;
  /** What binds goods that cannot be offered before it is answered. */
  readonly requiredOf?: readonly LockKind[];
  readonly inList?: InList<AnswerIn<Given>>;
  /** How the deductions of a price sheet name what it asks about, 'ohne Netzteil'; a seller reads their own answer beside such a one, and one that makes the goods worth less is not taken off again. */
  readonly onSheet?: RegExp;
  /** Whether an answer makes the goods worth less; unless said, a 'no' and a 0 do. */
  lowersPrice?(answer: AnswerIn<Given>): boolean;
  /** Whether an answer that makes the goods worth less has taken off what a deduction that `onSheet` knows is named after; unless said, it has. */
  takesOff?(answer: AnswerIn<Given>, deduction: string): boolean;
  /** How it is said in a title or description, beside everything else that was answered; undefined where it says nothing. */
  say(answer: AnswerIn<Given>, answers: Readonly<Record<string, unknown>>): string | undefined;
  /** The question that asks other goods about the same thing, by whose name deductions know its lack. */
  readonly sameLackAs?: string;
  /** The question behind whose answer this one is said, where that is not the order of asking. */
  readonly saidAfter?: string;
}

/** What tells apart the same question about different goods. */
export type QuestionVariant = GoodsClass | LockKind;

/** The words in which a question is asked about these goods. */
export function questionWordsOf(
  { label, hint, variants }: Pick<QuestionRecord, 'label' | 'hint' | 'variants'>,
  variant: QuestionVariant | undefined,
): QuestionWords {
  const other = variant && variants?.[variant];
  return { label: other?.label ?? label, hint: other?.hint ?? hint };
}

/** A question whose input decides what its words and its reading may answer. */
export function question<const Given extends Input>(record: QuestionRecord<Given>): QuestionRecord<Given> {
  return record;
}
