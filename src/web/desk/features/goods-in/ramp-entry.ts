import { z } from 'zod';
import {
  type SentScan,
  type SentUndo,
  scanResultSchema,
  sendScansSchema,
  type UnitChange,
} from '#contract/devices/units.ts';

/**
 * The units that something is about: by their plates, or, while those are not given yet, by the scan that counted them, all of them or
 * the one at a place.
 */
export type RampUnits = { readonly plates: readonly string[] } | { readonly scanId: string; readonly place?: number };

/** What was done at the ramp and has to reach the server. */
export type RampWork =
  | { readonly kind: 'scan'; readonly scan: SentScan | SentUndo }
  | { readonly kind: 'change'; readonly of: RampUnits; readonly change: UnitChange }
  | { readonly kind: 'photo'; readonly of: RampUnits; readonly file: File }
  /** A photo of how the goods came; without its file once the server has it. */
  | { readonly kind: 'proof'; readonly file?: File };

const entrySchema = z.object({
  id: z.string(),
  /** Rises from one to the next. */
  order: z.number(),
  offerId: z.string(),
  /** Id of the member of staff who did it: nobody sends in another's name. */
  by: z.string(),
  state: z.enum(['waiting', 'told', 'stored', 'refused']),
  work: z.custom<RampWork>((kept) => isWork(kept)),
  /** What the screen said it was, before the server had seen it. */
  expected: z.string().optional(),
  /** What the server says it was. */
  scanResult: scanResultSchema.optional(),
  /** Under which address the server keeps it, until the receipt names it. */
  stored: z.string().optional(),
  /** Why the server did not take it. */
  refusal: z.string().optional(),
});

/** Something that was done at the ramp: it waits, was told what it is, is stored for the receipt, or was refused and waits for somebody to decide. */
export type RampEntry = z.infer<typeof entrySchema>;

const workSchemas = z.union([
  z.object({ kind: z.literal('scan'), scan: sendScansSchema.shape.scans.element }),
  z.object({ kind: z.literal('change'), of: z.unknown(), change: z.object({}) }),
  z.object({ kind: z.literal('photo'), of: z.unknown(), file: z.instanceof(Blob) }),
  z.object({ kind: z.literal('proof'), file: z.instanceof(Blob).optional() }),
]);
const isWork = (kept: unknown) => workSchemas.safeParse(kept).success;

/** An entry as the browser kept it; undefined where an earlier program wrote it in another form. */
export function readRampEntry(kept: unknown): RampEntry | undefined {
  // What the server says had another name in an earlier program: what hangs on it still waits to be sent.
  const former = z.object({ told: scanResultSchema }).safeParse(kept).data;
  const entry = entrySchema.safeParse(kept).data;
  return entry && former ? { scanResult: former.told, ...entry } : entry;
}

/** The units that a work is about; a scan and a photo of a parcel are about none. */
export function unitsOfWork(work: RampWork): RampUnits {
  return 'of' in work ? work.of : { plates: [] };
}

/** Plates of units that something is about; undefined while the scan that counts them has not been told. */
export function platesOf(of: RampUnits, entries: readonly RampEntry[]): readonly string[] | undefined {
  if ('plates' in of) return of.plates;
  const plates = entries.find(({ id }) => id === of.scanId)?.scanResult?.plates;
  return plates && platesAt(plates, of);
}

/** Of the plates that a scan gave those that are meant. */
export function platesAt(plates: readonly string[], of: RampUnits): readonly string[] {
  return 'place' in of && of.place !== undefined ? plates.slice(of.place, of.place + 1) : plates;
}

/** Whether an entry is about what a scan counted. */
export function isAboutScan({ work }: RampEntry, scanId: string): boolean {
  const of = unitsOfWork(work);
  return 'scanId' in of && of.scanId === scanId;
}
