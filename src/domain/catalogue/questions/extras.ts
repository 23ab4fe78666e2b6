import { question } from './question.ts';
import { verbatim } from './say.ts';

/** What a printer has beyond its basic form. */
export const extras = question({
  input: { kind: 'text', max: 200 },
  label: 'Zusatzausstattung',
  hint: 'Zum Beispiel weitere Papierfächer, Unterschrank, Finisher, Duplex oder Fax.',
  askedOf: ['printer'],
  say: verbatim,
});
