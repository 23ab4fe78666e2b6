import { z } from 'zod';
import { maxSearchLength } from '#contract/goods/max-search-length.ts';
import { lowPackagingSchema } from '#contract/parcels/packaging.ts';
import { stages } from '#domain/offer/phase.ts';
import { type DeskSide, deskGroups, deskSides, deskTasks } from '#domain/sale/desk-tasks.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { assignedSchema } from './desk-assign.ts';

/** The parts of the work list, in the order of its tabs. */
export const queueTabs = ['ours', 'theirs', 'underway', 'blocked', 'all'] as const;
export type QueueTab = (typeof queueTabs)[number];

/** The side whose sales a part shows; undefined for those that go by something else. */
export const sideOfTab: Readonly<Record<QueueTab, DeskSide | undefined>> = {
  ours: 'ours',
  theirs: 'theirs',
  underway: 'underway',
  blocked: undefined,
  all: undefined,
};

/** Rows of the first answer, which comes at once; what is asked for after it comes in larger pieces, since all of them are read again with each change. */
export const queuePageLength = { first: 50, further: 200 } as const;

const euros = z.coerce.number().int().min(0).max(100_000_000);

/** How the work list is narrowed; an address of the desk holds the same words. */
export const queueFilterSchema = z.strictObject({
  tab: z.enum(queueTabs).default('ours'),
  /** Where in the house it lies. */
  group: z.enum(deskGroups).optional(),
  /** What is to be done. */
  task: z.enum(keysOf(deskTasks)).optional(),
  stage: z.enum(stages).optional(),
  /** Only where a question of either side waits for an answer. */
  question: z.literal('open').optional(),
  /** Only one's own, or those and what is nobody's. */
  assigned: z.enum(['me', 'meOrNobody']).optional(),
  search: z.string().max(maxSearchLength).optional(),
  /** Whole euros. */
  from: euros.optional(),
  to: euros.optional(),
});
export type QueueFilter = z.infer<typeof queueFilterSchema>;

/** Query of GET /desk/api/queue: `after` is `next` of the answer before. */
export const queueQuerySchema = queueFilterSchema.extend({ after: z.string().max(200).optional() });

/** Views of a sale in which a note is cleared. */
export const queueNoteViews = [
  'rueckfragen',
  'gebot',
  'geraete',
  'kennzeichen',
  'loeschung',
  'verlauf',
  'auftragsverarbeitung',
  'rechnung',
  'versand',
  'ruecksendung',
  'steuer',
] as const;

/** What has to be known before a sale is opened. */
export const queueNoteSchema = z.object({
  /** Nothing goes on before it is cleared. */
  isBlocking: z.boolean(),
  text: z.string(),
  /** The view of the sale in which it is cleared, as its address names it; absent where that is the sale's first. */
  view: z.enum(queueNoteViews).exactOptional(),
});
export type QueueNote = z.infer<typeof queueNoteSchema>;

/** A row of the work list. */
export const queueRowSchema = z.object({
  id: z.string(),
  /** As people know it: of the order, else of the inquiry. */
  number: z.string(),
  created: z.string(),
  seller: z.string(),
  offeredAsBusiness: z.boolean(),
  title: z.string(),
  task: z.enum(keysOf(deskTasks)),
  /** Whose turn it is: that of the task, unless a question waits for an answer. */
  side: z.enum(deskSides),
  /** The seller's days for the answer are over. */
  isExpired: z.literal(true).exactOptional(),
  /** Day until which it is due. */
  due: z.string().exactOptional(),
  /** Euros: paid, adjusted, agreed or bid; for an inquiry what the price book makes of it. */
  value: z.number().exactOptional(),
  isEstimate: z.literal(true).exactOptional(),
  notes: z.array(queueNoteSchema),
  /** Who looks after it; absent where nobody does. */
  assigned: assignedSchema.exactOptional(),
  /** The customer has it open right now. */
  customerIsLooking: z.boolean(),
});
export type QueueRow = z.infer<typeof queueRowSchema>;

/** Answer of GET /desk/api/queue: whose turn, then by the day, then by the value. */
export const queueSchema = z.object({ rows: z.array(queueRowSchema), next: z.string().exactOptional() });
export type Queue = z.infer<typeof queueSchema>;

const count = z.int();

/** How much of a group there is, and how much of it is our turn. */
const groupCountSchema = z.object({ group: z.enum(deskGroups), all: count, ours: count });

/** Answer of GET /desk/api/queueCounts: of the tabs and of the groups of what is not over. */
export const queueCountsSchema = z.object({
  tabs: z.record(z.enum(queueTabs), count),
  groups: z.array(groupCountSchema),
  /** Gegenvorschläge that wait for our answer. */
  counterbids: count,
  /** Sales with an open question of either side, and of those where we owe the answer. */
  questions: z.object({ all: count, ours: count }),
  /** When the inquiry was made that waits longest for our bid. */
  oldestInquiry: z.string().exactOptional(),
  /** Of our turn, due today or before. */
  dueToday: count,
  /** Packaging of which too little is there, for whoever sends it. */
  lowPackaging: lowPackagingSchema.exactOptional(),
});
export type QueueCounts = z.infer<typeof queueCountsSchema>;
