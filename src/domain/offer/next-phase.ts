import { type CommandType, commands } from './commands.ts';
import { phaseAfter } from './event-record.ts';
import { events } from './events.ts';
import type { Phase } from './phase.ts';

/** Where the events of a command lead from a phase, or from any phase that none of them names (undefined). */
export function leadsTo(command: CommandType, from: Phase | undefined): Phase | 'same' {
  let reached: Phase | 'same' = 'same';
  for (const type of commands[command].events) {
    const next = phaseAfter(events[type].to, reached === 'same' ? from : reached);
    if (next !== 'same') reached = next;
  }
  return reached;
}
