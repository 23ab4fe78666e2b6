import { expect, it } from 'vitest';
import { isNameOf } from './compare-names.ts';

it.each([
  // As macOS writes it: letter and dots apart.
  ['Mu\u0308ller GmbH', 'Müller'],
  ['ООО «Ромашка»', 'ООО Ромашка'],
  ['ŁAG Recycling', 'Łag Recycling GmbH'],
  ['Muster Ankauf e. K., Inh. Max Mustermann', 'Max Mustermann'],
])('%s is the name of %s', (said, known) => {
  expect(isNameOf(said, [known])).toBe(true);
});

it.each([
  ['ООО Василёк', 'ООО Ромашка'],
  ['Łag', 'Ł'],
  ['Müllerei Nord', 'Müller'],
])('%s is another than %s', (said, known) => {
  expect(isNameOf(said, [known])).toBe(false);
});
