import type { z } from 'zod';
import type { unitPageSchema } from '#contract/devices/units.ts';

type Test = NonNullable<z.infer<typeof unitPageSchema>['test']>;

/** The grades of a device and what speaks against it. */
export function UnitTest({ test: { functional, cosmetic, findings } }: { readonly test: Test }) {
  return (
    <div className="mt-6 max-w-xl">
      <h2>Prüfung</h2>
      <p className="mt-2">
        Funktion <span className="font-emphasis">{functional}</span>, Optik{' '}
        <span className="font-emphasis">{cosmetic}</span>
      </p>
      <ul className="mt-2">
        {findings.map(({ text, deduction }) => (
          <li key={text} className="border-t border-line py-2.5">
            {text}
            <span className="block text-sm text-muted">
              {deduction === undefined ? 'kein Abzug' : `Abzug nach dem Preisblatt: ${deduction}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
