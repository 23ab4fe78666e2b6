import { keysOf } from '#domain/values/keys-of.ts';
import { type FindingCode, findingRecords } from './finding-codes.ts';
import { type ExplainedGrade, type GradeReason, gradeOf } from './grade.ts';
import { type TestQuestionKey, testQuestions } from './test-questions.ts';
import type { TestedKind } from './tested-kind.ts';

/** What was answered about a device: question to answer, both by their keys. */
export type TestAnswers = { readonly [question in TestQuestionKey]?: string };

/** What speaks against a device, seen by somebody. */
export interface Finding {
  readonly id: string;
  readonly plate: string;
  readonly itemId: string;
  readonly code: FindingCode;
  /** The entry of the frozen sheet that it leads to; without one it stays information. */
  readonly deduction?: string;
  readonly note?: string;
  /** Addresses of uploads. */
  readonly photos: readonly string[];
  readonly at: string;
  /** Id of a member of staff. */
  readonly by: string;
}

/** The questions about a device of this kind, in the order in which they are asked. */
export function questionsOf(kind: TestedKind): TestQuestionKey[] {
  return keysOf(testQuestions).filter((key) => testQuestions[key].askedOf.includes(kind));
}

/** The findings that somebody may choose for a device of this kind. */
export function findingsOf(kind: TestedKind): FindingCode[] {
  return keysOf(findingRecords).filter((code) => findingRecords[code].foundOn.includes(kind));
}

/** The answers of a device without a flaw. */
export function soundAnswers(kind: TestedKind): TestAnswers {
  return Object.fromEntries(questionsOf(kind).map((key) => [key, keysOf(testQuestions[key].answers)[0] ?? '']));
}

/** What is asked of a device as far as it was answered: one that does not start is asked no more than it can tell. */
export function askedQuestions(kind: TestedKind, answers: TestAnswers): TestQuestionKey[] {
  const isDead = answers.starts === 'no';
  const needsPower = (key: TestQuestionKey) => ['functional', 'lock'].includes(testQuestions[key].area);
  return questionsOf(kind).filter((key) => !isDead || key === 'starts' || !needsPower(key));
}

/** What is not answered yet; a device with nothing open is tested. */
export function openQuestions(kind: TestedKind, answers: TestAnswers): TestQuestionKey[] {
  return askedQuestions(kind, answers).filter((key) => answerOf(key, answers) === undefined);
}

/** Whether these are answers to questions that are asked of such a device. */
export function areAnswersOf(kind: TestedKind, answers: Readonly<Record<string, string>>): answers is TestAnswers {
  const asked = questionsOf(kind);
  return Object.entries(answers).every(([key, answer]) => {
    const question = asked.find((one) => one === key);
    return question !== undefined && Object.hasOwn(testQuestions[question].answers, answer);
  });
}

/** The words of an answer; undefined where it was not given. */
export function answerText(key: TestQuestionKey, answers: TestAnswers): string | undefined {
  return answerOf(key, answers)?.text;
}

/** The findings that answers are. */
export function findingsIn(answers: TestAnswers): FindingCode[] {
  const found = keysOf(testQuestions).map((key) => answerOf(key, answers)?.finding);
  return [...new Set(found.filter((code) => code !== undefined))];
}

/** The findings that only come and go with an answer; all others are put down by hand. */
export const answeredFindings: ReadonlySet<FindingCode> = new Set(
  keysOf(testQuestions).flatMap((key) =>
    Object.values(testQuestions[key].answers).flatMap(({ finding }) => finding ?? []),
  ),
);

/** How good a device works and how good it looks; each says which answer made it. */
export interface TestGrades {
  readonly functional: ExplainedGrade;
  readonly cosmetic: ExplainedGrade;
}

/** The grades by rules from what was answered and what was found. */
export function gradesOf(answers: TestAnswers, codes: readonly FindingCode[]): TestGrades {
  return { functional: gradeIn('functional', answers, codes), cosmetic: gradeIn('cosmetic', answers, codes) };
}

function gradeIn(area: 'functional' | 'cosmetic', answers: TestAnswers, codes: readonly FindingCode[]): ExplainedGrade {
  const answered = keysOf(testQuestions).flatMap((key): GradeReason[] => {
    const atBest = answerOf(key, answers)?.atBest;
    const { text } = testQuestions[key];
    return atBest && testQuestions[key].area === area ? [{ text: `${text}: ${answerText(key, answers)}`, atBest }] : [];
  });
  const found = [...new Set([...findingsIn(answers), ...codes])].flatMap((code): GradeReason[] => {
    const { atBest, text } = findingRecords[code];
    return atBest && findingRecords[code].area === area ? [{ text, atBest }] : [];
  });
  return gradeOf([...answered, ...found]);
}

/** What keeps a device from being sold on until its seller releases it. */
export function locksIn(codes: readonly FindingCode[]): FindingCode[] {
  return codes.filter((code) => findingRecords[code].area === 'lock');
}

function answerOf(key: TestQuestionKey, answers: TestAnswers) {
  const given = answers[key];
  const known = testQuestions[key].answers;
  return given !== undefined && Object.hasOwn(known, given) ? known[given] : undefined;
}
