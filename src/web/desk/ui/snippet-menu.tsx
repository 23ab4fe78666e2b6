import { type Snippet, snippetsSchema } from '#contract/desk/desk-notes.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useRead } from '../use-read.ts';

const none: readonly Snippet[] = [];

/** The texts that are written again and again. */
export function useSnippets() {
  const { data, error, refetch } = useRead(deskApi.snippets, snippetsSchema, { select: (told) => told.snippets });
  return { snippets: data ?? none, error, refetch };
}

interface SnippetMenuProps {
  /** Of the field that it writes into. */
  readonly name: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Puts a kept text into the field below: in place of an empty one, else after what stands there. Absent while there is none. */
export function SnippetMenu({ name, text, onText }: SnippetMenuProps) {
  const { snippets, error, refetch } = useSnippets();
  if (snippets.length === 0) return <ReadRefusal error={error} read={refetch} />;
  return (
    <Select
      name={`${name}-baustein`}
      label="Textbaustein"
      emptyText="Keiner"
      value={undefined}
      options={snippets.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={(chosen) => {
        const snippet = snippets.find(({ id }) => id === chosen);
        if (snippet) onText(withSnippet(text, snippet.text));
      }}
    />
  );
}

/** What was typed stays. */
function withSnippet(text: string, snippet: string): string {
  return text.trim() === '' ? snippet : `${text.trimEnd()}\n\n${snippet}`;
}
