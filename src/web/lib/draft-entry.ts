import { offerSection } from '#contract/site/urls.ts';
import { areDraftsHeld } from './held-drafts.ts';
import { signOutKey } from './sign-out-key.ts';

/** What was typed into a form and not sent yet: kept in this tab over a reload, gone with the tab or after success. */
export interface DraftEntry {
  read(): unknown;
  /** Values that have not changed since the last call are left: a form still tells its state after it was sent and forgotten. */
  keep(values: object): void;
  forget(): void;
}

const prefix = 'entwurf:';
/** Where the wizard keeps its own, by entries of the history. */
const ofWizard = 'selfservice-wizard';

export function draftEntry(name: string): DraftEntry {
  const key = `${prefix}${name}`;
  let last = '';
  return {
    read() {
      // The server renders an offer too, before its bid is sent (docs/decisions/0524): there nobody has typed.
      const text = typeof sessionStorage === 'undefined' || areDraftsHeld() ? null : sessionStorage.getItem(key);
      return text === null ? undefined : parsed(text);
    },
    keep(values) {
      const text = JSON.stringify(values);
      if (text === last || areDraftsHeld()) return;
      last = text;
      sessionStorage.setItem(key, text);
    },
    forget: () => sessionStorage.removeItem(key),
  };
}

/** Whether this tab keeps anything that was typed and not sent. */
export function hasDrafts(): boolean {
  return Object.keys(sessionStorage).some((key) => key.startsWith(prefix));
}

/** Whose entries this tab holds: they outlive a session that runs out, but nobody else's sign-in. */
const ownerKey = 'entwuerfe-von';

/** Another account that signs in in this tab finds nothing of what the former one typed. */
export function clearEntriesOfOthers(owner: string): void {
  if (sessionStorage.getItem(ownerKey) === owner) return;
  clearThisTab();
  sessionStorage.setItem(ownerKey, owner);
}

/** For whoever has signed out: who uses this browser next must not find what was typed, in this tab or another. */
export function clearAllEntries(): void {
  clearThisTab();
  forgetOffer();
  localStorage.setItem(signOutKey, String(Date.now()));
}

/** Forgets what this tab holds when another one signs out, then calls back; answers how to stop. */
export function watchSignOut(signedOut: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== signOutKey) return;
    clearThisTab();
    signedOut();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function clearThisTab(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  sessionStorage.removeItem(ofWizard);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The offer that was left to make an account: the confirmation comes by mail and opens in another tab. */
const returnPathKey = 'zurueck-zum-angebot';
const lastsFor = 24 * 60 * 60 * 1000;
/** An offer's id is kept, no address: what stands in the storage cannot lead anywhere else. */
const offerId = /^offer-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function rememberOffer(id: string): void {
  localStorage.setItem(returnPathKey, `${Date.now()} ${id}`);
}

function forgetOffer(): void {
  localStorage.removeItem(returnPathKey);
}

/** The page of the offer that was left within the last day, once. */
export function consumeReturnPath(): string | undefined {
  const [since, id = ''] = (localStorage.getItem(returnPathKey) ?? '').split(' ');
  forgetOffer();
  const age = Date.now() - Number(since);
  return offerId.test(id) && age >= 0 && age < lastsFor ? offerSection(id, 'jetzt') : undefined;
}
