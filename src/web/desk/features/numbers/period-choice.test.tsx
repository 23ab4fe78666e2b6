import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { periodIn } from './period.ts';
import { PeriodChoice } from './period-choice.tsx';

it('months that are chosen before the program has taken the page over are sent by the form itself, as the address that the page reads', () => {
  const router = createRouter({ routeTree: createRootRoute() });
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <PeriodChoice period={{ from: '2026-10', to: '2026-11' }} now="2026-11" />
    </RouterContextProvider>,
  );
  const form = /<form[^>]*>/.exec(html)?.[0] ?? '';
  expect(form).toContain('action="/desk/zahlen/"');
  const sent = [...html.matchAll(/<input[^>]*>/g)].map(([field]) =>
    ['name', 'value'].map((of) => new RegExp(` ${of}="([^"]*)"`).exec(field)?.[1] ?? ''),
  );
  expect(periodIn(`?${new URLSearchParams(sent)}`, '2030-01')).toEqual({ from: '2026-10', to: '2026-11' });
});
