import { adjustmentReminderMail } from '#mail/adjustment-reminder.tsx';
import { bidReminderMail } from '#mail/bid-reminder.tsx';
import type { Reminder } from './reminder.ts';

const times = [
  { hoursLeft: 48, tooLateAt: 24 },
  { hoursLeft: 24, tooLateAt: 0 },
] as const;

const ofBid: Pick<Reminder, 'mail' | 'dayOf' | 'isOpen'> = {
  mail: bidReminderMail,
  dayOf: (event) => (event.type === 'bidSubmitted' ? event.data.validUntil : undefined),
  isOpen: (state, event) => state.phase === 'bidPlaced' && state.priceVersion === event.version,
};

const ofAdjustment: Pick<Reminder, 'mail' | 'dayOf' | 'isOpen'> = {
  mail: adjustmentReminderMail,
  dayOf: (event) => (event.type === 'bidAdjusted' ? event.data.answerUntil : undefined),
  isOpen: (state, event) => state.phase === 'adjusted' && state.priceVersion === event.version,
};

/** 48 and 24 hours before the end of a bid and of an adjusted bid. */
export const reminders: readonly Reminder[] = [ofBid, ofAdjustment].flatMap((question) =>
  times.map((time) => ({ ...question, ...time, name: `${question.mail.name}-${time.hoursLeft}` })),
);
