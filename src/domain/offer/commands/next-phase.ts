import { phaseAfter } from '../events/event-record.ts';
import { events } from '../events/events.ts';
import type { Phase } from '../phase.ts';
import { type CommandType, commands } from './commands.ts';

/** Where the events of a command lead from a phase, or from any phase that none of them names (undefined); `fully` with all that it may record. */
export function leadsTo(command: CommandType, from: Phase | undefined, fully = false): Phase | 'same' {
  const { events: usual, alsoRecords } = commands[command];
  let reached: Phase | 'same' = 'same';
  for (const type of fully ? [...usual, ...alsoRecords] : usual) {
    const next = phaseAfter(events[type].to, reached === 'same' ? from : reached);
    if (next !== 'same') reached = next;
  }
  return reached;
}
