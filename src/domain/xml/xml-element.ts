/** An element of an XML document, with its names resolved: prefixes are the writer's own affair. */
export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  /** The address its prefix stands for; empty where it has none. */
  readonly namespace: string;
  /** Those without a prefix, by name; declarations of namespaces are none of them. */
  readonly attributes: Readonly<Record<string, string>>;
  /** All text directly in it, as it was written. */
  readonly text: string;
  readonly children: readonly XmlElement[];
}

/** The children of a name, in their order. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** The first element on a way of names down from another one. */
export function elementAt(element: XmlElement | undefined, ...way: readonly string[]): XmlElement | undefined {
  return way.reduce((from, name) => from?.children.find((child) => child.name === name), element);
}

/** The trimmed text of that element; undefined where it is missing or empty. */
export function textAt(element: XmlElement | undefined, ...way: readonly string[]): string | undefined {
  return elementAt(element, ...way)?.text.trim() || undefined;
}
