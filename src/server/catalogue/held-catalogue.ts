import type { LoadedCatalogue } from './load-catalogue.ts';

/** The catalogue that counts in this process: whoever has it reads the newest, and asks it anew each time. */
export interface HeldCatalogue extends LoadedCatalogue {
  /** Puts another one in its place, for all in one assignment. */
  replace(next: LoadedCatalogue): void;
}

/** Holds a catalogue until another takes its place. */
export function holdCatalogue(first: LoadedCatalogue): HeldCatalogue {
  let current = first;
  return {
    get version() {
      return current.version;
    },
    get catalogue() {
      return current.catalogue;
    },
    get entries() {
      return current.entries;
    },
    get properties() {
      return current.properties;
    },
    get search() {
      return current.search;
    },
    find: (...question) => current.find(...question),
    replace(next) {
      current = next;
    },
  };
}
