import { lazyRouteComponent } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { browserIdle } from '#web/lib/browser-idle.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { useSite } from '#web/lib/site.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';

const OwnConsent = lazyRouteComponent(
  loadChunk(() => import('./own-consent.tsx')),
  'OwnConsent',
);

const loadProvided = loadChunk(() => import('./provided-consent.ts'));

/** Without its code nothing is asked, and nothing is done that needs consent. */
const unasked = () => {};

interface ConsentProps {
  /** Whether somebody wants to see or change the choice. */
  readonly settings: boolean;
  readonly onSettings: (open: boolean) => void;
}

/** Asks for consent once the page is on the screen, by the shop itself or by the provider of the settings. */
export function Consent({ settings, onSettings }: ConsentProps) {
  const { asksConsent, consentScript } = useSite();
  const [idle, setIdle] = useState(false);

  useEffect(() => {
    if (asksConsent) browserIdle(() => setIdle(true));
  }, [asksConsent]);

  useEffect(() => {
    if (!idle || consentScript === undefined) return;
    void loadProvided().then(({ startProvidedConsent }) => startProvidedConsent(consentScript), unasked);
  }, [idle, consentScript]);

  useEffect(() => {
    if (!settings || consentScript === undefined) return;
    onSettings(false);
    void loadProvided().then(({ showProvidedSettings }) => showProvidedSettings(), unasked);
  }, [settings, onSettings, consentScript]);

  if (!asksConsent || consentScript !== undefined || !(idle || settings)) return null;
  return (
    <OptionalPart part={OwnConsent}>
      <OwnConsent settings={settings} onSettings={onSettings} />
    </OptionalPart>
  );
}
