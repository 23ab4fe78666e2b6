import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { messageOf, ProblemError } from '#web/lib/problem-error.ts';
import { type FormError, formErrors, labelOf } from './form-errors.ts';
import { germanIssue } from './german-issue.ts';

export interface ShopFormOptions<Input extends FieldValues, Output> {
  readonly schema: z.ZodType<Output, Input>;
  /** Path of a field → its label; also the words of the messages about it. */
  readonly labels: Readonly<Record<string, string>>;
  readonly defaultValues: DefaultValues<Input>;
  /** A ProblemError thrown here shows up at its fields, or above the form. */
  readonly onSubmit: (values: Output) => Promise<void>;
}

export interface ShopForm<Input extends FieldValues> {
  readonly hook: UseFormReturn<Input, unknown, FieldValues>;
  readonly labels: Readonly<Record<string, string>>;
  readonly submit: () => Promise<void>;
  readonly submitting: boolean;
  /** What stands above the form after a submit that failed. */
  readonly summary: readonly FormError[];
  /** Grows with every failed submit, so that the summary takes the focus again. */
  readonly failures: number;
}

/** A form that speaks up when a field is left and when it is sent; one schema for the browser and the server. */
export function useShopForm<Input extends FieldValues, Output extends FieldValues>(
  options: ShopFormOptions<Input, Output>,
): ShopForm<Input> {
  const { schema, labels, defaultValues, onSubmit } = options;
  const [refusal, setRefusal] = useState<string>();
  const [failures, setFailures] = useState(0);
  const hook = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema, { error: germanIssue }),
    defaultValues,
    mode: 'onBlur',
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = hook.formState;

  const isField = (path: string): path is FieldPath<Input> => labelOf(labels, path) !== '';

  function show(problem: unknown) {
    const fields = problem instanceof ProblemError ? Object.entries(problem.fields) : [];
    for (const [path, message] of fields) if (isField(path)) hook.setError(path, { type: 'server', message });
    setRefusal(fields.some(([path]) => isField(path)) ? undefined : messageOf(problem));
    setFailures((count) => count + 1);
  }

  const submit = hook.handleSubmit(
    async (values) => {
      setRefusal(undefined);
      await onSubmit(values).catch(show);
    },
    () => setFailures((count) => count + 1),
  );

  const own = refusal === undefined ? [] : [{ path: undefined, text: refusal }];
  return {
    hook,
    labels,
    submit,
    submitting: isSubmitting,
    summary: submitCount === 0 ? [] : [...own, ...formErrors(errors, labels)],
    failures,
  };
}
