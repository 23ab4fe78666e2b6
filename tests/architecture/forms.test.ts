import { describe, expect, it } from 'vitest';
import { rules } from '#contract/rules/rules.ts';
import { productFiles } from './source-graph.ts';

const forms = productFiles.filter(
  ({ path, text }) => path.startsWith('src/web/shop/') && /\b(Bound|useShopForm)\b/.test(text),
);
const schemas = productFiles.filter(({ path }) => /^src\/contract\/(?!rules\/)/.test(path));

describe('forms', () => {
  it('take their schema from the contract', () => {
    expect(forms.length).toBeGreaterThan(20);
    expect(forms.filter(({ text }) => /^import \{.*\} from 'zod';/m.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('leave it to the schema which fields carry a star', () => {
    expect(forms.filter(({ text }) => /\{\.\.\.field\}[^>]*\brequired\b/.test(text)).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it.each(Object.keys(rules))('ask for the rule „%s“: else it belongs to the unused inputs', (name) => {
    expect(schemas.some(({ text }) => new RegExp(`\\brules\\.${name}\\b`).test(text))).toBe(true);
  });
});
