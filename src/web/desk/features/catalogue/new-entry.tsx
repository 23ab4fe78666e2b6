import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type CatalogueFile,
  catalogueCalls,
  catalogueChangedSchema,
  catalogueEntrySchema,
  catalogueFileNames,
} from '#contract/desk/desk-catalogue.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../../desk-context.ts';
import { useRead } from '../../use-read.ts';
import { type CatalogueHit, CatalogueSearch } from './catalogue-search.tsx';
import { isOfCatalogue } from './changes-table.tsx';
import { fileTitles } from './entry-fields.ts';
import { EntryForm } from './entry-form.tsx';
import { nameWithoutMaker } from './name-without-maker.ts';

interface NewEntryProps {
  /** As somebody described it; empty where nobody did. */
  readonly text: string;
  readonly offerId: string | undefined;
}

const files = catalogueFileNames.map((value) => ({ value, label: fileTitles[value] }));

/** First whether it is there under another name, then the new entry, best after the model of a similar one. */
export function NewEntry({ text, offerId }: NewEntryProps) {
  const { queries } = useDesk();
  const router = useRouter();
  const [query, setQuery] = useState(text);
  const [file, setFile] = useState<CatalogueFile>('models');
  const [similar, setSimilar] = useState<CatalogueHit>();
  const template = useRead(`${catalogueCalls.entry}?id=${similar?.id}`, catalogueEntrySchema, {
    queryKey: [catalogueCalls.entry, similar?.id],
    enabled: similar !== undefined,
  });

  async function open(id: string) {
    await queries.invalidateQueries({ predicate: isOfCatalogue });
    const back = offerId === undefined ? '' : `&verkauf=${encodeURIComponent(offerId)}`;
    await router.navigate({ href: `${deskPages.catalogueEntry(id)}?neu=1${back}` });
  }

  const row = template.data?.row ?? {};
  const name = nameWithoutMaker(text, template.data?.above ?? []);
  const { id: _, source: __, words: ___, ...shared } = row;
  return (
    <>
      {text !== '' && (
        <p className="border-l-3 border-mark bg-sheet p-4 wrap-anywhere">Frei beschrieben als „{text}“</p>
      )}
      <section className="grid gap-3">
        <h2>Gibt es das schon?</h2>
        <CatalogueSearch
          query={query}
          onSearch={setQuery}
          actions={(hit) =>
            hit.file === 'models' && (
              <>
                {text !== '' && <SameModel hit={hit} text={text} onKept={open} />}
                <Button
                  aria-pressed={similar?.id === hit.id}
                  onClick={() => {
                    setFile('models');
                    setSimilar(hit);
                  }}
                >
                  Als Vorlage nehmen<span className="sr-only">{`: ${hit.title}`}</span>
                </Button>
              </>
            )
          }
        />
      </section>
      <section className="grid gap-4">
        <h2>Neu anlegen</h2>
        <RadioGroup
          name="datei"
          label="Was angelegt wird"
          options={files}
          value={file}
          onChange={(next) => setFile(files.find(({ value }) => value === next)?.value ?? file)}
        />
        {file === 'models' && (
          <p role="status" className="text-muted">
            {similar === undefined
              ? 'Suchen Sie oben ein ähnliches Modell und nehmen Sie es als Vorlage: Dann stehen die meisten Angaben schon da.'
              : `Angaben übernommen von ${similar.title}. Prüfen Sie sie, bevor Sie speichern.`}
          </p>
        )}
        <Refusal text={template.error ? messageOf(template.error) : undefined} />
        {(similar === undefined || template.data !== undefined) && (
          <EntryForm
            key={`${file} ${template.data?.id ?? ''}`}
            file={file}
            basedOn={0}
            row={file === 'models' ? { ...shared, name, shortname: name } : {}}
            questions={file === 'models' ? (template.data?.questions ?? []) : []}
            submitText="In den Katalog aufnehmen"
            onKept={open}
          />
        )}
      </section>
    </>
  );
}

interface SameModelProps {
  readonly hit: CatalogueHit;
  readonly text: string;
  readonly onKept: (id: string) => Promise<void>;
}

/** What was described is another name of a model that is there. */
function SameModel({ hit, text, onKept }: SameModelProps) {
  const { api } = useDesk();
  const { busy, refusal, run } = useAction(async () => {
    const body = { id: hit.id, alias: text };
    await onKept(catalogueChangedSchema.parse(await api.post(catalogueCalls.addAlias, body)).id);
  });
  return (
    <>
      <Refusal text={refusal} />
      <Button busy={busy} busyText="Wird gespeichert …" onClick={() => void run()}>
        Heißt auch so<span className="sr-only">{`: ${hit.title}`}</span>
      </Button>
    </>
  );
}
