import { textAt, type XmlElement } from '#domain/xml/xml-element.ts';

/** The text at the first of several ways of names ('Sts/Cd') that leads to one: versions of a message differ in where a thing stands. */
export function textIn(element: XmlElement | undefined, ...ways: readonly string[]): string | undefined {
  for (const way of ways) {
    const text = textAt(element, ...way.split('/'));
    if (text !== undefined) return text;
  }
  return undefined;
}
