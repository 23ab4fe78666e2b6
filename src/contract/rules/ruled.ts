import { z } from 'zod';
import type { Fault } from './rule-texts.ts';
import type { Rule } from './rules.ts';

/** A sentence of its own stands for itself; any other is put in by whoever asks, with or without the field's label. */
const custom = ({ text, ...fault }: Fault) => ({
  code: 'custom' as const,
  params: { fault },
  ...(text !== undefined && { message: text }),
});

/**
 * A schema under named rules, asked in their order: `ruled(z.string(), rules.bail, rules.required, rules.email)`. All that
 * do not hold are told, after `bail` only the next; of an empty text that it is required, whichever rule it breaks. Lengths of texts stand in the documentation of the calls too.
 */
export function ruled<Schema extends z.ZodType>(schema: Schema, ...list: readonly Rule[]): Schema {
  const judged = schema.superRefine((value, context) => {
    let bails = false;
    for (const rule of list) {
      if (rule === 'bail') bails = true;
      const fault = typeof rule === 'string' ? undefined : rule(value);
      if (fault === undefined) continue;
      if (value === '') return context.addIssue({ ...custom({ rule: 'required' }), input: value });
      context.addIssue({ ...custom(fault), input: value });
      if (bails) return;
    }
  });
  const lengths = Object.assign({}, ...list.map((rule) => (typeof rule === 'string' ? {} : rule.lengths)));
  return schema instanceof z.ZodString && Object.keys(lengths).length > 0 ? judged.meta(lengths) : judged;
}

/** A rule about several fields of an object, and where it is told when it does not hold. */
interface Across<Values> {
  readonly at: readonly string[];
  readonly fault: Fault;
  /** Fields that are wrong by themselves may be missing. */
  readonly holds: (values: Partial<Values>) => boolean;
}

/** An object under rules about several of its fields; they are asked also while fields are missing or wrong in their words. */
export function across<Schema extends z.ZodType>(schema: Schema, ...list: readonly Across<z.output<Schema>>[]): Schema {
  return list.reduce(
    (judged, { at, fault, holds }) =>
      judged.refine(holds, {
        ...custom(fault),
        path: [...at],
        when: ({ value, issues }) => typeof value === 'object' && value !== null && issues.every(isOfExpectedType),
      }),
    schema,
  );
}

/** A value of another kind than its field's, such as a list in place of a time, is nothing that a rule could compare. */
function isOfExpectedType({ code, input }: z.core.$ZodRawIssue): boolean {
  return input === undefined || (code !== 'invalid_type' && code !== 'invalid_value' && code !== 'invalid_union');
}

interface Confirmed {
  /** The field in which the entry is repeated: the fault is told there. */
  readonly field: string;
  readonly of: string;
  /** What has to match, in words: 'Passwort'. */
  readonly name: string;
}

/** The rule `confirm`: two fields of an object say the same. */
export function confirm<Schema extends z.ZodObject>(schema: Schema, { field, of, name }: Confirmed): Schema {
  return schema.refine((values) => values[field] === values[of], {
    ...custom({ rule: 'confirm', name }),
    path: [field],
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
}
