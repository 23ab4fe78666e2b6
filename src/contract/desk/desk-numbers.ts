import { z } from 'zod';

const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);
const count = z.int().min(0);
const euros = z.number();

/** Query of GET /desk/api/numbers: the first and the last month, 36 at most. */
export const numbersQuerySchema = z.strictObject({ from: month, to: month });
export type NumbersQuery = z.infer<typeof numbersQuerySchema>;

/** The tables behind the charts, each a file. */
export const numberTables = ['months', 'findings', 'bidders', 'values'] as const;
export type NumberTable = (typeof numberTables)[number];

/** Query of GET /desk/api/numbersFile. */
export const numbersFileQuerySchema = numbersQuerySchema.extend({ table: z.enum(numberTables) });

/** Minutes from an inquiry to the first bid that a person made. */
const waitingSchema = z.object({ median: z.number(), nineOfTen: z.number() });

const figuresSchema = z.object({
  inquiries: count,
  withBid: count,
  atOnce: count,
  waiting: waitingSchema.exactOptional(),
  accepted: count,
  ended: count,
  open: count,
  counterbids: count,
  counterbidsAccepted: count,
  settled: count,
  adjusted: count,
  paid: count,
  promised: count,
  onTime: count,
  agreedAmount: euros,
  paidAmount: euros,
});
export type FiguresView = z.infer<typeof figuresSchema>;

/** Answer of GET /desk/api/numbers; amounts in euros, net of businesses and whole of private sellers. */
export const numbersSchema = z.object({
  total: figuresSchema,
  months: z.array(z.object({ month: z.string(), figures: figuresSchema })),
  /** Why prices were adjusted: in how many sales, at how many devices, by how much. */
  findings: z.array(z.object({ name: z.string(), sales: count, units: count, amount: euros })),
  /** Whose bids were kept and adjusted: staff by address, or the price book. */
  bidders: z.array(z.object({ name: z.string(), settled: count, adjusted: count, amount: euros })),
  /** What was agreed, by month and category. */
  values: z.array(z.object({ month: z.string(), category: z.string(), amount: euros })),
});
export type Numbers = z.infer<typeof numbersSchema>;
