import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { asXrechnung } from '#domain/invoicing/e-invoice-duty.ts';
import { brokenRulesOf } from '#domain/invoicing/incoming/check-invoice.ts';
import { sumFindingsOf } from '#domain/invoicing/incoming/check-sums.ts';
import { type ReadInvoice, readInvoice } from '#domain/invoicing/reading/read-invoice.ts';
import { writeCii } from '#domain/invoicing/writing/write-cii.ts';
import { writeUbl } from '#domain/invoicing/writing/write-ubl.ts';
import type { XmlElement } from '#domain/xml/xml-element.ts';
import { readInvoiceFile } from '#server/incoming-invoices/read-invoice-file.ts';
import { attachedInvoices } from '#server/incoming-invoices/read-invoice-pdf.ts';
import { readXml } from '#server/xml/read-xml.ts';
import { selfBilledCases } from '#tests/factories/paper-snapshots.ts';
import { invoiceOfCase, unsoundInvoices } from '#tests/factories/unsound-invoices.ts';
import { officialVerdicts, type Written } from './official-verdicts.ts';

/**
 * Holds what we say of invoices against the official rules, which are no part of the product (INV-30); docs/operations.md says what the
 * folders hold and how they are made:
 *
 *   EN16931_RULES=FOLDER INVOICES=FOLDER[:FOLDER…] node scripts/invoice-rules.ts
 *
 * Rule by rule with the official unit tests; then our own papers, sound and unsound; then each document of INVOICES, XML or PDF: all that is
 * invalid has to be named by us, and nothing valid refused for its form, its sums or its rules.
 */
const { EN16931_RULES: official, INVOICES: folders = '' } = process.env;
if (official === undefined) throw new Error('EN16931_RULES names no folder');

const work = mkdtempSync(join(tmpdir(), 'invoice-rules-'));
const held = [
  ruleByRule(join(official, 'test')),
  ours(official),
  folders === '' ? true : await documentByDocument(official, folders.split(':').flatMap(filesIn)),
];
rmSync(work, { recursive: true });
process.exitCode = held.every(Boolean) ? 0 : 1;

/** What we say of a document: the ids of broken rules, and whether its form or its sums refuse it. */
function judged(read: ReadInvoice, faults: readonly string[]) {
  const ids = brokenRulesOf(read).flatMap(({ level, id }) => (level === 'error' ? [id] : []));
  const { doubled, misplaced, beyond } = read;
  const form = [...faults, ...doubled];
  const debited = read.invoice.payment?.directDebit === undefined ? [] : ['debited'];
  const currency = read.otherCurrency === undefined ? [] : [`BR-CL-03 ${read.otherCurrency}`];
  const sums = sumFindingsOf(read.invoice);
  const refused = [...form, ...sums.filter(({ effect }) => effect === 'refuse').map(({ text }) => text)];
  return {
    faults,
    ids,
    refused,
    named: [...form, ...misplaced, ...beyond, ...currency, ...debited, ...ids, ...sums.map(({ text }) => text)],
  };
}

function ruleByRule(folder: string): boolean {
  const wrong: string[] = [];
  let right = 0;
  for (const file of filesIn(folder)) {
    const xml = readXml(readFileSync(file));
    if ('unread' in xml || xml.root.name !== 'testSet') continue;
    for (const [at, test] of xml.root.children.filter(({ name }) => name === 'test').entries()) {
      const said = test.children.find(({ name }) => name === 'assert')?.children ?? [];
      const document = test.children.find(({ name }) => name !== 'assert');
      const read = document && readInvoice(document);
      if (!read) continue;
      const { ids, named } = judged(read, []);
      for (const { name, text } of said.filter(isVerdict)) {
        const id = text.trim();
        // What is wrong in form we name by its elements, not by rules.
        const isFound = name === 'success' ? ids.includes(id) : ids.includes(id) || named.length > ids.length;
        if (isFound === (name !== 'success')) right += 1;
        else wrong.push(`${basename(file)} ${at + 1}: ${id} ${isFound ? 'found' : 'missed'}`);
      }
    }
  }
  console.log(`unit tests: ${right} of ${right + wrong.length} as the official rules have it`);
  for (const one of wrong) console.log(`  ${one}`);
  return wrong.length === 0;
}

