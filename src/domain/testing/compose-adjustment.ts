import type { AdjustedLineInput } from '#domain/offer/commands/adjust-bid.ts';
import type {
  DeductedUnit,
  FoundDefect,
  Receipt,
  TestedUnit,
  TestResult,
  WaivedDeduction,
} from '#domain/offer/facts.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { openLines } from '#domain/offer/price/open-deductions.ts';
import type { SheetLine } from '#domain/offer/price/sheet.ts';

/** What is known of a sale after its test. */
export interface InspectedSale {
  readonly items: readonly Pick<OfferItem, 'id' | 'configuration'>[];
  readonly agreement: { readonly lines: readonly SheetLine[] };
  readonly receipt: Receipt;
  readonly testing: { readonly results: readonly TestResult[] };
}

/** What the provider decides in the seller's favour, and what proves that units are missing. */
export interface AdjustmentChoice {
  readonly waived?: readonly { readonly findingIds: readonly string[]; readonly note: string }[];
  /** Addresses of photos that prove what is missing of every line, beside those of the receipt. */
  readonly missingEvidence?: readonly string[];
}

/** What findings and the frozen sheet say of each line, the units that are missing included; nobody types an amount. */
export function composeAdjustment(
  { items, agreement, receipt, testing }: InspectedSale,
  { waived = [], missingEvidence = [] }: AdjustmentChoice = {},
): AdjustedLineInput[] {
  const notes = new Map(waived.flatMap(({ findingIds, note }) => findingIds.map((id) => [id, note] as const)));
  const received = new Map(receipt.lines.map((line) => [line.itemId, line.received]));
  const results = new Map(testing.results.map((result) => [result.itemId, result.units ?? []]));
  return openLines(agreement.lines, items).map((line) => {
    const { itemId, quantity } = line;
    const units = results.get(itemId) ?? [];
    const isShort = (received.get(itemId) ?? 0) < quantity;
    const each = line.deductions.map(({ name }) => applied(name, units, notes));
    const waivedHere = each.flatMap((one) => one.waived);
    return {
      itemId,
      missingEvidence: isShort ? [...new Set([...(receipt.proof?.photos ?? []), ...missingEvidence])] : [],
      deductions: each.flatMap(({ name, found }) => (found.length === 0 ? [] : [deductionOf(name, found)])),
      ...(waivedHere.length > 0 && { waived: waivedHere }),
    };
  });
}

interface Applied {
  readonly name: string;
  readonly found: DeductedUnit[];
  readonly waived: WaivedDeduction[];
}

/** What of a line's devices gets a deduction; one that is waived for all its reasons on a device is not made there. */
function applied(name: string, units: readonly TestedUnit[], notes: ReadonlyMap<string, string>): Applied {
  const concerned = units.filter((unit) => unit.findings.some(({ deduction }) => deduction === name));
  const isWaived = ({ findings }: TestedUnit) =>
    findings.every(({ id, deduction }) => deduction !== name || notes.has(id));
  const found = concerned.filter((unit) => !isWaived(unit)).flatMap((unit) => foundOn(name, unit));
  const noteOf = ({ findings }: TestedUnit) =>
    findings.flatMap(({ id, deduction }) => (deduction === name ? (notes.get(id) ?? []) : []))[0] ?? '';
  const waived = [...Map.groupBy(concerned.filter(isWaived), noteOf)].map(([note, all]) => ({
    name,
    units: all.length,
    note,
  }));
  return { name, found, waived };
}

function foundOn(name: string, unit: TestedUnit): DeductedUnit[] {
  return foundUnits(unit, ({ deduction }) => deduction === name);
}

/** By line what was found and costs nothing: the sheet does not name it, or the price has taken it off already. */
export function informationOf({
  items,
  agreement,
  testing,
}: Pick<InspectedSale, 'items' | 'agreement' | 'testing'>): ReadonlyMap<string, DeductedUnit[]> {
  const sheet = new Map(openLines(agreement.lines, items).map((line) => [line.itemId, line.deductions]));
  return new Map(
    testing.results.map(({ itemId, units = [] }) => {
      const open = new Set(sheet.get(itemId)?.map(({ name }) => name));
      const isFree = ({ deduction }: FoundDefect) => deduction === undefined || !open.has(deduction);
      return [itemId, units.flatMap((unit) => foundUnits(unit, isFree))];
    }),
  );
}

function foundUnits(
  { plate, serial, inventoryNumber, findings }: TestedUnit,
  isMeant: (finding: TestedUnit['findings'][number]) => boolean,
): DeductedUnit[] {
  return findings.filter(isMeant).map(({ id, text, note, photos }) => ({
    plate,
    ...(serial !== undefined && { serial }),
    ...(inventoryNumber !== undefined && { inventoryNumber }),
    findingId: id,
    text,
    ...(note !== undefined && { note }),
    photos,
  }));
}

/** As one entry of the line: each device once, with every photo of it. */
function deductionOf(name: string, found: DeductedUnit[]): AdjustedLineInput['deductions'][number] {
  return {
    name,
    units: new Set(found.map(({ plate }) => plate)).size,
    evidence: [...new Set(found.flatMap(({ photos }) => photos))],
    found,
  };
}
