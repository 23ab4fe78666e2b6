import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from './fill-placeholders.ts';

const values = {
  name: 'Muster',
  vatId: '',
  days: undefined,
  percent: 19,
  carriers: ['DHL', 'DPD'],
  at: { city: 'Leipzig' },
};
const fill = (text: string) => fillPlaceholders(text, values, (path) => `[${path} fehlt]`);

describe('a page with placeholders', () => {
  it('shows texts, numbers and lists of the configuration', () => {
    expect(fill('{{name}}, {{at.city}}: {{percent}} %, {{carriers}}')).toBe('Muster, Leipzig: 19 %, DHL, DPD');
  });

  it('loses the line of an optional value that is not set, and only that', () => {
    expect(fill('- {{name}}\n- USt-IdNr. {{?vatId}}\n- in {{?days}} Tagen\n- {{?at.city}}')).toBe(
      '- Muster\n- Leipzig',
    );
  });

  it('shows what is missing where it cannot do without', () => {
    expect(fill('USt-IdNr. {{vatId}}, {{no.such.key}}')).toBe('USt-IdNr. [vatId fehlt], [no.such.key fehlt]');
  });
});
