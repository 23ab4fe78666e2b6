import { z } from 'zod';
import type { Fault } from './rule-texts.ts';
import { isBlank, type Rule } from './rules.ts';

/** Schemas that ask for an answer, so that the labels of their fields carry a star. */
const asking = new WeakSet<z.ZodType>();

const custom = (fault: Fault) => ({ code: 'custom' as const, params: { fault } });

/**
 * A schema under named rules, asked in their order: `ruled(z.string(), rules.required, rules.bail, rules.alpha)`. All that
 * do not hold are told, after `bail` only the next. With `optional` nothing is asked about what was left blank.
 */
export function ruled<Schema extends z.ZodType>(schema: Schema, ...list: readonly Rule[]): Schema {
  const judged = schema.superRefine((value, context) => {
    const blank = isBlank(value);
    if (blank && list.includes('optional')) return;
    let bails = false;
    for (const rule of list) {
      if (rule === 'bail') bails = true;
      const fault = faultOf(rule, value, blank);
      if (fault === undefined) continue;
      context.addIssue({ ...custom(fault), input: value });
      if (bails) return;
    }
  });
  if (list.includes('required')) asking.add(judged);
  return judged;
}

function faultOf(rule: Rule, value: unknown, blank: boolean): Fault | undefined {
  if (rule === 'required') return blank ? { rule } : undefined;
  return typeof rule === 'string' ? undefined : rule(value);
}

interface Confirmed {
  /** The field in which the entry is repeated: the fault is told there. */
  readonly field: string;
  readonly of: string;
  /** What has to match, in words: 'Passwort'. */
  readonly name: string;
}

/** The rule `confirm`: two fields of an object say the same. It is asked also while other fields are wrong. */
export function confirm<Schema extends z.ZodObject>(schema: Schema, { field, of, name }: Confirmed): Schema {
  return schema.refine((values) => values[field] === values[of], {
    ...custom({ rule: 'confirm', name }),
    path: [field],
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
}

/** Tells whether the schema of a form asks for a field by the rule `required`; `path` as in 'items.0.quantity'. */
export function asksFor(schema: z.ZodType, path: string): boolean {
  let inner: unknown = schema;
  for (const key of path.split('.')) {
    if (inner instanceof z.ZodArray) inner = inner.element;
    else if (inner instanceof z.ZodObject) inner = inner.shape[key];
    else return false;
  }
  return inner instanceof z.ZodType && asking.has(inner);
}
