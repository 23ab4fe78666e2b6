import { type TestQuestion, type TestQuestions, testQuestions } from './test-questions.ts';
import type { TestedKind } from './tested-kind.ts';
import type { TestAnswers } from './unit-test.ts';

/** A question and its answers in their order, as the owner words them; the first answer is that of a device without a flaw. */
export type TestQuestionWords = readonly string[];

/** What the owner says about the questions of a test. */
export interface OwnQuestions {
  /** Of questions of the house by their keys: other words for the same answers, or `null` where it is asked no more. */
  readonly words: Readonly<Record<string, TestQuestionWords | null>>;
  /** Further questions: what is answered is told, and finds nothing. */
  readonly further: readonly { readonly askedOf: readonly TestedKind[]; readonly words: TestQuestionWords }[];
  /** The first words of questions in the order in which they are asked; what is not in it follows as in the file. */
  readonly order: readonly string[];
}

/** Everything as in the file. */
export const noOwnQuestions: OwnQuestions = { words: {}, further: [], order: [] };

/** A question of the house as the words of it. */
export const wordsOfQuestion = ({ text, answers }: TestQuestion): TestQuestionWords => [
  text,
  ...Object.values(answers).map((answer) => answer.text),
];

/** Under which key a further question is answered: other words make another question. */
const keyOf = ([text = '']: TestQuestionWords) => `own: ${text}`;

/** The questions as they are asked. A further one that was asked before stays known for what it was answered, and is asked of nothing. */
export function questionsWith({ words, further, order }: OwnQuestions, before: TestQuestions = {}): TestQuestions {
  const ofHouse = Object.entries(testQuestions).map(([key, question]) => {
    const said = words[key];
    return [key, said === null ? { ...question, askedOf: [] } : said ? worded(question, said) : question] as const;
  });
  const former = Object.entries(before).filter(([key]) => !(key in testQuestions));
  const own = further.map(({ askedOf, words: [text = '', ...answers] }) => {
    const known = Object.fromEntries(answers.map((answer) => [answer, { text: answer }]));
    return [keyOf([text]), { area: 'accessory', text, answers: known, askedOf }] as const;
  });
  const all: Record<string, TestQuestion> = {
    ...Object.fromEntries(ofHouse),
    ...Object.fromEntries(former.map(([key, question]) => [key, { ...question, askedOf: [] }])),
    ...Object.fromEntries(own),
  };
  const placeOf = ({ text }: TestQuestion) => (order.includes(text) ? order.indexOf(text) : order.length);
  return Object.fromEntries(Object.entries(all).toSorted(([, one], [, other]) => placeOf(one) - placeOf(other)));
}

/** What of answers to former questions is answered still: that of which neither the question nor the answer has other words by now. */
export function stillAnswered(answers: TestAnswers, then: TestQuestions, now: TestQuestions): TestAnswers {
  const saysTheSame = ([key, answer]: [string, string]) =>
    then[key]?.text === now[key]?.text && then[key]?.answers[answer]?.text === now[key]?.answers[answer]?.text;
  return Object.fromEntries(Object.entries(answers).filter(saysTheSame));
}

/** The same question in other words: what an answer finds, and what it says of the grade, stays. */
function worded(question: TestQuestion, [text = question.text, ...said]: TestQuestionWords): TestQuestion {
  const answers = Object.entries(question.answers).map(([key, answer], place) => [
    key,
    { ...answer, text: said[place] ?? answer.text },
  ]);
  return { ...question, text, answers: Object.fromEntries(answers) };
}
