import type { FaqPage } from '#contract/site/content.ts';
import { pageFields } from '#web/lib/page-fields.ts';

/** All questions in their groups. */
export function readFaqPage(data: unknown): FaqPage {
  const groups = pageFields(data).list('groups');
  return {
    groups: groups.map(({ text, list }) => ({
      id: text('id'),
      title: text('title'),
      questions: list('questions').map((question) => ({
        id: question.text('id'),
        question: question.text('question'),
        html: question.text('html'),
      })),
    })),
  };
}
