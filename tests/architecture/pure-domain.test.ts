import { type ParseResult, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { productFiles } from './source-graph.ts';

const domain = productFiles.filter((file) => file.path.startsWith('src/domain/'));
const outside = new Set([
  'process',
  'crypto',
  'performance',
  'fetch',
  'setTimeout',
  'setInterval',
  'console',
  'globalThis',
  'window',
]);

describe('the domain is pure', () => {
  it('it imports no npm package and nothing of Node', () => {
    const wrong = domain.flatMap((file) => file.packages.map((name) => `${file.path} → ${name}`));
    expect(wrong).toEqual([]);
  });

  it('it asks neither clock nor chance nor the world around it', () => {
    const wrong = domain.flatMap((file) => impurities(file.parsed).map((what) => `${file.path}: ${what}`));
    expect(wrong).toEqual([]);
  });
});

function impurities(parsed: ParseResult): string[] {
  const found: string[] = [];
  new Visitor({
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
        found.push('new Date()');
    },
    CallExpression(node) {
      if (node.callee.type !== 'Identifier') return;
      if (node.callee.name === 'Date' || outside.has(node.callee.name)) found.push(`${node.callee.name}()`);
    },
    MemberExpression(node) {
      if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier') return;
      const name = `${node.object.name}.${node.property.name}`;
      if (name === 'Date.now' || name === 'Math.random' || outside.has(node.object.name)) found.push(name);
    },
  }).visit(parsed.program);
  return found;
}
