import type { Snippet } from '#contract/desk/desk-notes.ts';
import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { SnippetForm } from '../features/notes/snippet-form.tsx';
import { useSnippets } from '../ui/snippet-menu.tsx';
import { useShowAnswer } from '../use-show-answer.ts';

/** The texts that everybody at the desk can put into a rejection, a message or a note. */
export function SnippetsPage() {
  const { snippets, error, refetch } = useSnippets();
  const show = useShowAnswer<{ readonly snippets: readonly Snippet[] }>([deskApi.snippets]);
  const showTexts = (texts: readonly Snippet[]) => show({ snippets: texts });
  return (
    <div className="max-w-[50rem] px-7 py-6">
      <h1>{deskPageTable.snippets.title}</h1>
      <p className="mt-2 text-muted">Für Absagen, Nachrichten und Notizen. Alle Kollegen benutzen dieselben.</p>
      <section className="mt-6 grid gap-3">
        <ReadRefusal error={error} read={refetch} />
        {snippets.map((snippet) => (
          <Disclosure key={`${snippet.id} ${snippet.title} ${snippet.text}`} title={snippet.title}>
            <SnippetForm snippet={snippet} onSaved={showTexts} />
          </Disclosure>
        ))}
      </section>
      <section className="mt-8" aria-labelledby="add-snippet">
        <h2 id="add-snippet" className="mb-4">
          Neuer Textbaustein
        </h2>
        <SnippetForm onSaved={showTexts} />
      </section>
    </div>
  );
}
