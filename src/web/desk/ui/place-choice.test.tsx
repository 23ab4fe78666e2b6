import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlaceChoice } from './place-choice.tsx';

const optionsOf = (place: string | undefined, places: readonly string[]) =>
  [
    ...renderToStaticMarkup(<PlaceChoice place={place} places={places} onChange={() => {}} />).matchAll(
      /<option[^>]*>([^<]*)/g,
    ),
  ].map(([, text]) => text);

it('offers the places of the house and the one where a device stands, and nothing where none are named', () => {
  expect(optionsOf(undefined, ['A-01', 'A-02'])).toEqual(['nicht erfasst', 'A-01', 'A-02']);
  expect(optionsOf('Alt-9', ['A-01'])).toEqual(['nicht erfasst', 'Alt-9', 'A-01']);
  expect(optionsOf('Alt-9', [])).toEqual([]);
});
