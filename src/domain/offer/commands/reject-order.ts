import { isOver } from '#domain/values/day.ts';
import { command } from './command-record.ts';

/** The provider ends an order, for a reason; an adjusted bid has its answer day first. */
export const rejectOrder = command<{ reason: string }>()({
  actors: ['provider'],
  from: ['ordered', 'handover', 'inTransit', 'received', 'erased', 'tested', 'adjusted'],
  events: ['orderRejected'],
  guard: (state, { now }) =>
    state.phase === 'adjusted' && !isOver(state.adjustment.answerUntil, now) ? 'answerDayNotOver' : undefined,
  decide: (_state, { reason }) =>
    reason.trim() === '' ? 'reasonMissing' : [{ type: 'orderRejected', data: { reason } }],
});
