import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { Button } from '#web/ui/button.tsx';
import { useFocusWhenNew } from '#web/ui/use-focus-when-new.ts';
import type { OfferStore } from './offer-store.ts';
import type { PanelProps } from './panel-props.ts';

const loadForm = loadChunk(() => import('./name-form.tsx'));
const NameForm = lazy(() => loadForm().then((loaded) => ({ default: loaded.NameForm })));

/** What the sale is called: by the seller's own name, else by its goods. A business names its sales. */
export function OfferHeadline({ view, name }: Pick<PanelProps, 'view'> & { readonly name: OfferStore['nameOffer'] }) {
  const { title, ownName } = view;
  const [names, setNames] = useState(false);
  const place = useFocusWhenNew<HTMLDivElement>(names);
  return (
    <div ref={place} tabIndex={-1} className="min-w-0 outline-none">
      <h1 className="wrap-anywhere">{ownName ?? title}</h1>
      {ownName !== undefined && <p className="mt-1.5 wrap-anywhere text-muted">{title}</p>}
      {names ? (
        <Suspense>
          <NameForm ownName={ownName} name={name} onDone={() => setNames(false)} />
        </Suspense>
      ) : (
        view.offeredAsBusiness && (
          <Button kind="quiet" className="-ml-2 print:hidden" onClick={() => setNames(true)}>
            {ownName === undefined ? 'Eigene Bezeichnung geben' : 'Bezeichnung ändern'}
          </Button>
        )
      )}
    </div>
  );
}
