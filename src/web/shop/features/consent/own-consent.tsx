import { lazyRouteComponent } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type ConsentCategory, consentCookie } from '#contract/site/consent.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import type { ConsentChoice } from './consent-choice.ts';

/** Late: most people answer the question as it is asked. */
const ConsentSettings = lazyRouteComponent(
  loadChunk(() => import('./consent-settings.tsx')),
  'ConsentSettings',
);

const loadChoice = loadChunk(() => import('./consent-choice.ts'));
let starting: Promise<void> | undefined;

/** What keeps choices, started once: only whoever has made one, or makes one now, needs it. */
async function keeper() {
  const { startConsent, ...choices } = await loadChoice();
  starting ??= startConsent();
  await starting;
  return choices;
}

const hasCookie = () => document.cookie.split('; ').some((one) => one.startsWith(`${consentCookie}=`));

interface OwnConsentProps {
  readonly settings: boolean;
  readonly onSettings: (open: boolean) => void;
}

/** Without its code nothing is asked, and nothing is done that needs consent. */
const unasked = () => {};

const missing = (
  <p role="status" className="page-width py-3">
    Die Cookie-Einstellungen lassen sich gerade nicht laden.
  </p>
);

/** Asks once, keeps the answer, and shows it again on demand. */
export function OwnConsent({ settings, onSettings }: OwnConsentProps) {
  const [choice, setChoice] = useState<ConsentChoice>();
  const [started, setStarted] = useState(false);
  const [isUnkept, setIsUnkept] = useState(false);
  /** Stays once it was opened, so that it can close. */
  const [opened, setOpened] = useState(false);
  if (settings && !opened) setOpened(true);

  useEffect(() => {
    if (!hasCookie()) return setStarted(true);
    void keeper().then(({ currentChoice }) => {
      setChoice(currentChoice());
      setStarted(true);
    }, unasked);
  }, []);

  async function take(categories: readonly ConsentCategory[]) {
    setIsUnkept(false);
    try {
      const { choose, currentChoice } = await keeper();
      choose(categories);
      setChoice(currentChoice());
      onSettings(false);
    } catch {
      setIsUnkept(true);
    }
  }

  if (!started) return null;
  return (
    <>
      {choice === undefined && (
        <ConsentBanner isUnkept={isUnkept} onChoose={take} onSettings={() => onSettings(true)} />
      )}
      {opened && (
        <OptionalPart part={ConsentSettings} instead={settings && missing}>
          <ConsentSettings
            open={settings}
            choice={choice}
            isUnkept={isUnkept}
            onChoose={take}
            onClose={() => onSettings(false)}
          />
        </OptionalPart>
      )}
    </>
  );
}
