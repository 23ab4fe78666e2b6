/** What was typed into a form and not sent yet: kept in this tab over a reload, gone with the tab or after success. */
export interface KeptEntry {
  read(): unknown;
  keep(values: object): void;
  forget(): void;
}

const prefix = 'entwurf:';

export function keptEntry(name: string): KeptEntry {
  const key = `${prefix}${name}`;
  return {
    read() {
      const text = sessionStorage.getItem(key);
      return text === null ? undefined : parsed(text);
    },
    keep: (values) => sessionStorage.setItem(key, JSON.stringify(values)),
    forget: () => sessionStorage.removeItem(key),
  };
}

/** Whoever uses this tab next must not find what was typed. */
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
