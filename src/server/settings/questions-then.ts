import { type SettingKey, settingSchema } from '#contract/settings/setting-forms.ts';
import { ownQuestionsOf } from '#contract/settings/test-question-forms.ts';
import { noOwnQuestions, questionsWith } from '#domain/testing/asked-questions.ts';
import { type TestQuestions, testQuestions } from '#domain/testing/test-questions.ts';
import type { KeptSetting } from './setting-store.ts';

const key = 'testQuestions' satisfies SettingKey;
const ofFile = { from: 0, questions: testQuestions };
let all: readonly { readonly from: number; readonly questions: TestQuestions }[] = [ofFile];

/** The questions as the changes that this process goes by have made them, one after the other. */
export function putQuestionsThen(changes: readonly KeptSetting[]): void {
  const known = [ofFile];
  for (const { after, at } of changes.filter((change) => change.key === key)) {
    const said = after === null ? undefined : settingSchema(key).safeParse(after);
    // What an older program kept and this one does not admit is left out, as in `laidOver`.
    const own = said?.data ? ownQuestionsOf(said.data) : noOwnQuestions;
    known.push({ from: Date.parse(at), questions: questionsWith(own, known.at(-1)?.questions) });
  }
  all = known;
}

/** What is asked of devices now, or was at an instant: what was answered then keeps its words. */
export function questionsAt(instant?: string): TestQuestions {
  const at = instant === undefined ? Number.POSITIVE_INFINITY : Date.parse(instant);
  return (all.findLast(({ from }) => from <= at) ?? ofFile).questions;
}
