import { question } from './question.ts';
import { verbatim } from './say.ts';

/** Output of a UPS with unit: '1.500 VA'. */
export const power = question({
  input: { kind: 'text', max: 60 },
  label: 'Leistung',
  hint: 'In VA, vom Typenschild.',
  askedOf: ['ups'],
  answeredByModel: true,
  say: verbatim,
});
