// Dear: all sources are parsed.
import { Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { productFiles, type SourceFile, sourceFiles } from './source-graph.ts';

/** Where bytes from outside come in: they pass a schema instead of a cast. Keys of the project's own tables are no such bytes. */
const edges = /^src\/(contract|server\/(routes|plugins)|web\/lib)\//;
const documented = /^src\/(domain|contract)\//;

describe('code', () => {
  it('never switches the type checker off', () => {
    expect(everywhere(switchedOff)).toEqual([]);
  });

  it('leaves no work undone behind a note, and no test switched off', () => {
    const notes = new RegExp(
      `\\b(${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')})\\b|\\b(it|test|describe)\\.(only|skip|todo|fails)\\b`,
    );
    expect(sourceFiles.filter((file) => notes.test(file.text)).map((file) => file.path)).toEqual([]);
  });

  it('lets no formatter of a language write but counts, and reads, compares and orders by none', () => {
    expect(productFiles.some(({ text }) => text.includes('formatToParts'))).toBe(true);
    expect(everywhere(byLanguage, productFiles)).toEqual([]);
  });

  it('keeps nothing of what the owner sets at the load of a file: it would go on saying what was so then', () => {
    const kept =
      /^(?:export )?(?:const|let) (?:(?!=>|typeof )[^\n])*[^.\w](?:shopConfig|company|payoutRules|booksRules|logisticsRules)\b(?![^\n]*=>)/m;
    const readers = productFiles.filter(({ text }) => /from '[^']*(shop|rules)-in-force\.ts'/.test(text));
    expect(readers.length).toBeGreaterThan(80);
    const ofFiles = productFiles.filter(({ text }) => /from '#(shop|payout|books|logistics)\.config\.ts'/.test(text));
    // Who lays changes over the files, and who names the product or the share of VAT, which nobody changes on screen.
    expect(ofFiles.map(({ path }) => path).filter((path) => !path.includes('/settings/'))).toEqual([
      'src/contract/money/tax-outcome.ts',
      'src/contract/sale/price-tax-words.ts',
      'src/web/shop/features/analytics/visitor-id.ts',
      'src/web/shop/features/offer/reverse-charge-note.tsx',
      'src/web/ui/logo.tsx',
    ]);
    expect(readers.filter(({ text }) => kept.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('takes no number that was emptied for another one', () => {
    const fields = productFiles.flatMap(({ path, text }) =>
      [...text.matchAll(/<(?:Number|Currency)Field\b[\s\S]*?\/>/g)].map(([field]) => ({ path, field })),
    );
    expect(fields.length).toBeGreaterThan(15);
    const invented = /=>[\s\S]*\?\? *(?!Number\.NaN|null|undefined)/;
    expect(fields.filter(({ field }) => invented.test(field)).map(({ path }) => path)).toEqual([]);
  });

  it('mocks no module', () => {
    const mocks = /\bvi\.(mock|doMock|hoisted)\(/;
    expect(sourceFiles.filter((file) => mocks.test(file.text)).map((file) => file.path)).toEqual([]);
  });

  it('loads every late part of a screen by the one loader with its time limit', () => {
    const screens = sourceFiles.filter(
      ({ path }) => /^src\/web\/(shop|desk|ui|lib|entry-(client|desk))/.test(path) && !path.endsWith('/load-chunk.ts'),
    );
    const late = /(\w+)(?:<[^>]*>)?\(\s*(?:[\w.]+,\s*)?\(\) => import\(|(\w+) = \(\) => import\(|\bimport\((?!\.)/g;
    const loaders = ['loadChunk', 'lazyScreen', 'shownPage'];
    const found = screens.flatMap(({ path, text }) =>
      [...text.matchAll(late)].flatMap(([, by, name]) =>
        [by, ...(name === undefined ? [] : callersOf(text, name))].some((caller) => loaders.includes(caller ?? ''))
          ? []
          : [path],
      ),
    );
    expect(screens.some(({ text }) => text.includes('import('))).toBe(true);
    expect(found).toEqual([]);
  });

  it('has no file of the screens with components and something else to import: `npm run dev` could not exchange it in place', () => {
    const screens = sourceFiles.filter(
      ({ path }) => /^src\/web\/(shop|ui)\/.*\.tsx$/.test(path) && !path.includes('.test.'),
    );
    const mixed = screens.filter((file) => {
      const names = exportedValues(file);
      return names.some(isComponentName) && !names.every(isComponentName);
    });
    expect(screens.length).toBeGreaterThan(100);
    expect(mixed.map(({ path }) => path)).toEqual([]);
  });

  it('says of every exported function of domain and contract what it means', () => {
    const files = sourceFiles.filter((file) => documented.test(file.path) && !file.path.includes('.test.'));
    expect(files.flatMap(undocumented)).toEqual([]);
  });
});

/** The functions that a named import is handed to. */
function callersOf(text: string, name: string): string[] {
  return [...text.matchAll(new RegExp(`(\\w+)\\((?:[^()]*,\\s*)?${name}\\b`, 'g'))].map(([, caller = '']) => caller);
}

const isComponentName = (name: string) => /^[A-Z]/.test(name);

function exportedValues({ parsed }: SourceFile): string[] {
  return parsed.module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, exportName }) => (isType || exportName.name === null ? [] : exportName.name)),
  );
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function everywhere(find: (file: SourceFile) => string[], files = sourceFiles): string[] {
  return files.flatMap((file) => find(file).map((what) => `${file.path}: ${what}`));
}

function switchedOff(file: SourceFile): string[] {
  const found = file.parsed.comments.flatMap(
    (comment) => /@ts-(ignore|nocheck|expect-error)/.exec(comment.value)?.[0] ?? [],
  );
  new Visitor({
    TSAnyKeyword() {
      found.push('any');
    },
    TSNonNullExpression() {
      found.push('!');
    },
    TSTypeAssertion() {
      found.push('<type> cast');
    },
    TSAsExpression(node) {
      const type = file.text.slice(node.typeAnnotation.start, node.typeAnnotation.end);
      const ofKeys = file.text.slice(node.expression.start, node.expression.end).startsWith('Object.keys(');
      const atEdge = edges.test(file.path) && type !== 'const' && !ofKeys;
      if (type === 'unknown' || type === 'never' || atEdge) found.push(`as ${type}`);
    },
  }).visit(file.parsed.program);
  return found;
}

const writing = /^(format|formatRange|toLocale(Date|Time)?String)$/;
const reading =
  /^(replace|replaceAll|split|slice|substring|match|matchAll|at|charAt|padStart|startsWith|endsWith|indexOf)$/;
const comparing = /^([=!]==?|[<>]=?)$/;

/**
 * What a language's formatter writes changes with the data of a browser, and a page that the server drew is compared with what the browser
 * draws: numbers are written by `numberText`. A day is taken from its parts; texts are ordered sign by sign, or as names in German.
 */
function byLanguage(file: SourceFile): string[] {
  const found: string[] = [];
  const textOf = ({ start, end }: Span) => file.text.slice(start, end);
  /** Calls that write, by where they end; what is done with them encloses them, and is left after them. */
  const written = new Set<number>();
  const isWritten = (node: Span | undefined) => node !== undefined && written.has(node.end);
  const isForParts = file.text.includes('.formatToParts(') && !/\.format(Range)?\b/.test(file.text);
  new Visitor({
    NewExpression(node) {
      const isFormat = /^Intl\.(DateTimeFormat|NumberFormat|DisplayNames|RelativeTimeFormat)$/.test(
        textOf(node.callee),
      );
      if (isFormat && !isForParts) found.push(textOf(node));
    },
    'CallExpression:exit'({ start, end, callee, arguments: given }) {
      const [first] = given;
      const method = callee.type === 'MemberExpression' ? textOf(callee.property) : '';
      const isCount = method === 'toLocaleString' && given.length === 1 && first && textOf(first) === 'locale';
      const isOfLanguage = method.startsWith('toLocale') && writing.test(method) && !isCount;
      const isUnnamed = method === 'localeCompare' && given[1] === undefined;
      const isRead = callee.type === 'MemberExpression' && reading.test(method) && isWritten(callee.object);
      const isNumber = /^(Number|parse(Int|Float)|Number\.parse\w+|Date\.parse)$/.test(textOf(callee));
      if (isOfLanguage || isUnnamed || isRead || (isNumber && isWritten(first))) found.push(textOf({ start, end }));
      if (writing.test(method)) written.add(end);
    },
    'BinaryExpression:exit'({ start, end, operator, left, right }) {
      if (comparing.test(operator) && (isWritten(left) || isWritten(right))) found.push(textOf({ start, end }));
    },
  }).visit(file.parsed.program);
  return found;
}

/** Exported functions and exported constants that hold a function, without a comment right above them. */
function undocumented(file: SourceFile): string[] {
  const ends = file.parsed.comments
    .filter((comment) => comment.type === 'Block' && comment.value.startsWith('*'))
    .map((comment) => comment.end);
  return file.parsed.program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const { declaration } = statement;
    const isFunction =
      declaration.type === 'FunctionDeclaration' ||
      (declaration.type === 'VariableDeclaration' &&
        declaration.declarations.some(
          (one) => one.init?.type === 'ArrowFunctionExpression' || one.init?.type === 'FunctionExpression',
        ));
    const hasComment = ends.some(
      (end) => end <= statement.start && file.text.slice(end, statement.start).trim() === '',
    );
    return isFunction && !hasComment ? `${file.path}: ${file.text.slice(statement.start).split('\n', 1)[0]}` : [];
  });
}
