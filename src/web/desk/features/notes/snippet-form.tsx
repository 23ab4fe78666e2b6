import { type Snippet, saveSnippetSchema, snippetsSchema } from '#contract/desk/desk-notes.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { useDesk } from '../../desk-context.ts';

interface SnippetFormProps {
  /** Absent for a new one. */
  readonly snippet?: Snippet;
  readonly onSaved: (snippets: readonly Snippet[]) => void;
}

/** A text that is written again and again: its title in the choice, and what it puts into the field. */
export function SnippetForm({ snippet, onSaved }: SnippetFormProps) {
  const { api } = useDesk();
  const post = async (call: string, body: object) => onSaved(snippetsSchema.parse(await api.post(call, body)).snippets);
  const form = useShopForm({
    schema: saveSnippetSchema.omit({ snippetId: true }),
    labels: { title: 'Titel', text: 'Text' },
    defaultValues: { title: snippet?.title ?? '', text: snippet?.text ?? '' },
    async onSubmit(body) {
      await post(deskApi.saveSnippet, { ...body, snippetId: snippet?.id ?? randomUuid() });
      if (snippet === undefined) form.hook.reset();
    },
  });
  return (
    <Form form={form}>
      <Bound form={form} name="title">
        {(field) => <TextField {...field} />}
      </Bound>
      <Bound form={form} name="text">
        {(field) => <TextArea {...field} />}
      </Bound>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton form={form} kind="secondary" busyText="Wird gespeichert …">
          {snippet === undefined ? 'Anlegen' : 'Speichern'}
        </SubmitButton>
        {snippet !== undefined && (
          <ActionButton
            kind="destructive"
            busyText="Wird gelöscht …"
            action={() => post(deskApi.removeSnippet, { snippetId: snippet.id })}
          >
            Löschen
          </ActionButton>
        )}
      </div>
    </Form>
  );
}
