import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import { possibleAnswers } from '#domain/catalogue/questions/possible-answers.ts';
import { type Question, questionRecords } from '#domain/catalogue/questions/registry.ts';
import { lowersPrice } from '#domain/catalogue/said-answers.ts';
import type { WizardPage } from '#domain/catalogue/wizard-page.ts';
import type { Cents } from '#domain/values/money.ts';
import { type ValuedAnswers, valuedAnswersOf } from './valued-answers.ts';

/** A question that matters for the price of these goods. */
export interface QuestionAtStake {
  readonly question: Question;
  /** Cents of a unit between its dearest answer and its cheapest, the one that is assumed among them. */
  readonly cents: Cents;
  /** Cents that each answer adds to the price in which nothing is said, or takes off; by the answer's key. */
  readonly effects: ReadonlyMap<string, Cents>;
  /** What is taken to be so where nothing is said; absent where the book takes nothing to be so. */
  readonly assumed?: Partial<ItemConfiguration>;
}

interface Asked {
  readonly page: Pick<WizardPage, 'questions' | 'drives'>;
  /** What was said already. */
  readonly configuration: ItemConfiguration;
  /** Cents of a unit in a configuration; undefined where it has no price. */
  readonly priceOf: (configuration: ItemConfiguration) => Cents | undefined;
  /** The answers that the price includes where nothing is said. */
  readonly included: ValuedAnswers;
}

/** What happens to the drives is a wish, which is asked with the inquiry. */
const wishes: ReadonlySet<Question> = new Set(['mediaWish']);

/** The configurations whose prices `moneyAtStake` asks for. */
export function configurationsAtStake({
  page,
  configuration,
}: Omit<Asked, 'priceOf' | 'included'>): ItemConfiguration[] {
  return [
    configuration,
    ...openQuestions(page, configuration).flatMap((asked) =>
      possibleAnswers(asked, page.drives).map(({ said }) => ({ ...configuration, ...said })),
    ),
  ];
}

/**
 * The questions of a page whose answers change what goods are worth, the one with the most money at stake first; of equal ones the order of
 * asking. None where the goods have no price.
 */
export function moneyAtStake({ page, configuration, priceOf, included }: Asked): readonly QuestionAtStake[] {
  const base = priceOf(configuration);
  if (base === undefined) return [];
  return openQuestions(page, configuration)
    .map((asked): QuestionAtStake => {
      const answers = possibleAnswers(asked, page.drives);
      const effects = new Map(
        answers.flatMap(({ key, said }) => {
          const cents = priceOf({ ...configuration, ...said });
          return cents === undefined ? [] : [[key, cents - base || 0] as const];
        }),
      );
      const all = [0, ...effects.values()];
      const cents = Math.max(...all) - Math.min(...all);
      const assumed = answers.find(({ key, said }) =>
        included[asked.question] === undefined
          ? isUsual(asked.question, said, configuration) && effects.get(key) === 0
          : valuedAnswersOf(said)[asked.question] === included[asked.question],
      );
      return { question: asked.question, cents, effects, ...(assumed && { assumed: assumed.said }) };
    })
    .filter(({ cents }) => cents > 0)
    .toSorted((one, other) => other.cents - one.cents);
}

const openQuestions = ({ questions }: Asked['page'], configuration: ItemConfiguration) =>
  questions.filter(({ question }) => configuration[question] === undefined && !wishes.has(question));

/** Goods are taken to be whole: of an answer that makes them worth less nobody thinks who says nothing. */
function isUsual(question: Question, said: Partial<ItemConfiguration>, configuration: ItemConfiguration): boolean {
  const { kind } = questionRecords[question].input;
  return (kind === 'yesNo' || kind === 'choice') && !lowersPrice({ ...configuration, ...said }, question);
}

/** Whether what is assumed is worth more than a share of the price, in percent: then it is asked before an inquiry is sent. */
export function isWorthAsking({ cents, assumed }: QuestionAtStake, price: Cents, sharePercent: number): boolean {
  return assumed !== undefined && cents * 100 > price * sharePercent;
}
