import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { wizardPageSchema } from '#contract/goods/wizard-page.ts';
import { pages } from '#contract/site/urls.ts';
import type { ListCandidate } from '#domain/asset-list/asset-list.ts';
import { ModelPicker, type PickedEntry } from '#web/shop/features/catalogue-search/model-picker.tsx';

interface ModelSearchProps {
  /** What the list says about the device. */
  readonly query: string;
  readonly onChoose: (entry: ListCandidate) => void;
  readonly onClose: () => void;
}

/** The search beside a row: what can be sold is chosen, what only groups models shows them. */
export function ModelSearch({ query, onChoose, onClose }: ModelSearchProps) {
  const { context } = useRouter().options;
  const [within, setWithin] = useState<readonly PickedEntry[]>();
  const [failed, setFailed] = useState(false);

  async function pick({ slug, title }: PickedEntry) {
    setFailed(false);
    try {
      const page = wizardPageSchema.parse(await context.pageData(pages.wizard.item(slug)));
      if ('movedTo' in page) return;
      if (page.entryId !== undefined) onChoose({ entryId: page.entryId, title });
      else setWithin(page.steps);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <ModelPicker
        label={`Modell im Katalog für ${query}`}
        query={query.slice(0, 60)}
        within={within}
        onType={() => setWithin(undefined)}
        onPick={(page) => void pick(page)}
        onClose={onClose}
      />
      {failed && (
        <p role="alert" className="mt-1.5 text-sm font-emphasis text-warn">
          Der Katalog ist gerade nicht erreichbar. Versuchen Sie es noch einmal.
        </p>
      )}
    </>
  );
}
