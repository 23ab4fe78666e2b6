import { randomUUID } from 'node:crypto';

interface LongOffer {
  readonly items: readonly LongItem[];
  /** The lines of a bid for all of them. */
  readonly lines: readonly object[];
}

interface LongItem {
  readonly id: string;
  readonly freetext: string;
  readonly quantity: number;
  readonly serialNumbers: readonly string[];
  readonly inventoryNumbers: readonly string[];
  readonly site: string;
}

const models = [
  { freetext: 'Lenovo ThinkPad T480', unitPrice: 118, deductions: [{ name: 'ohne Netzteil', amount: 15 }] },
  { freetext: 'Dell Latitude 5400', unitPrice: 90, deductions: [{ name: 'Displayschaden', amount: 40 }] },
  { freetext: 'HP EliteDesk 800 G4', unitPrice: 66, deductions: [] },
  { freetext: 'Dell PowerEdge R640', unitPrice: 500, deductions: [{ name: 'ohne Einbauschienen', amount: 20 }] },
] as const;
const sites = ['Hamburg', 'Leipzig', 'München'];
const numbered = (prefix: string, at: number) => `${prefix}${String(at + 1).padStart(5, '0')}`;

/** So many positions of four models at three sites, one device each with its numbers: 'SN00001' and 'IT-00001' are the first's. */
export function longOffer(positions: number): LongOffer {
  const rows = Array.from({ length: positions }, (_, at) => {
    const { freetext, unitPrice, deductions } = models[at % models.length] ?? models[0];
    const item: LongItem = {
      id: `item-${randomUUID()}`,
      freetext,
      quantity: 1,
      serialNumbers: [numbered('SN', at)],
      inventoryNumbers: [numbered('IT-', at)],
      site: sites[at % sites.length] ?? '',
    };
    // Better equipped devices cost 12 € more.
    return { item, line: { itemId: item.id, unitPrice: unitPrice + (at % 5 === 0 ? 12 : 0), deductions } };
  });
  return { items: rows.map(({ item }) => item), lines: rows.map(({ line }) => line) };
}
