import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingImports, productFiles, sourceFiles } from './source-graph.ts';

type Rule = { from: RegExp; only?: RegExp; never?: RegExp };

const config = 'shop\\.config\\.ts';
const webServerEntry = 'src/web/entry-server\\.tsx';

/** ARCHITECTURE.md, the house: which folder may know which. */
const rules: Record<string, Rule> = {
  'domain knows only itself': { from: /^src\/domain\//, only: /^src\/domain\// },
  'contract knows domain': { from: /^src\/contract\//, only: new RegExp(`^(src/(domain|contract)/|${config})`) },
  'mail knows domain and contract': {
    from: /^src\/mail\//,
    only: new RegExp(`^(src/(domain|contract|mail)/|${config})`),
  },
  'documents know domain and contract': {
    from: /^src\/documents\//,
    only: new RegExp(`^(src/(domain|contract|documents)/|${config})`),
  },
  'web knows contract and domain': { from: /^src\/web\//, only: new RegExp(`^(src/(domain|contract|web)/|${config})`) },
  'server knows of web only the server entry': {
    from: /^src\/server\//,
    never: new RegExp(`^src/web/(?!${webServerEntry.slice(8)})`),
  },
  'nothing of the product knows a test': { from: /^src\//, never: /^tests\/|\.test\.tsx?$/ },

  'web/ui knows no product noun': {
    from: /^src\/web\/ui\//,
    only: new RegExp(`^(src/web/(ui|lib)/|src/domain/values/|src/contract/rules/|${config})`),
  },
  'web/lib knows neither screens nor fields': { from: /^src\/web\/lib\//, never: /^src\/web\/(shop|desk|ui)\// },
  'features do not know pages': { from: /^src\/web\/shop\/features\//, never: /^src\/web\/shop\/(pages|routes)/ },
  'the desk does not know the shop': { from: /^src\/web\/desk\//, never: /^src\/web\/shop\// },
  'the shop does not know the desk': { from: /^src\/web\/shop\//, never: /^src\/web\/desk\// },

  'only app.ts wires routes': { from: /^src\/server\/(?!(app|main)\.ts|routes\/)/, never: /^src\/server\/routes\// },
  'the store does not know who calls it': {
    from: /^src\/server\/offers\//,
    never: /^src\/server\/(routes|pages|ssr|plugins)\//,
  },
  'read models only read': {
    from: /^src\/server\/read-models\//,
    never: /^src\/server\/(routes|pages|ssr|plugins|reactions)\//,
  },
  'routes write about offers through offers/ alone': {
    from: /^src\/server\/routes\//,
    never: /^src\/server\/db\/schema\/(offers|packing)\.ts/,
  },
  'routes do not know reactions': { from: /^src\/server\/routes\//, never: /^src\/server\/(reactions|ssr)\// },
  'policies decide without reading anything': {
    from: /^src\/server\/policies\//,
    only: /^src\/(domain|contract|server\/policies)\/|^src\/server\/(problem|env)\.ts/,
  },
  'the database does not know its users': {
    from: /^src\/server\/db\//,
    only: /^src\/(domain|contract|server\/db)\/|^src\/server\/(env|tls-codes)\.ts/,
  },
};

describe('arrows between folders', () => {
  it.each(Object.entries(rules))('%s', (_, { from, only, never }) => {
    const wrong = productFiles
      .filter((file) => from.test(file.path))
      .flatMap((file) =>
        file.imports
          .filter((target) => (only && !only.test(target)) || never?.test(target))
          .map((target) => `${file.path} → ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it('features do not know each other', () => {
    const feature = (path: string) => /^src\/web\/(?:shop|desk)\/features\/([^/]+)\//.exec(path)?.[1];
    const wrong = productFiles.flatMap((file) =>
      file.imports
        .filter((target) => feature(file.path) && feature(target) && feature(file.path) !== feature(target))
        .map((target) => `${file.path} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('no import leads in a circle', () => {
    expect(circles()).toEqual([]);
  });

  it.each(['server', 'domain', 'domain/offer'])('no two rooms of src/%s need each other', (area) => {
    // Files beside the rooms are the ground of all of them (env, deps, clock …; state, facts, phase …) and what wires them (app, worker).
    const room = (path: string) => new RegExp(`^src/${area}/([^/]+)/`).exec(path)?.[1];
    const ways = new Set(
      productFiles.flatMap((file) => file.imports.map((target) => `${room(file.path)} → ${room(target)}`)),
    );
    expect(ways.size).toBeGreaterThan(20);
    const bothWays = [...ways].filter((way) => {
      const [from, to] = way.split(' → ');
      return from !== to && from !== 'undefined' && to !== 'undefined' && ways.has(`${to} → ${from}`);
    });
    expect(bothWays).toEqual([]);
  });

  it('every import names a file that exists, with its extension', () => {
    expect(missingImports()).toEqual([]);
  });

  it('a path with dots stays inside its area; other areas are reached by #', () => {
    const area = (path: string) => path.split('/').slice(0, 3).join('/');
    const wrong = productFiles.flatMap((file) =>
      [...file.text.matchAll(/from '(\.\.\/[^']+)'/g)]
        .map((match) => posix.join(posix.dirname(file.path), match[1] ?? ''))
        .filter((target) => area(target) !== area(file.path))
        .map((target) => `${file.path} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

function circles(): string[] {
  const imports = new Map(sourceFiles.map((file) => [file.path, file.imports]));
  const finished = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: string[]): void => {
    const seenAt = trail.indexOf(path);
    if (seenAt >= 0) found.push([...trail.slice(seenAt), path].join(' → '));
    if (seenAt >= 0 || finished.has(path)) return;
    for (const target of imports.get(path) ?? []) visit(target, [...trail, path]);
    finished.add(path);
  };
  for (const path of imports.keys()) visit(path, []);
  return found;
}
