import type { XmlElement } from '#domain/xml/xml-element.ts';

/** What is wrong with how a document is built, by the names of elements: each of them leaves open what it says. */
export interface Flaws {
  /** Stand more than once where an invoice has one. */
  readonly doubled: readonly string[];
  /** Are allowed by the schema, and not meant for an invoice where they stand. */
  readonly misplaced: readonly string[];
  /** Change what is owed, beyond what is read. */
  readonly beyond: readonly string[];
  /** Say nothing, which the XRechnung does not want (PEPPOL-EN16931-R008). */
  readonly empty: readonly string[];
}

/** What EN 16931 asks of the elements of a syntax beyond its schema. */
export interface Bounds {
  /** 'Parent/Child' of what may stand there once alone; the parent is one name or several with blanks between them. */
  readonly once: readonly string[];
  /** Such, but in the profile EXTENDED of ZUGFeRD and Factur-X often. */
  readonly onceButExtended: readonly string[];
  /** 'Parent/Child' of what the schema allows and EN 16931 has nowhere; the parent may be '*'. */
  readonly never: readonly string[];
  /** Add to what is owed, or take off it, beyond the model of EN 16931. */
  readonly beyond: readonly string[];
  /** In which anything may stand. */
  readonly open: string;
  /** Has to stand there even where it says nothing. */
  readonly mayBeEmpty: string;
}

/** A file may hold hundreds of thousands of them, with names of any length. */
const [maxNames, longestName] = [20, 60];

/** What a document of the syntax's schema holds that leaves open what it says. */
export function checkFlaws(root: XmlElement, bounds: Bounds, isExtended: boolean): Flaws {
  const once = new Set([...bounds.once, ...(isExtended ? [] : bounds.onceButExtended)].flatMap(pairsOf));
  const never = new Set(bounds.never.flatMap(pairsOf));
  const money = new Set(bounds.beyond);
  const some = () => new Set<string>();
  const [doubled, misplaced, beyond, empty] = [some(), some(), some(), some()];
  const walk = (element: XmlElement) => {
    const seen = new Set<string>();
    for (const child of element.children) {
      const { name } = child;
      if (seen.has(name) && once.has(`${element.name}/${name}`)) note(doubled, name);
      if (never.has(`${element.name}/${name}`) || never.has(`*/${name}`)) note(misplaced, name);
      if (money.has(name)) note(beyond, name);
      if (child.children.length === 0 && child.text.trim() === '' && name !== bounds.mayBeEmpty) note(empty, name);
      seen.add(name);
      if (name !== bounds.open) walk(child);
    }
  };
  walk(root);
  return { doubled: [...doubled], misplaced: [...misplaced], beyond: [...beyond], empty: [...empty] };
}

function note(found: Set<string>, name: string): void {
  if (found.size < maxNames) found.add(name.slice(0, longestName));
}

function pairsOf(line: string): string[] {
  const [parents = '', children = ''] = line.split('/');
  return parents.split(' ').flatMap((parent) => children.split(' ').map((child) => `${parent}/${child}`));
}
