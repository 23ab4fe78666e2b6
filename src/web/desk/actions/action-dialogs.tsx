import { lazyRouteComponent, useRouter } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { queueAddress } from '../queue-address.ts';
import { FocusFirstField } from '../ui/focus-first-field.tsx';
import type { PalettePlace } from './palette.tsx';
import { EarlyField } from './palette-field.tsx';
import { useActions } from './use-actions.ts';

const Palette = lazyRouteComponent(
  loadChunk(() => import('./palette.tsx')),
  'Palette',
);
const KeyHelp = lazyRouteComponent(
  loadChunk(() => import('./key-help.tsx')),
  'KeyHelp',
);

/** Palette and help, which every page has. */
export function ActionDialogs({ places }: { readonly places: readonly PalettePlace[] }) {
  const [open, setOpen] = useState<'palette' | 'help'>();
  const [typedEarly, setTypedEarly] = useState('');
  const chosen = useRef<() => void>(undefined);
  const router = useRouter();
  // A page with a search of its own offers that in its place.
  useActions({
    openPalette: () => setOpen('palette'),
    search: () => setOpen('palette'),
    openHelp: () => setOpen('help'),
  });
  const go = (href: string) => void router.navigate({ href });

  /** The dialog gives the focus back first: what was chosen may put it elsewhere. */
  function closed() {
    setOpen(undefined);
    setTypedEarly('');
    chosen.current?.();
    chosen.current = undefined;
  }

  return (
    <>
      <Dialog open={open === 'palette'} onClose={closed} title="Suchen und Befehle">
        <OptionalPart part={Palette} instead={<p>Die Befehle ließen sich nicht laden.</p>}>
          <Suspense fallback={<EarlyField onType={setTypedEarly} />}>
            <FocusFirstField>
              <Palette
                typedEarly={typedEarly}
                places={places}
                go={go}
                find={(search) => go(queueAddress({ tab: 'all', search }))}
                onChoose={(act) => {
                  chosen.current = act;
                  setOpen(undefined);
                }}
              />
            </FocusFirstField>
          </Suspense>
        </OptionalPart>
      </Dialog>
      <Dialog open={open === 'help'} onClose={closed} title="Tasten">
        <OptionalPart part={KeyHelp} instead={<p>Die Liste der Tasten ließ sich nicht laden.</p>}>
          <KeyHelp />
        </OptionalPart>
      </Dialog>
    </>
  );
}
