import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pages } from '#contract/site/urls.ts';
import { HomeQuestions } from './home-questions.tsx';

const faq = join(import.meta.dirname, '../../../../../content/faq');

const html = renderToStaticMarkup(
  <RouterContextProvider router={createRouter({ routeTree: createRootRoute() })}>
    <HomeQuestions />
  </RouterContextProvider>,
);
const links = [...html.matchAll(/href="([^"#]+)#([^"]+)"[^>]*>([^<]+)/g)].map(([, page, id, text]) => ({
  page,
  id,
  text,
}));

it.each(links)('the question $id of the home page is answered in the FAQ, in the same words', ({ page, id, text }) => {
  expect(page).toBe(pages.faq);
  expect(readFileSync(join(faq, `${id}.md`), 'utf8')).toContain(`question: ${text}\n`);
});

it('the home page asks six questions', () => {
  expect(links.length).toBe(6);
});
