import { lazyRouteComponent } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { FocusFirstField } from '../../ui/focus-first-field.tsx';
import { type Ending, endings } from './endings.ts';

const ReasonForm = lazyRouteComponent(
  loadChunk(() => import('./reason-form.tsx')),
  'ReasonForm',
);

const isEnding = (command: string): command is Ending => Object.hasOwn(endings, command);

/** The ways to end a sale that are open now, each asked for its reason first. */
export function EndingButtons({ offer }: { readonly offer: DeskOfferView }) {
  const [asked, setAsked] = useState<Ending>();
  const possible = offer.commands.filter(isEnding);
  if (possible.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {possible.map((ending) => (
        <Button key={ending} onClick={() => setAsked(ending)}>
          {endings[ending].name} …
        </Button>
      ))}
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asked === undefined ? '' : endings[asked].question}
      >
        {asked !== undefined && (
          <OptionalPart part={ReasonForm} instead={<p>Das Formular ließ sich nicht laden.</p>}>
            <FocusFirstField>
              <ReasonForm ending={asked} offer={offer} onDone={() => setAsked(undefined)} />
            </FocusFirstField>
          </OptionalPart>
        )}
      </Dialog>
    </div>
  );
}
