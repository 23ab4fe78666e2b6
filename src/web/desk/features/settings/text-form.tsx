import { useState } from 'react';
import { z } from 'zod';
import { daySchema } from '#contract/fields.ts';
import type { SettingField } from '#contract/settings/setting-field.ts';
import { type SettingValues, sentValues } from '#contract/settings/setting-forms.ts';
import { type TextFolder, textFolders } from '#contract/settings/text-forms.ts';
import { type TextView, textCalls, textPreviewSchema } from '#contract/settings/texts.ts';
import { dayOf } from '#domain/values/day.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../../desk-context.ts';
import { SettingInput } from './setting-input.tsx';

interface TextFormProps {
  readonly folder: TextFolder;
  readonly text: TextView;
  readonly isNew: boolean;
  readonly change: (body: object) => Promise<void>;
}

/** What a text says, its page before it counts, and from when on it does. */
export function TextForm({ folder, text, isNew, change }: TextFormProps) {
  const { api } = useDesk();
  const [html, setHtml] = useState<string>();
  const fields: [string, SettingField][] = Object.entries(textFolders[folder].fields);
  const isLegal = folder === 'legal';
  const today = dayOf(new Date().toISOString());
  const form = useShopForm({
    schema: schemaOf(fields, isLegal),
    labels: { ...Object.fromEntries(fields.map(([name, { label }]) => [name, label])), countsFrom: 'Gilt ab' },
    defaultValues: {
      ...Object.fromEntries(fields.map(([name]) => [name, text.values[name] ?? ''])),
      countsFrom: today,
    },
    async onSubmit({ countsFrom, ...values }) {
      await change({ values: sentValues(values), ...(isLegal && { countsFrom }) });
    },
  });
  const preview = useAction(async () => {
    const { countsFrom: _day, ...values } = form.hook.getValues();
    setHtml(
      textPreviewSchema.parse(await api.post(textCalls.preview, { file: text.file, values: sentValues(values) })).html,
    );
  });
  return (
    <Form form={form}>
      {fields.map(([name, field]) => (
        <Bound key={name} form={form} name={name}>
          {(bound) => <SettingInput field={field} {...bound} value={String(bound.value ?? '')} />}
        </Bound>
      ))}
      {isLegal && (
        <Bound form={form} name="countsFrom">
          {(field) => (
            <DateField
              {...field}
              value={field.value || null}
              earliest={today}
              hint="Bis dahin gilt die bisherige Fassung. Wer schon zugestimmt hat, behält seine."
            />
          )}
        </Bound>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} busyText="Wird gespeichert …">
          {isNew ? 'Anlegen' : isLegal ? 'Als neue Fassung speichern' : 'Speichern'}
        </SubmitButton>
        <Button busy={preview.busy} busyText="Wird gesetzt …" onClick={() => void preview.run()}>
          Vorschau
        </Button>
        {text.address !== '' && (
          <a href={text.address} target="_blank" rel="noopener noreferrer" className="text-link inline-block py-2.5">
            Seite im Shop öffnen<span className="sr-only"> (neues Fenster)</span>
          </a>
        )}
      </div>
      <Refusal text={preview.refusal} />
      {html !== undefined && <Preview html={html} />}
    </Form>
  );
}

/** The fields of the table with the day from which they count. */
function schemaOf(
  fields: readonly [string, SettingField][],
  isLegal: boolean,
): z.ZodType<SettingValues, SettingValues> {
  const values = Object.fromEntries(fields.map(([name, { schema }]) => [name, schema]));
  return z.object({ ...values, countsFrom: isLegal ? daySchema : z.string() });
}

const typeset =
  '[&_a]:underline [&_h2]:mt-5 [&_h3]:mt-4 [&_li]:mt-1 [&_ol]:ml-5 [&_ol]:list-decimal [&_p]:mt-3 [&_ul]:ml-5 [&_ul]:list-disc';

/** The text as its page sets it; our own parser makes it and lets no HTML in. */
function Preview({ html }: { readonly html: string }) {
  return (
    <section aria-label="Vorschau" className="border-t border-line pt-4">
      <h2>Vorschau</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders it without HTML of its own */}
      <div className={`max-w-[44rem] wrap-anywhere ${typeset}`} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
