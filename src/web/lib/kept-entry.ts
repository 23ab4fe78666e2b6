/** What was typed into a form and not sent yet: kept in this tab over a reload, gone with the tab or after success. */
export interface KeptEntry {
  read(): unknown;
  /** Values that have not changed since the last call are left: a form still tells its state after it was sent and forgotten. */
  keep(values: object): void;
  forget(): void;
}

const prefix = 'entwurf:';

export function keptEntry(name: string): KeptEntry {
  const key = `${prefix}${name}`;
  let last = '';
  return {
    read() {
      const text = sessionStorage.getItem(key);
      return text === null ? undefined : parsed(text);
    },
    keep(values) {
      const text = JSON.stringify(values);
      if (text === last) return;
      last = text;
      sessionStorage.setItem(key, text);
    },
    forget: () => sessionStorage.removeItem(key),
  };
}

/** Whose entries this tab holds: they outlive a session that runs out, but nobody else's sign-in. */
const ownerKey = 'entwuerfe-von';

/** Another account that signs in in this tab finds nothing of what the former one typed. */
export function keepEntriesOnlyFor(owner: string): void {
  if (sessionStorage.getItem(ownerKey) === owner) return;
  forgetAllEntries();
  sessionStorage.setItem(ownerKey, owner);
}

/** For whoever signs out: who uses this tab next must not find what was typed. */
export function forgetAllEntries(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
