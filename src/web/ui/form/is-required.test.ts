import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formOf } from '#contract/rules/form-of.ts';
import { across, ruled } from '#contract/rules/ruled.ts';
import { rules } from '#contract/rules/rules.ts';
import { isRequired } from './is-required.ts';

describe('a field carries a star', () => {
  const drives = z.array(z.object({ size: z.number(), note: z.string() }));
  const account = across(
    z.object({
      seller: z.enum(['private', 'business']),
      kind: z.enum(['a', 'b']),
      company: z.string().exactOptional(),
      name: ruled(z.string(), rules.required),
      terms: z.literal(true),
      news: z.boolean(),
      drives,
    }),
    {
      at: ['company'],
      fault: { rule: 'required' },
      holds: ({ seller, company }) => seller !== 'business' || company !== undefined,
    },
  );
  const values = {
    seller: 'private',
    kind: '',
    company: 'Muster GmbH',
    name: 'Kim',
    terms: true,
    news: true,
    drives: [{ size: 1, note: '' }],
  };
  const schema = formOf<typeof values>()(account);
  const marked = (entries: typeof values) =>
    ['seller', 'kind', 'company', 'name', 'terms', 'news', 'drives.0.size', 'drives.0.note'].filter((path) =>
      isRequired(schema, entries, path),
    );

  it('where the schema refuses it blank, whatever stands in it now', () => {
    expect(marked(values)).toEqual(['seller', 'kind', 'name', 'terms', 'drives.0.size']);
  });

  it('by what is chosen in the others', () => {
    expect(marked({ ...values, seller: 'business' })).toContain('company');
  });

  it('also where the entries before looked alike as JSON', () => {
    const form = z
      .custom<{ count: number | null; size: number | null }>()
      .refine(({ count, size }) => count === null || size !== null, { path: ['size'] });
    expect(isRequired(form, { count: Number.NaN, size: null }, 'size')).toBe(true);
    expect(isRequired(form, { count: null, size: null }, 'size')).toBe(false);
  });
});
