import { useContext, useEffect, useRef } from 'react';
import { FormScope, fieldIdIn } from '../fields/field-props.ts';
import type { FormError } from './form-errors.ts';

interface ErrorSummaryProps {
  readonly errors: readonly FormError[];
  /** Stands above them in place of the usual request to check the entries. */
  readonly message?: string | undefined;
  /** Each new number takes the focus here once. */
  readonly failures: number;
}

/** Says above the form what is missing and leads to the field; takes the focus when a submit fails. */
export function ErrorSummary({ errors, message, failures }: ErrorSummaryProps) {
  const scope = useContext(FormScope);
  const box = useRef<HTMLDivElement>(null);

  const taken = useRef(0);

  // The errors may arrive a render later than the failure is counted, so every render is asked.
  useEffect(() => {
    if (failures === taken.current || box.current === null) return;
    taken.current = failures;
    box.current.focus();
  });

  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-sm border-[1.5px] border-warn bg-warn-soft p-5">
      {(message !== undefined || errors.some(({ path }) => path !== undefined)) && (
        <p className="mb-2 font-headline">
          {message ?? (errors.length === 1 ? 'Bitte prüfen Sie Ihre Angabe' : 'Bitte prüfen Sie Ihre Angaben')}
        </p>
      )}
      <ul className="grid">
        {errors.map(({ path, text }) => (
          <li key={`${path}${text}`}>
            {path === undefined ? (
              text
            ) : (
              <button
                type="button"
                className="text-link py-2.5 text-left sm:py-1"
                onClick={() => document.getElementById(fieldIdIn(scope, path))?.focus()}
              >
                {text}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
