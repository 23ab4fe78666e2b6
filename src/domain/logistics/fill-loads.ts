/** Units of one line that are to be packed. */
export interface PackLine {
  readonly itemId: string;
  readonly units: number;
  /** Kilograms of one unit. */
  readonly weight: number;
  /** Share of one carton or pallet that one unit fills, above 0 and up to 1. */
  readonly share: number;
  /** Lines of the same company share a carton; undefined for goods that go with everything else that has none. */
  readonly company?: string;
}

/** Units of a line in one carton or on one pallet. */
export interface PackedUnits {
  readonly itemId: string;
  readonly units: number;
}

/** Cartons or pallets that are all packed alike. */
export interface FilledLoads {
  readonly count: number;
  readonly contents: readonly PackedUnits[];
  /** Kilograms of each. */
  readonly weight: number;
}

interface Open {
  readonly company: string | undefined;
  readonly contents: PackedUnits[];
  weight: number;
  share: number;
}

/** Sums of shares such as 20 × 1/20 come out a little above 1. */
const tolerance = 1e-9;

/**
 * Packs lines into cartons or pallets that hold `maxWeight` kilograms: full ones of a single line first, then what is left over,
 * the heaviest first, each where it still fits.
 */
export function fillLoads(lines: readonly PackLine[], maxWeight: number): FilledLoads[] {
  const full: FilledLoads[] = [];
  const rest: PackLine[] = [];
  for (const line of lines) {
    const most = unitsThatFit(line, maxWeight, 1);
    const count = Math.floor(line.units / most);
    if (count > 0) {
      full.push({ count, contents: [{ itemId: line.itemId, units: most }], weight: most * line.weight });
    }
    const units = line.units - count * most;
    if (units > 0) rest.push({ ...line, units });
  }
  const open: Open[] = [];
  for (const line of rest.toSorted((one, other) => other.weight - one.weight)) put(line, open, maxWeight);
  return [...full, ...open.map(({ contents, weight }) => ({ count: 1, contents, weight }))];
}

/** A unit that is too heavy or too large still gets a carton of its own. */
function unitsThatFit({ weight, share }: PackLine, freeWeight: number, freeShare: number): number {
  const fits = Math.min(Math.floor(freeWeight / weight + tolerance), Math.floor(freeShare / share + tolerance));
  return freeShare === 1 ? Math.max(1, fits) : Math.max(0, fits);
}

function put(line: PackLine, open: Open[], maxWeight: number): void {
  let { units } = line;
  for (const load of open) {
    if (units === 0) return;
    if (load.company !== line.company || load.share >= 1) continue;
    const fits = Math.min(units, unitsThatFit(line, maxWeight - load.weight, 1 - load.share));
    if (fits === 0) continue;
    add(load, line, fits);
    units -= fits;
  }
  while (units > 0) {
    const load: Open = { company: line.company, contents: [], weight: 0, share: 0 };
    const fits = Math.min(units, unitsThatFit(line, maxWeight, 1));
    add(load, line, fits);
    open.push(load);
    units -= fits;
  }
}

function add(load: Open, { itemId, weight, share }: PackLine, units: number): void {
  load.contents.push({ itemId, units });
  load.weight += units * weight;
  load.share += units * share;
}
