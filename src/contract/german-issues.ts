import { z } from 'zod';
import { issueText } from './rules/issue-text.ts';
import { labelFree } from './rules/label-free.ts';

/** Makes Zod say what is wrong in German wherever a schema has no words of its own; called once per program. */
export function installGermanMessages(): void {
  z.config({ customError: (issue) => germanIssue(issue) });
}

const sentenceOf = issueText(labelFree);

function germanIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined && issue.code === 'invalid_type') return 'Diese Angabe fehlt.';
  switch (issue.code) {
    case 'custom':
      return sentenceOf(issue);
    case 'unrecognized_keys':
      return 'Diese Angabe ist hier nicht vorgesehen.';
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `Mindestens ${issue.minimum} ${issue.origin === 'array' ? 'Einträge' : 'Zeichen'}.`
        : `Der Wert ist zu niedrig: mindestens ${issue.minimum}.`;
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `Höchstens ${issue.maximum} ${issue.origin === 'array' ? 'Einträge' : 'Zeichen'}.`
        : `Der Wert ist zu hoch: höchstens ${issue.maximum}.`;
    default:
      return 'Diese Angabe ist ungültig.';
  }
}
