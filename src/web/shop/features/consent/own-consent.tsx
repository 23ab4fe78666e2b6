import { lazyRouteComponent } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ConsentCategory } from '#contract/consent.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { type ConsentChoice, choose, currentChoice, startConsent } from './consent-choice.ts';

/** Late: most people answer the question as it is asked. */
const ConsentSettings = lazyRouteComponent(
  loadChunk(() => import('./consent-settings.tsx')),
  'ConsentSettings',
);

interface OwnConsentProps {
  readonly settings: boolean;
  readonly onSettings: (open: boolean) => void;
}

const missing = (
  <p role="status" className="page-width py-3">
    Die Cookie-Einstellungen lassen sich gerade nicht laden.
  </p>
);

/** Asks once, keeps the answer, and shows it again on demand. */
export function OwnConsent({ settings, onSettings }: OwnConsentProps) {
  const [choice, setChoice] = useState<ConsentChoice>();
  const [started, setStarted] = useState(false);
  /** Stays once it was opened, so that it can close. */
  const [opened, setOpened] = useState(false);
  if (settings && !opened) setOpened(true);

  useEffect(() => {
    void startConsent().then(() => {
      setChoice(currentChoice());
      setStarted(true);
    });
  }, []);

  function take(categories: readonly ConsentCategory[]) {
    choose(categories);
    setChoice(currentChoice());
    onSettings(false);
  }

  if (!started) return null;
  return (
    <>
      {choice === undefined && <ConsentBanner onChoose={take} onSettings={() => onSettings(true)} />}
      {opened && (
        <OptionalPart part={ConsentSettings} instead={settings && missing}>
          <ConsentSettings open={settings} choice={choice} onChoose={take} onClose={() => onSettings(false)} />
        </OptionalPart>
      )}
    </>
  );
}
