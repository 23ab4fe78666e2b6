import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib';

const painting = new Set(['Tj', 'TJ', "'", '"', 'S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'sh', 'Do', 'EI']);
/** ISO 32000-1, 14.8.4: what needs no translation into words every reader knows. */
const standard = 'Document Part Sect Div P H1 H2 H3 L LI Lbl LBody Table THead TBody TFoot TR TH TD Span Figure'.split(
  ' ',
);

/** What on the pages no screen reader would find its way through. */
export function contentFlaws(doc: PDFDocument): string[] {
  const root = doc.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const parents = numbersOf(root.lookup(PDFName.of('ParentTree'), PDFDict));
  const claimed = new Map<string, string>();
  const flaws = structureFlaws(root, claimed);
  for (const [index, page] of doc.getPages().entries()) {
    const where = `page ${index + 1}`;
    const { unmarked, ids, operators } = readContent(contentOf(page.node.Contents()));
    if (unmarked.length > 0) flaws.push(`${where}: ${unmarked.length} times drawn outside of marks (${unmarked[0]})`);
    if (operators.has('gs') || operators.has('Do')) flaws.push(`${where}: pictures or transparency`);
    const key = page.node.get(PDFName.of('StructParents'));
    const own = key instanceof PDFNumber ? parents.get(key.asNumber()) : undefined;
    if (new Set(ids).size !== ids.length) flaws.push(`${where}: marks twice`);
    for (const id of ids) {
      const element = own?.get(id);
      const claim = claimed.get(`${page.ref} ${id}`);
      if (!(element instanceof PDFRef) || claim !== String(element))
        flaws.push(`${where}: mark ${id} belongs to nothing`);
    }
  }
  return flaws;
}

function numbersOf(tree: PDFDict): Map<number, PDFArray> {
  const list = tree.lookup(PDFName.of('Nums'), PDFArray);
  const found = new Map<number, PDFArray>();
  for (let at = 0; at < list.size(); at += 2)
    found.set(list.lookup(at, PDFNumber).asNumber(), list.lookup(at + 1, PDFArray));
  return found;
}

/** Walks the elements; notes which element each mark of a page belongs to. */
function structureFlaws(root: PDFDict, claimed: Map<string, string>): string[] {
  const flaws: string[] = [];
  const walk = (kid: PDFObject, parent: PDFObject, page: PDFObject | undefined, owner: string, inside: string) => {
    if (kid instanceof PDFNumber) {
      claimed.set(`${page} ${kid.asNumber()}`, owner);
      return;
    }
    const element = kid instanceof PDFRef ? root.context.lookup(kid, PDFDict) : kid;
    if (!(element instanceof PDFDict)) return;
    const own = element.get(PDFName.of('Pg')) ?? page;
    if (element.get(PDFName.of('Type')) === PDFName.of('MCR')) {
      claimed.set(`${own} ${element.lookup(PDFName.of('MCID'), PDFNumber).asNumber()}`, owner);
      return;
    }
    const kind = element.lookup(PDFName.of('S'), PDFName).decodeText();
    if (!standard.includes(kind)) flaws.push(`element ${kind}`);
    if (element.get(PDFName.of('P')) !== parent) flaws.push(`${kind} has another parent`);
    if (kind === 'Figure' && !element.has(PDFName.of('Alt'))) flaws.push('figure without words');
    if (kind === 'TH' && !element.lookupMaybe(PDFName.of('A'), PDFDict)?.has(PDFName.of('Scope')))
      flaws.push('TH without scope');
    if ((kind === 'TD' || kind === 'TH') && inside !== 'TR') flaws.push(`${kind} in ${inside}`);
    if (kind === 'LI' && inside !== 'L') flaws.push(`LI in ${inside}`);
    for (const one of kidsOf(element)) walk(one, kid, own, String(kid), kind);
  };
  const rootRef = root.context.getObjectRef(root);
  for (const kid of kidsOf(root)) walk(kid, rootRef ?? root, undefined, '', 'root');
  return flaws;
}

function kidsOf(element: PDFDict): PDFObject[] {
  const kids = element.lookup(PDFName.of('K'));
  if (kids instanceof PDFArray) return kids.asArray();
  const only = element.get(PDFName.of('K'));
  return only ? [only] : [];
}

/** The words that stand in place of what is drawn, for those who have a page read to them. */
export function spokenTexts(contents: PDFObject | undefined): string[] {
  const marks = contentOf(contents).matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs);
  return [...marks].map(([, escaped = '']) => PDFString.of(escaped).decodeText());
}

function contentOf(contents: PDFObject | undefined): string {
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  return streams
    .map((one) => (one instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(one).decode()).toString('latin1') : ''))
    .join('\n');
}

/** Strings and hexadecimal ones as one word each, so that no operator is looked for in them. */
const words = /\((?:\\.|[^\\)])*\)|<<|>>|<[0-9a-fA-F\s]*>|[[\]]|\/?[^\s()<>[\]/]+/g;

function readContent(text: string) {
  const unmarked: string[] = [];
  const ids: number[] = [];
  const operators = new Set<string>();
  let depth = 0;
  let before: string[] = [];
  for (const [word] of text.matchAll(words)) {
    if (!/^[A-Za-z'"][A-Za-z0-9*'"]*$/.test(word)) {
      before.push(word);
      continue;
    }
    operators.add(word);
    if (word === 'BDC' || word === 'BMC') depth += 1;
    const id = before.indexOf('/MCID');
    if (word === 'BDC' && id >= 0) ids.push(Number(before[id + 1]));
    if (word === 'EMC') depth -= 1;
    if (painting.has(word) && depth === 0) unmarked.push(word);
    before = [];
  }
  if (depth !== 0) unmarked.push('marks left open');
  return { unmarked, ids, operators };
}
