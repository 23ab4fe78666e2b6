import { z } from 'zod';
import { type Fault, faultText, type RuleLanguage } from './rule-texts.ts';

/** Gives Zod the sentence of a language for every issue that brings none of its own. */
export function issueText(language: RuleLanguage): (issue: z.core.$ZodRawIssue) => string {
  return (issue) => faultText(faultOf(issue), language);
}

const faultSchema = z.object({
  fault: z.object({
    rule: z.string(),
    limit: z.number().exactOptional(),
    words: z.string().exactOptional(),
    name: z.string().exactOptional(),
  }),
});

/** Which rule an issue is about: one of ours, or a check of Zod's own that says the same. */
function faultOf(issue: z.core.$ZodRawIssue): Fault {
  switch (issue.code) {
    case 'custom':
      return faultSchema.safeParse(issue.params).data?.fault ?? { rule: 'fallback' };
    case 'invalid_type':
      if (Number.isNaN(issue.input)) return { rule: 'number' };
      return { rule: issue.input === undefined || issue.input === null ? 'required' : 'unfit' };
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return { rule: tooBig[issue.origin] ?? 'tooHigh', limit: Number(issue.maximum) };
    case 'invalid_value':
      return { rule: issue.values.length === 1 && issue.values[0] === true ? 'accepted' : 'required' };
    case 'invalid_format':
      return { rule: issue.format === 'email' ? 'email' : 'matches' };
    default:
      return { rule: 'fallback' };
  }
}

const tooBig: Record<string, string> = { string: 'tooLong', array: 'tooMany' };

function tooSmall(issue: { origin: string; minimum: number | bigint; input?: unknown }): Fault {
  const limit = Number(issue.minimum);
  if (issue.origin === 'string') {
    return issue.input === '' || limit === 1 ? { rule: 'required' } : { rule: 'tooShort', limit };
  }
  return { rule: issue.origin === 'array' ? 'tooFew' : 'tooLow', limit };
}
