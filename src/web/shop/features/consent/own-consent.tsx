import { useEffect, useState } from 'react';
import type { ConsentCategory } from '#contract/consent.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { type ConsentChoice, choose, currentChoice, startConsent } from './consent-choice.ts';
import { ConsentSettings } from './consent-settings.tsx';

interface OwnConsentProps {
  readonly settings: boolean;
  readonly onSettings: (open: boolean) => void;
}

/** Asks once, keeps the answer, and shows it again on demand. */
export function OwnConsent({ settings, onSettings }: OwnConsentProps) {
  const [choice, setChoice] = useState<ConsentChoice>();
  const [started, setStarted] = useState(false);

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
      <ConsentSettings open={settings} choice={choice} onChoose={take} onClose={() => onSettings(false)} />
    </>
  );
}
