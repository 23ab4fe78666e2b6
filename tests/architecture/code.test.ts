import { Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './source-graph.ts';

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

function everywhere(find: (file: SourceFile) => string[]): string[] {
  return sourceFiles.flatMap((file) => find(file).map((what) => `${file.path}: ${what}`));
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
