import { settings } from '#server/env.ts';
import { describedSetting } from '#server/setting.ts';

export const settingsPage = 'docs/settings.md';

/** The page of all settings, out of what the server reads. */
export function printSettings(): string {
  const rows = Object.entries(settings.shape).map(([name, schema]) => {
    const { without, meaning } = describedSetting(schema);
    return `| \`${name}\` | ${without} | ${meaning} |`;
  });
  return [
    '# Settings',
    '',
    'All from the environment, each with a default that serves a newcomer; an empty variable is none. Printed from `src/server/env.ts` by `npm run docs`.',
    '',
    '| variable | without it | meaning |',
    '|---|---|---|',
    ...rows,
    '',
    'Two more are for comparisons alone: `EN16931_RULES` (a folder with the official rules of e-invoices) and `PAIN_XSD` (the official schema of orders for a bank), see',
    '[operations.md](operations.md).',
    '',
  ].join('\n');
}
