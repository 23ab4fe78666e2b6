import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DeductionsEditor } from './deductions-editor.tsx';

describe('the deductions of a group at the desk', () => {
  it('say what the price has taken in already', () => {
    const reading = (countedIn: readonly string[]) =>
      renderToStaticMarkup(
        <DeductionsEditor
          deductions={[{ name: 'Gehäuse beschädigt', amount: { cents: 1_000 } }]}
          countedIn={countedIn}
          declared={undefined}
          shortcomings={['charger']}
          price={14_400}
          onChange={() => {}}
          disabled={false}
        />,
      );
    expect(reading(['ohne Netzteil', 'Akku schwach'])).toContain('Schon eingerechnet: ohne Netzteil, Akku schwach');
    expect(reading([])).not.toContain('Schon eingerechnet');
  });
});
