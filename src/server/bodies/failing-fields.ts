import type { $ZodError } from 'zod/v4/core';

/** The answer stays small however much is wrong. */
const maxFields = 100;

/** The first sentence per field; what concerns the whole body has none. No form has more fields than are told. */
export function failingFields(error: $ZodError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const field = path.map(String).join('.').slice(0, 100);
      if (field !== '' && !fields.has(field)) fields.set(field, issue.message);
      if (fields.size === maxFields) return Object.fromEntries(fields);
    }
  }
  return Object.fromEntries(fields);
}
