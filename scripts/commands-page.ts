import { commands, wants } from './commands.mjs';

export const commandsPage = 'docs/commands.md';

const withoutRun = new Set(['start', 'test']);

/** The page of all npm commands by what a person wants, out of what runs them. */
export function printCommands(): string {
  const parts = Object.entries(wants).flatMap(([want, title]) => {
    const rows = Object.entries(commands).filter(([, command]) => command.want === want);
    return [
      `## ${title}`,
      '',
      '| command | does |',
      '|---|---|',
      ...rows.map(([name, { does }]) => `| \`npm ${withoutRun.has(name) ? '' : 'run '}${name}\` | ${does} |`),
      '',
    ];
  });
  const origin = 'Printed from `scripts/commands.mjs` by `npm run docs`. What follows `--` is for the command itself.';
  return ['# Commands', '', origin, '', ...parts].join('\n');
}
