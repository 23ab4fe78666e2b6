/** What a haulier has to know about the place where goods are fetched (LOG-30). */
export interface SiteAccess {
  /** Number of pallets as the customer counts them. */
  readonly pallets: string;
  /** Ramp or forklift. */
  readonly loading: string;
  /** Whether the lorry needs a tail lift. */
  readonly tailLift: string;
  /** Floor, and whether there is a lift. */
  readonly floor: string;
  readonly hours: string;
  /** What keeps a lorry out: weight, height, narrow streets. */
  readonly restrictions: string;
  /** Everything else in the customer's own words. */
  readonly notes: string;
}

type Named = Exclude<keyof SiteAccess, 'notes'>;

const names: Record<Named, string> = {
  pallets: 'Paletten',
  loading: 'Verladung',
  tailLift: 'Hebebühne nötig',
  floor: 'Stockwerk',
  hours: 'Geöffnet',
  restrictions: 'Zufahrt',
};
const keys: readonly Named[] = ['pallets', 'loading', 'tailLift', 'floor', 'hours', 'restrictions'];

/** Writes what is known as the remarks of a pickup, a line for each answer and the customer's own words below. */
export function remarksOf(access: SiteAccess): string {
  const lines = keys.filter((key) => access[key] !== '').map((key) => `${names[key]}: ${access[key]}`);
  return [...lines, ...(access.notes === '' ? [] : [access.notes])].join('\n');
}

/** Reads the remarks of a pickup back; a line that answers nothing belongs to the customer's own words. */
export function siteAccessOf(remarks: string): SiteAccess {
  const access = { pallets: '', loading: '', tailLift: '', floor: '', hours: '', restrictions: '' };
  const lines = remarks.split('\n');
  let read = 0;
  for (const key of keys) {
    const start = `${names[key]}: `;
    const line = lines[read];
    if (line === undefined || !line.startsWith(start) || line === start) continue;
    access[key] = line.slice(start.length);
    read += 1;
  }
  return { ...access, notes: lines.slice(read).join('\n') };
}
