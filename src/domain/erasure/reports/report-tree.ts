import type { XmlElement } from '#domain/xml/xml-element.ts';

/** An element of a report: what is written as `<entry name="serial">` or as `<serial>` has the same name. */
export interface ReportTree {
  readonly name: string;
  readonly text: string;
  readonly children: readonly ReportTree[];
}

/** A report with its outermost element below a nameless one. */
export function reportTreeOf(root: XmlElement): ReportTree {
  return { name: '', text: '', children: [named(root)] };
}

function named({ name, attributes, text, children }: XmlElement): ReportTree {
  const isEntry = name === 'entry' || name === 'entries';
  return { name: ((isEntry && attributes.name) || name).toLowerCase(), text, children: children.map(named) };
}

/** Every element of a name below another one, in their order; none inside of a found one. */
export function allNamed(tree: ReportTree, name: string): ReportTree[] {
  return tree.children.flatMap((child) => (child.name === name ? [child] : allNamed(child, name)));
}

/** The first of them. */
export function firstNamed(tree: ReportTree, name: string): ReportTree | undefined {
  return allNamed(tree, name)[0];
}

/** The text of the one direct child of a name, else of the first below; undefined where it is empty. */
export function textBelow(tree: ReportTree | undefined, name: string): string | undefined {
  if (tree === undefined) return undefined;
  const own = tree.children.find((child) => child.name === name) ?? firstNamed(tree, name);
  const text = own?.text.trim();
  return text === undefined || text === '' ? undefined : text;
}
