import { SaxesParser, type SaxesTag } from 'saxes';
import type { ReportTree } from '#domain/erasure/reports/report-tree.ts';
import type { UnreadReason } from '#domain/erasure/unread.ts';

/** Real reports have about ten levels and some thousand elements. */
const bounds = { levels: 60, elements: 300_000 };

class Unreadable extends Error {
  readonly reason: UnreadReason;
  constructor(reason: UnreadReason) {
    super(reason);
    this.reason = reason;
  }
}

/** An XML document as a tree of names and texts. No entity beyond the five of XML is known, and a DOCTYPE is refused. */
export function parseXml(text: string): { root: ReportTree } | { unread: UnreadReason } {
  const root: ReportTree = { name: '', text: '', children: [] };
  const open: ReportTree[] = [root];
  let count = 0;
  const parser = new SaxesParser({ fragment: false });
  parser.on('doctype', () => refuse('hasEntities'));
  parser.on('error', () => refuse('damaged'));
  parser.on('opentag', (tag) => {
    count += 1;
    if (open.length > bounds.levels) refuse('tooDeep');
    if (count > bounds.elements) refuse('tooLarge');
    const element = { name: nameOf(tag), text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const add = (part: string) => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  try {
    parser.write(text.replace(/^\ufeff/, '')).close();
    return { root };
  } catch (error) {
    if (error instanceof Unreadable) return { unread: error.reason };
    throw error;
  }
}

function refuse(reason: UnreadReason): never {
  throw new Unreadable(reason);
}

/** The native report writes `<entry name="serial">` where an export may write `<serial>`. */
function nameOf({ name, attributes }: SaxesTag): string {
  const named = name === 'entry' || name === 'entries' ? attributes.name : undefined;
  return (typeof named === 'string' ? named : name).toLowerCase();
}
