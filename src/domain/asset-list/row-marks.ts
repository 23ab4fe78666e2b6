import type { ColumnMeaning, ListColumn, ListRow, UnwantedReason } from './asset-list.ts';
import { isPersonalValue, saysNothing } from './cell-kinds.ts';
import { fold } from './fold.ts';
import { withoutPersonal } from './redact.ts';

/** What a row says about the goods as its owner keeps them, not about what they are. */
export type RowMarks = Pick<ListRow, 'inventoryNumbers' | 'site' | 'unwanted'>;

interface MarkedCell {
  readonly meaning: ColumnMeaning;
  readonly header: string;
  readonly text: string;
}

/** Inventory numbers, site and whether the goods should stay; `sheet` is the sheet's name. Nothing personal is in it (IMP-01). */
export function rowMarks(columns: readonly ListColumn[], cells: readonly string[], sheet: string): RowMarks {
  const told = columns.flatMap(({ column, header, meaning }): MarkedCell[] => {
    const text = (cells[column] ?? '').trim();
    return meaning === 'personal' || saysNothing(text) ? [] : [{ meaning, header, text }];
  });
  const personal = columns.flatMap(({ column, meaning }) => (meaning === 'personal' ? [cells[column] ?? ''] : []));
  const inventoryNumbers = [
    ...new Set(told.filter(({ meaning }) => meaning === 'assetTag').flatMap(({ text }) => numbersIn(text, personal))),
  ].slice(0, maxNumbers);
  const site = siteIn(told, personal);
  const unwanted = told.map(unwantedIn).find((reason) => reason !== undefined) ?? unwantedOf(fold(sheet));
  return {
    ...(inventoryNumbers.length > 0 && { inventoryNumbers }),
    ...(site !== undefined && { site }),
    ...(unwanted !== undefined && { unwanted }),
  };
}

const maxNumbers = 1_000;
const longest = 100;

const numbersIn = (cell: string, personal: readonly string[]) =>
  cell
    .split(/[,;\n]|\s\/\s|\s+(?:und|and|\+|&)\s+/i)
    .map((part) => shown(part, personal))
    .filter((part) => /\d/.test(part) && !isPersonalValue(part));

const shown = (text: string, personal: readonly string[]) =>
  withoutPersonal(text, personal).replace(/\s+/g, ' ').trim().slice(0, longest);

/** The column that names a place of the company comes before rooms and racks. */
function siteIn(cells: readonly MarkedCell[], personal: readonly string[]): string | undefined {
  const places = cells.filter(({ meaning, text }) => meaning === 'place' && !isPersonalValue(text));
  const site = places.find(({ header }) => isSite.test(fold(header)));
  const written = site === undefined ? '' : shown(site.text, personal);
  return written === '' ? undefined : written;
}

const isSite = /standort|niederlassung|filiale|gebaeude|werk|\bort\b|location|\bsite\b|building/;

/** Columns in which people write what is to become of goods; what is for sale is not told by a name. */
const remarked: readonly ColumnMeaning[] = ['remarks', 'condition', 'accessories', 'place', 'other'];

function unwantedIn({ meaning, header, text }: MarkedCell): UnwantedReason | undefined {
  if (!remarked.includes(meaning)) return undefined;
  const folded = fold(text.slice(0, 600));
  // 'Leasing: ja', 'Leasingvertrag: LV-4711'
  if (meaning === 'other' && /leasing/.test(fold(header)) && !/^(nein|no|n|0|-|kein.*|eigentum|gekauft)$/.test(folded))
    return leasingIsOver.test(folded) ? undefined : 'leased';
  // 'Festplatte bleibt bei uns': the device goes along.
  return unwantedOf(folded.replace(drivesStay, ' '));
}

const drivesStay =
  /\b(?:fest ?platten?|hdds?|ssds?|nvmes?|datentraeger|laufwerke?|platten?|drives?)\b(?: \w+){0,2}? (?:verbleib\w*|bleib(?:t|en)|behalten|behaelt)(?: (?:bei uns|hier|da|im haus|vor ort))?/g;

const leasingIsOver =
  /\b(ex|ehemals|frueher(es)?|kein(e|er)?|nicht|ohne)[- ]*(im )?leas|leas\w*[- ]*(ruecklaeufer|ist |war )?(beendet|abgelaufen|ausgelaufen|abgeloest|ende|zu ende|uebernommen)|leasingruecklaeufer/;
const leased = /\bleas(ing|ed|e)|\bleasing|\bgeleast|\bmietgeraet\w*|\bgemietet\b/;
const notForSale =
  /\bnicht (mit ?nehmen|mitgeben|abgeben|abzugeben|verkaufen|zu verkaufen|verkaeuflich|abholen|zum verkauf)\b|\bunverkaeuflich\b|\b(kommt|geht|gehen|kommen|soll|sollen) nicht mit\b|\bbleib(t|en) (hier|da|stehen|im haus|vor ort|bei uns|im einsatz|in betrieb)\b|\b(wird|werden) (noch|weiter(hin)?) (gebraucht|benoetigt|genutzt|verwendet)\b|\b(do not|don't) (take|sell|collect)\b|\bnot for sale\b/;
const gone =
  /\b(bereits|schon|already) (weg|verkauft|entsorgt|abgeholt|abgegeben|zurueck\w*|verschrottet|verschenkt|verliehen|sold|gone)\b|^(verkauft|entsorgt|verschrottet|gestohlen|verschenkt|abgeholt|verloren|ausgetragen|sold|stolen|disposed)( am .*| \d.*)?$|\bnicht mehr (da|vorhanden|vor ort|im haus|auffindbar|im bestand)\b|\b(wurde|wurden|ist|sind) (gestohlen|verschrottet|entsorgt|verkauft)\b/;

function unwantedOf(folded: string): UnwantedReason | undefined {
  if (gone.test(folded)) return 'gone';
  if (notForSale.test(folded)) return 'notForSale';
  return leased.test(folded) && !leasingIsOver.test(folded) ? 'leased' : undefined;
}

/** What a heading over rows says of all of them ('Leasing', 'Nicht mitnehmen:'); undefined for a text that says more, as a device's name does. */
export function unwantedUnder(heading: string): UnwantedReason | undefined {
  const folded = fold(heading).replace(/[:.!\s]+$/, '');
  return folded.length <= 40 && !/\d/.test(folded) ? unwantedOf(folded) : undefined;
}
