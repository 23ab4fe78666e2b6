import { question } from './question.ts';
import { behind } from './say.ts';

/** Regulatory domain of a radio device. */
export const region = question({
  input: { kind: 'text', max: 60 },
  label: 'Funkregion',
  hint: 'Geräte für die USA dürfen in Europa nicht funken.',
  usual: ['Europa (-E)', 'USA (-A, -B)', 'weltweit'],
  askedOf: ['accessPoint'],
  say: behind('Funkregion'),
});
