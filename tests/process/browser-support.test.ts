import { readdirSync, readFileSync } from 'node:fs';
import { type Node, parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { fallbacks, isLacking, supported } from '../../scripts/browser-support.ts';

const filesOf = (kind: 'css' | 'js') =>
  readdirSync(`dist/client/assets/${kind}`)
    .filter((name) => name.endsWith(`.${kind}`))
    .map((name) => ({ name, text: readFileSync(`dist/client/assets/${kind}/${name}`, 'utf8') }));

/** What these names stand for in a page. */
const objects: Readonly<Record<string, string>> = {
  navigator: 'api.Navigator',
  document: 'api.Document',
  window: 'api.Window',
  globalThis: 'api.Window',
  performance: 'api.Performance',
  CSS: 'api.CSS',
};

/** A word as the minifier writes it. */
const wordOf = (node: Node) =>
  node.type === 'TemplateLiteral' ? node.quasis[0]?.value.raw : node.type === 'Literal' ? String(node.value) : '';

/** Names alone tell little: only members of objects that everybody knows by their name count. */
function* usedInScript(name: string, text: string): Generator<string> {
  const found: string[] = [];
  new Visitor({
    MemberExpression({ object, property }) {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      const of = objects[object.name];
      if (of !== undefined) found.push(`${of}.${property.name}`, `api.${property.name}`);
      found.push(`javascript.builtins.${object.name}.${property.name}`, `api.${object.name}.${property.name}_static`);
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier') found.push(`api.${callee.name}`, `javascript.builtins.${callee.name}`);
    },
    Property({ key, value }) {
      if (key.type !== 'Identifier') return;
      const attribute = key.name.toLowerCase();
      found.push(`html.global_attributes.${attribute}`);
      for (const element of ['dialog', 'input']) found.push(`html.elements.${element}.${attribute}`);
      if (attribute === 'type') found.push(`html.elements.input.type_${wordOf(value)}`);
    },
  }).visit(parseSync(name, text).program);
  yield* found;
}

function* usedInStyles(text: string): Generator<string> {
  const plain = text.replaceAll(/"[^"]*"/g, '""');
  for (const [, property, value = ''] of plain.matchAll(/[{;]\s*([a-z][a-z-]*)\s*:([^;{}]*)/g)) {
    yield `css.properties.${property}`;
    for (const [word] of value.matchAll(/[a-z][a-z-]+/g)) yield `css.properties.${property}.${word}`;
    for (const [, call] of value.matchAll(/([a-z-]+)\(/g)) yield `css.types.${call}`;
  }
  for (const [, rule] of plain.matchAll(/@([a-z-]+)/g)) yield `css.at-rules.${rule}`;
  for (const [, selector] of plain.matchAll(/[^\\]::?([a-z-]+)/g)) yield `css.selectors.${selector}`;
}

/** A value goes with its property, and a name of ours is no attribute of a page. */
const isNamed = (key: string) =>
  key in fallbacks ||
  key.replace(/\.[^.]+$/, '') in fallbacks ||
  /^css\.properties\.cursor\.|^html\.global_attributes\.(is|popover)$|^html\.elements\.input\.(colorspace|switch)$|^css\.selectors\.(left|right|column)$/.test(
    key,
  );

it('uses nothing that a supported browser lacks without saying what happens there', () => {
  const used = new Set([
    ...filesOf('js').flatMap(({ name, text }) => [...usedInScript(name, text)]),
    ...filesOf('css').flatMap(({ text }) => [...usedInStyles(text)]),
  ]);
  expect(used.size).toBeGreaterThan(1_000);
  expect([...used].filter((key) => isLacking(key) && !isNamed(key))).toEqual([]);
  expect(Object.keys(fallbacks).filter((key) => !isLacking(key) || !used.has(key))).toEqual([]);
});

it('names the browsers in the shop', () => {
  const told = readFileSync('content/faq/browser.md', 'utf8');
  for (const { from } of Object.values(supported)) expect(told).toContain(from);
});
