import type { FaqPage } from '#contract/site/content.ts';

/** All questions with their answers, as schema.org describes them. */
export function questionsData({ groups }: FaqPage): object {
  return {
    '@type': 'FAQPage',
    inLanguage: 'de',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ question, html }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: html },
      })),
  };
}
