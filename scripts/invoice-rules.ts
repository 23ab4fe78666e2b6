import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { InvoiceFile, SchemaFaults } from '#domain/invoicing/incoming/check-invoice.ts';
import type { ReadInvoice } from '#domain/invoicing/reading/read-invoice.ts';
import { readInvoice } from '#domain/invoicing/reading/read-invoice.ts';
import { wrongSums } from '#domain/invoicing/rules/sum-rules.ts';
import { brokenRules } from '#domain/invoicing/rules.ts';
import type { XmlElement } from '#domain/xml/xml-element.ts';
import { readInvoiceFile } from '#server/incoming-invoices/read-invoice-file.ts';
import { readXml } from '#server/xml/read-xml.ts';

/**
 * Holds our judgement of foreign invoices against the official rules of EN 16931, which are no part of the product (INV-30):
 *
 *   EN16931_RULES=FOLDER INVOICES=FOLDER[:FOLDER…] node scripts/invoice-rules.ts
 *
 * EN16931_RULES is a copy of the official artefacts (ubl/xslt, cii/xslt, test/). Needs Java with Saxon: Debian's `default-jre-headless`
 * and `libsaxonhe-java`. Rule by rule with the official unit tests; then each document of INVOICES, XML or PDF: all that is invalid
 * has to be named by us, and nothing valid refused for its form, its sums or its rules.
 */
const {
  EN16931_RULES: official,
  INVOICES: folders = '',
  SAXON_JAR: saxon = '/usr/share/java/Saxon-HE.jar',
} = process.env;
if (official === undefined) throw new Error('EN16931_RULES names no folder');

const units = ruleByRule(join(official, 'test'));
const documents = folders === '' ? true : await documentByDocument(folders.split(':').flatMap(filesIn));
process.exitCode = units && documents ? 0 : 1;

interface Read {
  readonly read: ReadInvoice;
  readonly faults: SchemaFaults;
}

/** What we say of a document: the ids of broken rules, and whether its form or its sums refuse it. */
function judged({ read, faults }: Read) {
  const broken = brokenRules(read.invoice).filter(({ level }) => level === 'error');
  const { doubled, misplaced } = read;
  const form = [...faults, ...doubled];
  const currency = read.otherCurrency === undefined ? [] : [`BR-CL-03 ${read.otherCurrency}`];
  return {
    faults,
    ids: broken.map(({ id }) => id),
    refused: [...form, ...wrongSums(read.invoice)],
    named: [...form, ...misplaced, ...currency, ...broken.map(({ id }) => id), ...wrongSums(read.invoice)],
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
      const { ids, named } = judged({ read, faults: [] });
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

async function documentByDocument(files: readonly string[]): Promise<boolean> {
  const work = mkdtempSync(join(tmpdir(), 'invoice-rules-'));
  const count = { read: 0, none: 0, valid: 0, invalid: 0, missed: 0, refused: 0 };
  const invoices: {
    readonly file: string;
    readonly syntax: 'ubl' | 'cii';
    readonly ours: ReturnType<typeof judged>;
  }[] = [];
  for (const file of files) {
    const content = readFileSync(file);
    const found = readOf(await readInvoiceFile({ content }).catch((): InvoiceFile => ({ kind: 'picture' })));
    if (!found || !file.toLowerCase().endsWith('.xml')) {
      count.none += 1;
      continue;
    }
    count.read += 1;
    const { read } = found;
    writeFileSync(join(work, `${read.syntax}-${invoices.length}.xml`), content);
    invoices.push({ file, syntax: read.syntax, ours: judged(found) });
  }
  const verdicts = officialVerdicts(work, new Set(invoices.map(({ syntax }) => syntax)));
  if (verdicts.size === 0) throw new Error('Saxon made no verdict');
  for (const [at, { file, syntax, ours }] of invoices.entries()) {
    const fatal = verdicts.get(`${syntax}-${at}`);
    if (fatal === undefined) {
      console.log(`  no official verdict on ${basename(file)}`);
      continue;
    }
    // The official schemas are ours too: what breaks them is invalid before any rule.
    if (ours.faults.length > 0) fatal.push('schema');
    count[fatal.length > 0 ? 'invalid' : 'valid'] += 1;
    if (fatal.length > 0 && ours.named.length === 0) {
      count.missed += 1;
      console.log(`  missed ${basename(file)}: ${fatal.join(', ')}`);
    }
    if (fatal.length === 0 && ours.named.length > 0) {
      if (ours.refused.length > 0) count.refused += 1;
      console.log(
        `  ${ours.refused.length > 0 ? 'refused' : 'held'} though valid ${basename(file)}: ${ours.named.join(', ')}`,
      );
    }
  }
  rmSync(work, { recursive: true });
  console.log(
    `documents: ${count.read} read (${count.none} others), ${count.valid} valid, ${count.invalid} invalid; missed ${count.missed}, refused though valid ${count.refused}`,
  );
  return count.missed === 0 && count.refused === 0;
}

function readOf(file: InvoiceFile): Read | undefined {
  if (file.kind === 'xml') return file;
  return file.kind === 'pdf' && file.embedded && 'read' in file.embedded ? file.embedded : undefined;
}

/** The ids of broken rules by document, as the official XSLT finds them. */
function officialVerdicts(work: string, syntaxes: ReadonlySet<'ubl' | 'cii'>): Map<string, string[]> {
  for (const syntax of syntaxes) {
    const sheet = join(official ?? '', syntax, 'xslt', `EN16931-${syntax.toUpperCase()}-validation.xslt`);
    const list = readdirSync(work).filter((name) => name.startsWith(`${syntax}-`));
    const folder = mkdtempSync(join(work, `${syntax}.`));
    mkdirSync(`${folder}.out`);
    for (const name of list) writeFileSync(join(folder, name), readFileSync(join(work, name)));
    const arguments_ = ['-cp', saxon, 'net.sf.saxon.Transform', `-s:${folder}`, `-xsl:${sheet}`, `-o:${folder}.out`];
    // It ends with 2 where single documents break the rules' own types: these have no verdict.
    spawnSync('java', arguments_, { stdio: 'ignore' });
  }
  const outs = readdirSync(work).filter((name) => name.endsWith('.out'));
  return new Map(
    outs.flatMap((out) =>
      readdirSync(join(work, out)).map((name): [string, string[]] => {
        const svrl = readFileSync(join(work, out, name), 'utf8');
        const failed = svrl.match(/<svrl:failed-assert\b[^>]*>/g) ?? [];
        const fatal = failed.filter((one) => one.includes('flag="fatal"'));
        return [name.replace(/\.xml$/, ''), [...new Set(fatal.map((one) => /\bid="([^"]*)"/.exec(one)?.[1] ?? '?'))]];
      }),
    ),
  );
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}
