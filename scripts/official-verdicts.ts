import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InvoiceSyntax } from '#domain/invoicing/reading/invoice-syntax.ts';

/** Debian's `libsaxonhe-java`. */
const { SAXON_JAR: saxon = '/usr/share/java/Saxon-HE.jar' } = process.env;

/** An invoice as it is written, and whether it calls itself an XRechnung. */
export interface Written {
  readonly syntax: InvoiceSyntax;
  readonly isXrechnung: boolean;
  readonly content: string | Uint8Array;
}

/** The sheets of rules below the folder of the official files. */
const sheets: Readonly<Record<'standard' | 'xrechnung', (syntax: InvoiceSyntax) => string>> = {
  standard: (syntax) => join(syntax, 'xslt', `EN16931-${syntax.toUpperCase()}-validation.xslt`),
  xrechnung: (syntax) => join('xrechnung', `XRechnung-${syntax.toUpperCase()}-validation.xsl`),
};

/**
 * The ids of the rules that each document breaks as an error, by the official XSLT: of the standard, and of the XRechnung where it calls itself
 * one. Undefined where there is no verdict, since it breaks the rules' own types. One run of Java for each sheet.
 */
export function officialVerdicts(
  folder: string,
  work: string,
  documents: readonly Written[],
): (readonly string[] | undefined)[] {
  const found = documents.map((): string[] | undefined => []);
  for (const kind of ['standard', 'xrechnung'] as const)
    for (const syntax of ['ubl', 'cii'] as const) {
      const places = [...documents.keys()].filter((at) => {
        const document = documents[at];
        return document?.syntax === syntax && (kind === 'standard' || document.isXrechnung);
      });
      const reports = reportsOf(join(folder, sheets[kind](syntax)), work, documents, places);
      for (const at of places) {
        const report = reports.get(at);
        const before = found[at];
        found[at] = report === undefined || before === undefined ? undefined : [...before, ...errorsIn(report)];
      }
    }
  return found;
}

function reportsOf(
  sheet: string,
  work: string,
  documents: readonly Written[],
  places: readonly number[],
): ReadonlyMap<number, string> {
  if (places.length === 0) return new Map();
  const from = mkdtempSync(join(work, 'from-'));
  const to = `${from}.out`;
  mkdirSync(to);
  for (const at of places) writeFileSync(join(from, `${at}.xml`), documents[at]?.content ?? '');
  // It ends with 2 where single documents break the rules' own types.
  spawnSync('java', ['-cp', saxon, 'net.sf.saxon.Transform', `-s:${from}`, `-xsl:${sheet}`, `-o:${to}`], {
    stdio: 'ignore',
  });
  const names = readdirSync(to);
  if (names.length === 0) throw new Error(`Saxon made no verdict by ${sheet}`);
  return new Map(names.map((name) => [Number.parseInt(name, 10), readFileSync(join(to, name), 'utf8')]));
}

function errorsIn(report: string): string[] {
  const failed = report.match(/<svrl:failed-assert\b[^>]*>/g) ?? [];
  const errors = failed.filter((one) => !/\bflag="(?:warning|information)"/.test(one));
  return [...new Set(errors.map((one) => /\bid="([^"]*)"/.exec(one)?.[1] ?? '?'))];
}
