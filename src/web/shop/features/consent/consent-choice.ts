import { acceptCategory, getCookie, run, setCookieData, validConsent } from 'vanilla-cookieconsent';
import { type ConsentCategory, consentCategories, consentCookie, consentVersion } from '#contract/site/consent.ts';
import type { ConsentRecord } from '#contract/site/consent-record.ts';
import { api } from '#contract/site/urls.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { statisticsConsent } from '#web/lib/statistics-consent.ts';

/** A choice that holds: what was accepted, when, and the random id under which it is proven. */
export interface ConsentChoice {
  readonly id: string;
  readonly categories: readonly ConsentCategory[];
  readonly chosenAt: string;
}

/** Reads what was chosen earlier; from then on every choice takes effect at once and is recorded at the server. */
export async function startConsent(): Promise<void> {
  const follow = () => {
    statisticsConsent.set(currentChoice()?.categories.includes('statistics') === true);
    void record();
  };
  await run({
    revision: consentVersion,
    cookie: { name: consentCookie },
    // A crawler may see the question; leaving it out for automated browsers would leave it out of every test too.
    hideFromBots: false,
    manageScriptTags: false,
    categories: { necessary: { enabled: true, readOnly: true }, statistics: {} },
    // The question itself is ours: the library keeps the choice, its version and its proof.
    autoShow: false,
    // Its empty dialog is made all the same; outside the document no screen reader meets it.
    root: document.createElement('div'),
    language: { default: 'de', translations: { de: { consentModal: {}, preferencesModal: { sections: [] } } } },
    onConsent: follow,
    onChange: follow,
  });
}

/** What holds now; undefined before a choice and after the question has changed. */
export function currentChoice(): ConsentChoice | undefined {
  if (!validConsent()) return undefined;
  const { consentId, categories, lastConsentTimestamp } = getCookie();
  const accepted = consentCategories.filter((category) => categories.includes(category));
  return { id: consentId, categories: accepted, chosenAt: lastConsentTimestamp };
}

/** What is necessary is always part of it. */
export function choose(categories: readonly ConsentCategory[]): void {
  acceptCategory([...categories]);
}

/** Sends the proof of a choice once. When that fails, the next page tries again. */
async function record(): Promise<void> {
  const choice = currentChoice();
  if (choice === undefined || recordedAt() === choice.chosenAt) return;
  const proof: ConsentRecord = { id: choice.id, version: consentVersion, categories: [...choice.categories] };
  try {
    await browserApi.post(api.selfservice.consent, proof);
    setCookieData({ value: { recorded: choice.chosenAt }, mode: 'update' });
  } catch {
    // The choice holds all the same.
  }
}

function recordedAt(): unknown {
  const data: unknown = getCookie('data');
  return typeof data === 'object' && data !== null && 'recorded' in data ? data.recorded : undefined;
}
