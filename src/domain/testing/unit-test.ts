import { keysOf } from '#domain/values/keys-of.ts';
import { type FindingCode, findingRecords } from './finding-codes.ts';
import { type ExplainedGrade, type GradeReason, gradeOf } from './grade.ts';
import { type TestQuestion, type TestQuestions, testQuestions } from './test-questions.ts';
import type { TestedKind } from './tested-kind.ts';

/** What was answered about a device: question to answer, both by their keys. */
export type TestAnswers = Readonly<Record<string, string>>;

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
export function questionsOf(kind: TestedKind, all: TestQuestions = testQuestions): string[] {
  return Object.keys(all).filter((key) => all[key]?.askedOf.includes(kind));
}

/** The findings that somebody may choose for a device of this kind. */
export function findingsOf(kind: TestedKind): FindingCode[] {
  return keysOf(findingRecords).filter((code) => findingRecords[code].foundOn.includes(kind));
}

/** The answers of a device without a flaw. */
export function soundAnswers(kind: TestedKind, all: TestQuestions = testQuestions): TestAnswers {
  return Object.fromEntries(questionsOf(kind, all).map((key) => [key, Object.keys(all[key]?.answers ?? {})[0] ?? '']));
}

/** What is asked of a device as far as it was answered: one that does not start is asked no more than it can tell. */
function askedQuestions(kind: TestedKind, answers: TestAnswers, all: TestQuestions = testQuestions): string[] {
  const asked = questionsOf(kind, all).map((key) => ({ key, area: all[key]?.area ?? 'accessory' }));
  return askedAmong(asked, answers).map(({ key }) => key);
}

/** The same of questions that are told one by one. */
export function askedAmong<One extends Pick<TestQuestion, 'area'> & { readonly key: string }>(
  questions: readonly One[],
  answers: TestAnswers,
): One[] {
  const isDead = answers.starts === 'no';
  return questions.filter(({ key, area }) => !isDead || key === 'starts' || !['functional', 'lock'].includes(area));
}

/** What is not answered yet; a device with nothing open is tested. */
export function openQuestions(kind: TestedKind, answers: TestAnswers, all: TestQuestions = testQuestions): string[] {
  return askedQuestions(kind, answers, all).filter((key) => answerOf(key, answers, all) === undefined);
}

/** Whether these are answers to questions that are asked of such a device. */
export function areAnswersOf(kind: TestedKind, answers: TestAnswers, all: TestQuestions = testQuestions): boolean {
  const asked = questionsOf(kind, all);
  return Object.entries(answers).every(
    ([key, answer]) => asked.includes(key) && Object.hasOwn(all[key]?.answers ?? {}, answer),
  );
}

/** The words of an answer; undefined where it was not given. */
export function answerText(key: string, answers: TestAnswers, all: TestQuestions = testQuestions): string | undefined {
  return answerOf(key, answers, all)?.text;
}

/** The findings that answers are: the owner changes words of questions, never what an answer finds. */
export function findingsIn(answers: TestAnswers): FindingCode[] {
  const found = Object.keys(testQuestions).map((key) => answerOf(key, answers, testQuestions)?.finding);
  return [...new Set(found.filter((code) => code !== undefined))];
}

/** The findings that only come and go with an answer; all others are put down by hand. */
export const answeredFindings: ReadonlySet<FindingCode> = new Set(
  Object.values(testQuestions).flatMap((question) =>
    Object.values(question.answers).flatMap(({ finding }) => finding ?? []),
  ),
);

/** How good a device works and how good it looks; each says which answer made it. */
export interface TestGrades {
  readonly functional: ExplainedGrade;
  readonly cosmetic: ExplainedGrade;
}

/** The grades by rules from what was answered and what was found. */
export function gradesOf(
  answers: TestAnswers,
  codes: readonly FindingCode[],
  all: TestQuestions = testQuestions,
): TestGrades {
  const grade = (area: 'functional' | 'cosmetic') => gradeIn(area, { answers, codes, all });
  return { functional: grade('functional'), cosmetic: grade('cosmetic') };
}

interface Graded {
  readonly answers: TestAnswers;
  readonly codes: readonly FindingCode[];
  readonly all: TestQuestions;
}

function gradeIn(area: 'functional' | 'cosmetic', { answers, codes, all }: Graded): ExplainedGrade {
  const answered = Object.entries(all).flatMap(([key, question]): GradeReason[] => {
    const { atBest, text = '' } = answerOf(key, answers, all) ?? {};
    return atBest && question.area === area ? [{ text: `${question.text}: ${text}`, atBest }] : [];
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

function answerOf(key: string, answers: TestAnswers, all: TestQuestions) {
  const given = answers[key];
  const known = all[key]?.answers ?? {};
  return given !== undefined && Object.hasOwn(known, given) ? known[given] : undefined;
}
