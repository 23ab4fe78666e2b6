import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { XmlElement } from '#domain/xml/xml-element.ts';
import { readXml } from '#server/xml/read-xml.ts';

/** SaxonJS reckons the check digits of an IBAN as a floating number and judges good ones wrong: ours are judged by our own rule. */
const misjudged = new Set(['BR-DE-19', 'BR-DE-20']);

/** What of SaxonJS is used here. */
interface Saxon {
  transform(
    options: { stylesheetFileName: string; sourceText: string; destination: 'serialized' },
    execution: 'async',
  ): Promise<{ principalResult: string }>;
}

/** A set of official rules, by the file that holds it. */
export type RuleSet = 'EN16931-CII' | 'EN16931-UBL' | 'XRechnung-CII' | 'XRechnung-UBL';

/** The ids of the official rules that an invoice breaks as an error; the folder's layout is in docs/operations.md. */
export async function officiallyBroken(folder: string, set: RuleSet, xml: string): Promise<string[]> {
  const saxon: Saxon = createRequire(join(folder, 'package.json'))('saxon-js');
  const { principalResult } = await saxon.transform(
    { stylesheetFileName: join(folder, `${set}.sef.json`), sourceText: xml, destination: 'serialized' },
    'async',
  );
  return failedIds(principalResult);
}

/** The ids of a report (SVRL) that say an error, each once. */
export function failedIds(report: string): string[] {
  const read = readXml(new TextEncoder().encode(report));
  if ('unread' in read) throw new Error(read.unread);
  return [...new Set(failuresIn(read.root))].filter((id) => !misjudged.has(id));
}

function failuresIn({ name, attributes, children }: XmlElement): string[] {
  const isError = name === 'failed-assert' && attributes.flag !== 'warning' && attributes.flag !== 'information';
  return [...(isError ? [attributes.id ?? '?'] : []), ...children.flatMap(failuresIn)];
}
