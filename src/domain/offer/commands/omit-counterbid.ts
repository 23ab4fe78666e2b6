import { ownInquiry } from '../parties/own-process.ts';
import { command } from './command-record.ts';

/** The customer names no price either: the inquiry ends. */
export const omitCounterbid = command<{ inquiryId: string }>()({
  actors: ['customer'],
  from: ['counterbidOpen'],
  events: ['counterbidOmitted'],
  names: ownInquiry,
  decide: () => [{ type: 'counterbidOmitted', data: {} }],
  isRepeat: ({ phase }) => phase === 'declined',
});
