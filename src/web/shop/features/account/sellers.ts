import type { Option } from '#web/ui/fields/option.ts';

/** The two kinds of customers in the specification's words. */
export const sellers: readonly Option<'private' | 'business'>[] = [
  { value: 'private', label: 'Ich bin ein privater Kunde' },
  { value: 'business', label: 'Ich bin ein gewerblicher Kunde' },
];
