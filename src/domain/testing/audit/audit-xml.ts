import type { XmlElement } from '#domain/xml/xml-element.ts';
import type { Unknown } from './audit-value.ts';

/**
 * An XML document of a tool as the same tool writes it as JSON: lshw nests `node` where JSON has `children` and names capabilities by an
 * attribute; FusionInventory writes the names in capitals and an element for each entry of a list. Undefined for anything else.
 */
export function auditOfXml(root: XmlElement): Unknown {
  if (root.name === 'list' || root.name === 'node')
    return root.name === 'list' ? root.children.map(auditValue) : auditValue(root);
  return root.name === 'REQUEST' ? auditValue(root) : undefined;
}

/** No deeper than the reader of XML lets a document be. */
function auditValue({ attributes, text, children }: XmlElement): Unknown {
  if (children.length === 0 && attributes.class === undefined) return text.trim();
  const byName = Map.groupBy(children, ({ name }) => (name === 'node' ? 'children' : name.toLowerCase()));
  const fields = [...byName].map(([name, all]): [string, Unknown] => {
    if (name === 'capability') return ['', undefined];
    const values = all.map(auditValue);
    return [name, values.length === 1 && name !== 'children' ? values[0] : values];
  });
  const capabilities = (byName.get('capability') ?? []).map((one) => [one.attributes.id ?? '', one.text.trim()]);
  return { ...attributes, ...Object.fromEntries([...fields, ...capabilities]) };
}
