import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormScope } from '../fields/field-props.ts';
import { NeedsProgram } from '../needs-program.tsx';
import { watchPress } from './after-press.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { ShopForm } from './use-shop-form.ts';

interface FormProps<Input extends FieldValues> {
  readonly form: ShopForm<Input>;
  readonly children: ReactNode;
}

/** The form element with its error summary; the fields and the button come as children. */
export function Form<Input extends FieldValues>({ form, children }: FormProps<Input>) {
  useEffect(watchPress, []);
  // What is typed before the program has taken over the page would be lost, so the fields wait for it.
  const ready = useHydrated();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.submitting) void form.submit();
      }}
      className="grid gap-6"
    >
      <NeedsProgram what="Dieses Formular" />
      <fieldset disabled={!ready} className="contents">
        <FormScope value={form.scope}>
          <ErrorSummary errors={form.summary} message={form.invalidMessage} failures={form.failures} />
          {children}
        </FormScope>
      </fieldset>
    </form>
  );
}
