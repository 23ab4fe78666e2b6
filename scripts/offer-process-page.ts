import { type CommandType, commands as records } from '#domain/offer/commands/commands.ts';
import { leadsTo } from '#domain/offer/commands/next-phase.ts';
import { events as eventRecords } from '#domain/offer/events/events.ts';
import { endPhases, type Phase, phases } from '#domain/offer/phase.ts';
import { keysOf } from '#domain/values/keys-of.ts';

export const pagePath = 'docs/offer-process.md';

const begin =
  '<!-- printed from src/domain/offer/commands/commands.ts and events/events.ts by `npm run docs`; do not edit -->';
const end = '<!-- end of the printed part -->';
const commands = keysOf(records);

/** Ways out that lead from nearly everywhere would hide the way through; the table names them. */
const notDrawn = new Set<CommandType>(['cancel', 'cancelOffer', 'rejectOrder']);

/** The page with its printed part brought in step with the records of commands and events; what was written by hand stays. */
export function printOfferProcess(page: string): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${pagePath} has lost the marks around its printed part`);
  return `${before}${begin}\n\n${table()}\n\n${diagram()}\n\n${end}${after}`;
}

function table(): string {
  const rows = commands.map((command) => {
    const { actors, from, events, alsoRecords } = records[command];
    const recorded = [...events, ...alsoRecords.map((event) => `perhaps ${event}`)];
    const atMost = events.flatMap((event) => eventRecords[event].atMost ?? []).join(', ');
    return [command, actors.join(', '), from.join(', ') || '(none)', recorded.join(', '), targets(command), atMost];
  });
  return [
    ['command', 'actor', 'in phase', 'events', 'next phase', 'at most'],
    ['---', '---', '---', '---', '---', '---'],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function targets(command: CommandType): string {
  const usual = leadsTo(command, undefined);
  const others = records[command].from.filter((from) => leadsTo(command, from) !== usual);
  const perhaps = leadsTo(command, undefined, true);
  const instead = records[command].events.flatMap((event) => eventRecords[event].unless?.to ?? []);
  const beyond = [...new Set([perhaps, ...instead])].filter((next) => next !== usual).map((next) => `perhaps ${next}`);
  return [usual, ...others.map((from) => `from ${from}: ${leadsTo(command, from)}`), ...beyond].join('; ');
}

function diagram(): string {
  const drawn = commands.filter((command) => !notDrawn.has(command));
  const starts = drawn.filter((command) => records[command].from.length === 0);
  const edges = [
    ...starts.map((command) => `  [*] --> ${leadsTo(command, undefined)}: ${command}`),
    ...phases.flatMap((phase) => edgesFrom(phase, drawn)),
    ...endPhases.map((phase) => `  ${phase} --> [*]`),
  ];
  return ['```mermaid', 'stateDiagram-v2', ...edges, '```'].join('\n');
}

function edgesFrom(phase: Phase, drawn: readonly CommandType[]): string[] {
  const leaving = drawn.filter(
    (command) => records[command].from.includes(phase) && ![phase, 'same'].includes(leadsTo(command, phase)),
  );
  const reached = new Set(leaving.map((command) => leadsTo(command, phase)));
  return [...reached].map((next) => {
    const labels = leaving.filter((command) => leadsTo(command, phase) === next);
    return `  ${phase} --> ${next}: ${labels.join(', ')}`;
  });
}
