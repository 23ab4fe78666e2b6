import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DeductionsEditor } from './deductions-editor.tsx';

type DeductionsProps = ComponentProps<typeof DeductionsEditor>;

describe('the deductions of a group at the desk', () => {
  const edited = (deductions: DeductionsProps['deductions'], countedIn: readonly string[] = []) =>
    renderToStaticMarkup(
      <DeductionsEditor
        {...{ deductions, countedIn }}
        declared={undefined}
        shortcomings={['charger']}
        price={14_400}
        onChange={() => {}}
        disabled={false}
      />,
    );
  const amount = { cents: 1_000 };

  it('say what the price has taken in already', () => {
    const reading = (countedIn: readonly string[]) => edited([{ name: 'Gehäuse beschädigt', amount }], countedIn);
    expect(reading(['ohne Netzteil', 'Akku schwach'])).toContain('Schon eingerechnet: ohne Netzteil, Akku schwach');
    expect(reading([])).not.toContain('Schon eingerechnet');
  });

  it('say of two for one lack which of them does not count', () => {
    const others = [
      { name: 'Netzteil fehlt', amount },
      { name: 'Gehäuse beschädigt', amount },
    ];
    expect(edited([{ name: 'ohne Netzteil', amount }, ...others])).toContain(
      'ohne Netzteil<span class="block text-sm text-warn">Zählt nicht: „Netzteil fehlt“ steht für dasselbe da.</span>',
    );
    expect(edited(others)).not.toContain('Zählt nicht');
  });
});
