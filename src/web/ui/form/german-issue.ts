import type { z } from 'zod';

/** Stands for the field's label until it is shown. */
export const attribute = '{attribute}';

const required = `${attribute} ist ein Pflichtfeld`;

/** The sentence for a rule that brings none of its own (spec.md section 5, messages). */
export function germanIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (Number.isNaN(issue.input)) return `${attribute}: Bitte geben Sie eine Zahl ein`;
      return issue.input === undefined || issue.input === null
        ? required
        : `${attribute}: Bitte prüfen Sie diese Angabe`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return issue.origin === 'string'
        ? `${attribute}: höchstens ${issue.maximum} Zeichen`
        : `${attribute} ist zu hoch, höchstens ${issue.maximum}`;
    case 'invalid_value':
      return issue.values.length === 1 && issue.values[0] === true ? 'Es fehlt die Bestätigung' : required;
    case 'invalid_format':
      return issue.format === 'email' ? 'Bitte eine gültige E-Mail-Adresse eingeben.' : `${attribute} ist nicht gültig`;
    default:
      return `${attribute} ist nicht gültig`;
  }
}

function tooSmall(issue: { origin: string; minimum: number | bigint; input?: unknown }): string {
  if (issue.origin === 'string') {
    return issue.input === '' || issue.minimum === 1 ? required : `${attribute}: mindestens ${issue.minimum} Zeichen`;
  }
  if (issue.origin === 'array') return `${attribute}: mindestens ${issue.minimum} angeben`;
  return `${attribute} ist zu niedrig, mindestens ${issue.minimum}`;
}
