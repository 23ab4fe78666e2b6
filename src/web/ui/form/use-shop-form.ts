import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useState } from 'react';
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { issueText } from '#contract/rules/issue-text.ts';
import { german, type RuleLanguage } from '#contract/rules/rule-texts.ts';
import { isBlank } from '#contract/rules/rules.ts';
import { messageOf, ProblemError } from '#web/lib/problem-error.ts';
import { type FormError, formErrors, labelOf } from './form-errors.ts';
import { isRequired, isRequiredAtStart } from './is-required.ts';
import { useFormControl } from './use-form-control.ts';

/**
 * When a field says what is wrong with it: once it is left, at once and with every character, when the form is sent, or
 * as soon as something stands in it. After a submit all of them say it.
 */
export type ErrorDisplay = 'blur' | 'live' | 'submit' | 'value';

const modes = { blur: 'onBlur', live: 'onChange', submit: 'onSubmit', value: 'onChange' } as const;

export interface ShopFormOptions<Input extends FieldValues, Output> {
  readonly schema: z.ZodType<Output, Input>;
  /** Path of a field → its label; also the words of the messages about it. */
  readonly labels: Readonly<Record<string, string>>;
  /** Path of a group of fields → its name, where the form asks the same of several. */
  readonly groups?: Readonly<Record<string, string>>;
  readonly defaultValues: DefaultValues<Input>;
  readonly errors?: ErrorDisplay;
  /** Stands above the errors of a submit that failed. */
  readonly invalidMessage?: string;
  readonly language?: RuleLanguage;
  /** A ProblemError thrown here shows up at its fields, or above the form. */
  readonly onSubmit: (values: Output) => Promise<void>;
}

export interface ShopForm<Input extends FieldValues> {
  readonly hook: UseFormReturn<Input, unknown, FieldValues>;
  readonly starts: DefaultValues<Input>;
  readonly labels: Readonly<Record<string, string>>;
  readonly submit: () => Promise<void>;
  readonly submitting: boolean;
  /** What stands above the form after a submit that failed. */
  readonly summary: readonly FormError[];
  readonly invalidMessage: string | undefined;
  /** Whether a field may say yet what is wrong with this value. */
  readonly tells: (value: unknown) => boolean;
  /** Whether the schema asks for this field, by what stands in the others now. */
  readonly isRequired: (path: string) => boolean;
  /** Grows with every failed submit, so that the summary takes the focus again. */
  readonly failures: number;
  /** Part of the ids of its fields. */
  readonly scope: string;
}

/** A form that speaks up when a field is left and when it is sent; one schema for the browser and the server. */
export function useShopForm<Input extends FieldValues, Output extends FieldValues>(
  options: ShopFormOptions<Input, Output>,
): ShopForm<Input> {
  const {
    schema,
    labels,
    groups,
    defaultValues,
    onSubmit,
    errors: display = 'blur',
    invalidMessage,
    language = german,
  } = options;
  const [refusal, setRefusal] = useState<string>();
  const [failures, setFailures] = useState(0);
  const scope = useId();
  const hook = useFormControl<Input, Output>({
    resolver: zodResolver(schema, { error: issueText(language) }),
    defaultValues,
    mode: modes[display],
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = hook.formState;

  const { trigger } = hook;
  useEffect(() => {
    if (display === 'live') void trigger();
  }, [display, trigger]);

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
    starts: defaultValues,
    labels,
    submit,
    submitting: isSubmitting,
    summary: submitCount === 0 ? [] : [...own, ...formErrors(errors, labels, groups)],
    invalidMessage,
    tells: (value) => display !== 'value' || submitCount > 0 || !isBlank(value),
    isRequired: (path) =>
      import.meta.env.SSR ? isRequiredAtStart(schema, defaultValues, path) : isRequired(schema, hook.getValues(), path),
    failures,
    scope,
  };
}
