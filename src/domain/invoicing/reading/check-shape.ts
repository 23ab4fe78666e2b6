import type { XmlElement } from '#domain/xml/xml-element.ts';
import type { Part, Shapes } from './shapes.ts';

/** What is wrong with how a document is built, by the names of elements: each of them leaves open what it says. */
export interface Flaws {
  /** Stand more than once where an invoice has one. */
  readonly doubled: readonly string[];
  /** Stand behind what belongs behind them. */
  readonly misordered: readonly string[];
  /** Are of another namespace than the syntax has, or of another than their name. */
  readonly foreign: readonly string[];
  /** Are of the syntax, and not meant for where they stand. */
  readonly misplaced: readonly string[];
  /** Change what is owed, beyond what is read. */
  readonly beyond: readonly string[];
}

interface Syntax {
  readonly shapes: Shapes;
  readonly namespaces: ReadonlySet<string>;
  /** Of ZUGFeRD and Factur-X, which has more of some things than EN 16931. */
  readonly isExtended: boolean;
}

/** A file may hold hundreds of thousands of them, with names of any length. */
const [maxNames, longestName] = [20, 60];

/** A document without the elements that are none of its syntax, and what is wrong with it; `shape` is that of its outermost one. */
export function checkShape(root: XmlElement, shape: string, syntax: Syntax): { root: XmlElement; flaws: Flaws } {
  const found = { doubled: none(), misordered: none(), foreign: none(), misplaced: none(), beyond: none() };
  const note = (what: keyof Flaws, { name }: XmlElement) => {
    if (found[what].size < maxNames) found[what].add(name.slice(0, longestName));
  };
  const noteStray = (element: XmlElement, isKnown: boolean) =>
    note(!isKnown && syntax.namespaces.has(element.namespace) ? 'misplaced' : 'foreign', element);

  function own(element: XmlElement, name: string): XmlElement {
    const parts = syntax.shapes.get(name);
    const seen = new Set<string>();
    let last = 0;
    const children = element.children.flatMap((child) => {
      const part = parts?.get(child.name);
      if (part?.namespace !== child.namespace) {
        noteStray(child, part !== undefined);
        return [];
      }
      if (seen.has(child.name) && !isMany(part)) note('doubled', child);
      seen.add(child.name);
      if (part.at < last) note('misordered', child);
      last = Math.max(last, part.at);
      if (part.isMoney) note('beyond', child);
      return inside(child, part);
    });
    return { ...element, children };
  }

  function inside(child: XmlElement, part: Part): XmlElement {
    if (part.shape !== undefined) return own(child, part.shape);
    if (!part.isLeaf || child.children.length === 0) return child;
    for (const stray of child.children) noteStray(stray, false);
    return { ...child, children: [] };
  }

  const isMany = ({ times }: Part) => times === 'many' || (times === 'extended' && syntax.isExtended);
  const checked = own(root, shape);
  const { doubled, misordered, foreign, misplaced, beyond } = found;
  return {
    root: checked,
    flaws: {
      ...{ doubled: [...doubled], misordered: [...misordered], foreign: [...foreign] },
      ...{ misplaced: [...misplaced], beyond: [...beyond] },
    },
  };
}

const none = () => new Set<string>();
