import type { CommandType } from '#domain/offer/commands.ts';
import { endPhases, type Phase, phases } from '#domain/offer/phase.ts';
import { nextPhase, transitions } from '#domain/offer/transitions.ts';

export const pagePath = 'docs/offer-process.md';

const begin = '<!-- printed from src/domain/offer/transitions.ts by `npm run docs:offer-process`; do not edit -->';
const end = '<!-- end of the printed part -->';
const commands = Object.keys(transitions) as CommandType[];

/** Ways out that lead from nearly everywhere would hide the way through; the table names them. */
const notDrawn = new Set<CommandType>(['cancel', 'cancelOffer', 'rejectOrder']);

/** The page with its printed part brought in step with the transition table; what was written by hand stays. */
export function printOfferProcess(page: string): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${pagePath} has lost the marks around its printed part`);
  return `${before}${begin}\n\n${table()}\n\n${diagram()}\n\n${end}${after}`;
}

function table(): string {
  const rows = commands.map((command) => {
    const { actors, from, events } = transitions[command];
    return [command, actors.join(', '), from.join(', ') || '(none)', events.join(', '), targets(command)];
  });
  return [['command', 'actor', 'in phase', 'events', 'next phase'], ['---', '---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function targets(command: CommandType): string {
  const { to, except = {} } = transitions[command];
  return [to, ...Object.entries(except).map(([from, next]) => `from ${from}: ${next}`)].join('; ');
}

function diagram(): string {
  const drawn = commands.filter((command) => !notDrawn.has(command));
  const starts = drawn.filter((command) => transitions[command].from.length === 0);
  const edges = [
    ...starts.map((command) => `  [*] --> ${nextPhase(command, undefined)}: ${command}`),
    ...phases.flatMap((phase) => edgesFrom(phase, drawn)),
    ...endPhases.map((phase) => `  ${phase} --> [*]`),
  ];
  return ['```mermaid', 'stateDiagram-v2', ...edges, '```'].join('\n');
}

function edgesFrom(phase: Phase, drawn: readonly CommandType[]): string[] {
  const leaving = drawn.filter(
    (command) => transitions[command].from.includes(phase) && nextPhase(command, phase) !== phase,
  );
  const reached = new Set(leaving.map((command) => nextPhase(command, phase)));
  return [...reached].map((next) => {
    const labels = leaving.filter((command) => nextPhase(command, phase) === next);
    return `  ${phase} --> ${next}: ${labels.join(', ')}`;
  });
}
