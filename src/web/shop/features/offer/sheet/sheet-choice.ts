/** Which positions of a long sheet are shown, as the address says it: back, reload and a link show the same. */
export interface SheetChoice {
  readonly search: string;
  readonly byValue: boolean;
  readonly only?: OnlyRows | undefined;
  readonly site?: string | undefined;
  /** Of the models, from 1. */
  readonly page: number;
  /** Models that are open, by their place in the sheet, each with the page of its positions; absent while nobody opened or closed one. */
  readonly open?: ReadonlyMap<number, number> | undefined;
}

export const onlyRows = ['lowered', 'left'] as const;
/** Only what may be or was lowered, or what the seller does not sell. */
export type OnlyRows = (typeof onlyRows)[number];

/** A hundred serial numbers fit in. */
export const maxSheetSearch = 2_000;

const words: Record<OnlyRows, string> = { lowered: 'abzug', left: 'abgewaehlt' };
const highestPage = 1_000;

/** Reads the choice out of an address; whatever it does not know counts as not said. */
export function sheetChoiceOf(searchPart: string): SheetChoice {
  const said = new URLSearchParams(searchPart);
  const open = said.get('offen');
  return {
    search: (said.get('suche') ?? '').slice(0, maxSheetSearch),
    byValue: said.get('nach') === 'wert',
    only: onlyRows.find((only) => words[only] === said.get('nur')),
    site: said.get('ort') ?? undefined,
    page: pageOf(said.get('seite')),
    open: open === null ? undefined : openModels(open),
  };
}

/** The part of the address behind its path, which says a choice; what else stands in it stays. */
export function sheetAddress({ search, byValue, only, site, page, open }: SheetChoice, searchPart = ''): string {
  const said = new URLSearchParams(searchPart);
  const say = (name: string, value: string | undefined) => {
    if (value === undefined) said.delete(name);
    else said.set(name, value);
  };
  say('suche', search.trim() || undefined);
  say('nach', byValue ? 'wert' : undefined);
  say('nur', only && words[only]);
  say('ort', site);
  say('seite', page > 1 ? String(page) : undefined);
  say('offen', open && [...open].map(([at, shown]) => (shown > 1 ? `${at}.${shown}` : at)).join('-'));
  return said.size === 0 ? '' : `?${said}`;
}

/** Whether positions are left out by the choice. */
export function isSheetNarrowed({ search, only, site }: SheetChoice): boolean {
  return search.trim() !== '' || only !== undefined || site !== undefined;
}

function openModels(said: string): ReadonlyMap<number, number> {
  const places = said.split('-').flatMap((one) => {
    const [at = '', page] = one.split('.');
    return /^\d{1,5}$/.test(at) ? [[Number(at), pageOf(page ?? null)] as const] : [];
  });
  return new Map(places);
}

function pageOf(said: string | null): number {
  const page = Number(said);
  return Number.isInteger(page) && page > 0 ? Math.min(page, highestPage) : 1;
}
