import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CustomerWords } from './customer-words.tsx';

it('what a customer wrote, and from when on the goods can go, stands beside the price; of whoever said nothing there is nothing', () => {
  const said = { comments: 'nur komplett', availableImmediately: false, availableFrom: '2026-12-15' };
  const text = (offer: object) => renderToStaticMarkup(<CustomerWords offer={offer} />).replaceAll(/<[^>]+>/g, '|');
  expect(text(said)).toMatch(/nur komplett\|+Abgabe möglich ab 15\.12\.2026/);
  expect(text({ availableImmediately: true })).toBe('');
});
