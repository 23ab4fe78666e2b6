import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { UpdateAccount } from '#contract/account/update-account.ts';
import { draftEntry } from '#web/lib/draft-entry.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { restoreDraft } from '#web/ui/form/restore-draft.ts';
import { type ShopForm, useShopForm } from '#web/ui/form/use-shop-form.ts';
import type { SectionProps } from './section-props.ts';

interface SectionForm<Input extends FieldValues> {
  readonly form: ShopForm<Input>;
  /** The last change stands, and nothing was typed since. */
  readonly saved: boolean;
  /** What is shown was typed before a reload or a new sign-in, and is not saved. */
  readonly restored: boolean;
  readonly forget: () => void;
}

interface SectionFormOptions<Input extends FieldValues>
  extends Pick<SectionProps, 'updateAccount' | 'onSaved' | 'onSignedOut'> {
  /** Under which what is typed is kept in this tab. */
  readonly name: SectionName;
  readonly schema: z.ZodType<UpdateAccount, Input>;
  readonly labels: Readonly<Record<string, string>>;
  readonly values: DefaultValues<Input>;
  /** Fields that are never kept. */
  readonly secret?: keyof Input & string;
}

type SectionName = 'person' | 'address' | 'payout' | 'tax' | 'email';

const draftOf = (name: SectionName) => draftEntry(`profil:${name}`);

/** Whether something was typed into a section's form and not saved yet. */
export function hasUnsaved(name: SectionName): boolean {
  return draftOf(name).read() !== undefined;
}

/** A section's form: saves on its own, says so, and loses nothing by a failure, a reload or a session that ran out. */
export function useSectionForm<Input extends FieldValues>(options: SectionFormOptions<Input>): SectionForm<Input> {
  const { name, schema, labels, values, secret, updateAccount, onSaved, onSignedOut } = options;
  const [entry] = useState(() => draftOf(name));
  const [draft] = useState(() => entry.read());
  const [defaultValues] = useState(() => (draft === undefined ? values : restoreDraft(schema, values, draft)));
  const [saved, setSaved] = useState(false);
  const [restored, setRestored] = useState(draft !== undefined);

  const form = useShopForm<Input, UpdateAccount>({
    schema,
    labels,
    defaultValues,
    onSubmit: async (change) => {
      setSaved(false);
      const problem = await updateAccount(change);
      if (problem?.status === 401) onSignedOut();
      if (problem !== undefined) throw inFormTerms(problem, secret);
      entry.forget();
      setRestored(false);
      await onSaved();
      setSaved(true);
    },
  });

  const { subscribe } = form.hook;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed, name: field }) => {
          if (field === undefined) return;
          setSaved(false);
          entry.keep(secret === undefined ? typed : { ...typed, [secret]: '' });
        },
      }),
    [subscribe, entry, secret],
  );

  return { form, saved, restored, forget: entry.forget };
}

/** On one page no two fields have the same name, so the forms have their own for what the body calls otherwise. */
function inFormTerms({ status, code, message, fields }: ProblemError, secret: string | undefined): ProblemError {
  const named = Object.entries(fields).map(([path, text]) => {
    if (path === 'currentPassword') return [secret ?? path, text];
    return [path === 'email' ? 'newEmail' : path, text];
  });
  return new ProblemError(status, code, message, Object.fromEntries(named));
}