function isVerdict({ name }: XmlElement): boolean {
  return ['success', 'error', 'fatal'].includes(name);
}

/** What we write as an XRechnung breaks nothing, and what the official rules find in unsound ones is what ours find. */
function ours(folder: string): boolean {
  const sound = Object.keys(selfBilledCases).map((name) => ({ name, invoice: invoiceOfCase(name), ids: [] }));
  const unsound = unsoundInvoices().map(([name, invoice, ids]) => ({ name, invoice, ids }));
  const papers = [...sound, ...unsound].flatMap(({ name, invoice, ids }) => [
    { name, ids, syntax: 'ubl' as const, isXrechnung: true, content: writeUbl(asXrechnung(invoice)) },
    { name, ids, syntax: 'cii' as const, isXrechnung: true, content: writeCii(asXrechnung(invoice)) },
  ]);
  const verdicts = officialVerdicts(folder, work, papers);
  const wrong = papers.flatMap(({ name, ids, syntax }, at) => {
    const found = verdicts[at] ?? ['no verdict'];
    const isRight = ids.length === 0 ? found.length === 0 : ids.every((id) => found.includes(id));
    return isRight ? [] : [`  ${name} (${syntax}): ${found.join(', ')}`];
  });
  console.log(`our own papers: ${papers.length - wrong.length} of ${papers.length} as the official rules have it`);
  for (const one of wrong) console.log(one);
  return wrong.length === 0;
}

interface Document extends Written {
  readonly file: string;
  readonly ours: ReturnType<typeof judged>;
}

async function documentByDocument(folder: string, files: readonly string[]): Promise<boolean> {
  const count = { read: 0, none: 0, valid: 0, invalid: 0, missed: 0, refused: 0 };
  const documents: Document[] = [];
  for (const file of files) {
    const found = await documentIn(file, readFileSync(file));
    if (found) documents.push(found);
    else count.none += 1;
  }
  const verdicts = officialVerdicts(folder, work, documents);
  for (const [at, { file, ours: said }] of documents.entries()) {
    const fatal = verdicts[at];
    // What breaks the official schemas, which are ours too, is invalid before any rule, and may break the rules' own types.
    const broken = [...(fatal ?? []), ...(said.faults.length > 0 ? ['schema'] : [])];
    if (fatal === undefined && broken.length === 0) {
      console.log(`  no official verdict on ${basename(file)}`);
      continue;
    }
    count.read += 1;
    count[broken.length > 0 ? 'invalid' : 'valid'] += 1;
    if (broken.length > 0 && said.named.length === 0) {
      count.missed += 1;
      console.log(`  missed ${basename(file)}: ${broken.join(', ')}`);
    }
    if (broken.length === 0 && said.named.length > 0) {
      if (said.refused.length > 0) count.refused += 1;
      const how = said.refused.length > 0 ? 'refused' : 'held';
      console.log(`  ${how} though valid ${basename(file)}: ${said.named.join(', ')}`);
    }
  }
  const { read, none, valid, invalid, missed, refused } = count;
  console.log(
    `documents: ${read} read (${none} others), ${valid} valid, ${invalid} invalid; missed ${missed}, refused though valid ${refused}`,
  );
  return missed === 0 && refused === 0;
}

/** An invoice as the product reads it, out of a PDF too; undefined where there is none that it reads. */
async function documentIn(file: string, content: Uint8Array): Promise<Document | undefined> {
  const isPdf = Buffer.from(content.subarray(0, 1024)).toString('latin1').includes('%PDF-');
  const said = await readInvoiceFile({ content: new Uint8Array(content) });
  const found = said.kind === 'pdf' && said.embedded && 'read' in said.embedded ? said.embedded : said;
  if (!('read' in found)) return undefined;
  const { read, faults } = found;
  const [xml] = isPdf ? await attachedInvoices(await getDocumentProxy(new Uint8Array(content))) : [content];
  if (!xml) return undefined;
  const isXrechnung = read.invoice.specification?.includes(':xrechnung') ?? false;
  return { file, syntax: read.syntax, isXrechnung, content: xml, ours: judged(read, faults) };
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}
