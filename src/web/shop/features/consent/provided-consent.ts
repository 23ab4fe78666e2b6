import { statisticsConsent } from '#web/lib/statistics-consent.ts';

/** What a provider's script tells the page: an event of this name on the window, with `{ statistics: boolean }`. */
const consentEvent = 'ankaufwerk:consent';
/** What the page tells the provider's script when somebody wants to change the choice. */
const settingsEvent = 'ankaufwerk:consent-settings';

/** Cookiebot speaks through an object and events of its own. */
const cookiebotEvents = ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'];

/** Loads the script of another consent provider and follows what visitors choose there; in German, blocking by itself. */
export function startProvidedConsent(scriptUrl: string): void {
  window.addEventListener(consentEvent, (event) => {
    if (event instanceof CustomEvent) statisticsConsent.set(flag(event.detail, 'statistics') === true);
  });
  for (const name of cookiebotEvents) {
    window.addEventListener(name, () =>
      statisticsConsent.set(flag(flag(flag(window, 'Cookiebot'), 'consent'), 'statistics') === true),
    );
  }
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  script.dataset.culture = 'de';
  script.dataset.blockingmode = 'auto';
  document.head.append(script);
}

/** Opens the provider's own settings. */
export function showProvidedSettings(): void {
  const cookiebot = flag(window, 'Cookiebot');
  const renew = flag(cookiebot, 'renew');
  if (typeof renew === 'function') renew.call(cookiebot);
  else window.dispatchEvent(new CustomEvent(settingsEvent));
}

function flag(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
}
