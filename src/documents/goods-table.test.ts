import { describe, expect, it } from 'vitest';
import { formatMoney } from '#domain/values/money.ts';
import { countedInNotes, deductionNote, plainNote, remarkNotes } from './goods-notes.ts';
import { countCell, type GoodsLine, goodsTable } from './goods-table.ts';

const columns = [{ title: 'Pos.' }, { title: 'Gerät' }, { title: 'Menge' }, { title: 'Einzelpreis' }];

interface Sold {
  readonly title?: string;
  readonly description: string;
  readonly said?: string;
  readonly amount?: number;
  readonly remarks?: string;
  readonly countedIn?: readonly string[];
  readonly price?: number;
}

function lineOf(at: number, sold: Sold): GoodsLine {
  const { title = 'Lenovo ThinkPad T480', description, said, remarks, countedIn = [] } = sold;
  const goods = { title, description, serialNumbers: [`SN-${at}`], site: 'Ulm' };
  const deduction = { name: 'Displayschaden', amount: sold.amount ?? 4_000, ...(said !== undefined && { said }) };
  return {
    goods,
    more: () => [...remarkNotes(remarks), ...countedInNotes(countedIn), deductionNote(deduction, goods)],
    cells: [countCell(1), formatMoney(sold.price ?? 10_000)],
  };
}

/** The entries of a long paper, with the rows of its table before them. */
function readingOf(kinds: readonly [Sold, ...Sold[]], count = 24): string[] {
  const lines = Array.from({ length: count }, (_, at) => lineOf(at, kinds[at % kinds.length] ?? kinds[0]));
  return goodsTable({ columns, lines })
    .flatMap((block) => {
      if (block.type === 'columns') return block.parts.map(({ text }) => text);
      if (block.type !== 'table') return 'text' in block ? [block.text] : [];
      return block.rows.map((row) => row.flatMap(({ text, notes = [] }) => [text, ...notes]).join(' | '));
    })
    .map((text) => text.replaceAll('\u00a0', ' '));
}

describe('many positions on a paper', () => {
  it('say once what all of a model have in common, and of each only what tells it apart', () => {
    const reading = readingOf([
      {
        ...{ description: '16 GB, 256 GB SSD, mit Netzteil, Zustand C', said: 'mit Netzteil', remarks: 'Ecke ab' },
        countedIn: ['Zustand C'],
      },
      {
        ...{ description: '16 GB, 512 GB SSD, ohne Netzteil, Zustand C', countedIn: ['Zustand C', 'ohne Netzteil'] },
        amount: 3_850,
        price: 9_000,
      },
    ]);
    expect(reading).toContain(
      '24 Pos. | Lenovo ThinkPad T480 | 16 GB, Zustand C | Schon eingerechnet: Zustand C | 2 Ausführungen, unten im Einzelnen | 24 | siehe unten',
    );
    expect(reading.find((text) => text.includes('SN-0;'))).toMatch(
      /SN-22\. Einzelpreis 100,00 €; 256 GB SSD, mit Netzteil; „Ecke ab“; Displayschaden −40,00 €$/,
    );
    expect(reading.find((text) => text.includes('SN-1;'))).toMatch(
      /SN-23\. Einzelpreis 90,00 €; 512 GB SSD; schon eingerechnet: ohne Netzteil; Displayschaden −38,50 €$/,
    );
    expect(reading).toContain(
      'Mit Seriennummer, Inventarnummer und Standort laut Ihrer Angabe. Beträge mit Minus sind die möglichen Abzüge je Gerät. Was nicht als defekt bezeichnet ist, funktioniert laut Ihrer Angabe. In Anführungszeichen steht Ihre Anmerkung.',
    );
  });

  it('explain nothing that does not stand on them: of what was found the minus is no possible deduction', () => {
    const lines = Array.from({ length: 24 }, (_, at): GoodsLine => {
      const goods = { title: 'Lenovo ThinkPad T480', description: '', serialNumbers: [`SN-${at}`] };
      const found = plainNote(`1 × ohne Netzteil, je 15,00 €: − ${15 + (at % 2)},00 €`);
      const remark = remarkNotes(at % 3 === 0 ? 'Ecke ab' : 'wie neu');
      const forAll = deductionNote({ name: 'Displayschaden', amount: 4_000 }, goods);
      return { goods, more: () => [...remark, found, forAll], cells: [countCell(1), ''] };
    });
    const texts = goodsTable({ columns, lines }).flatMap((block) => (block.type === 'paragraph' ? [block.text] : []));
    expect(texts.at(-1)).toBe(
      'Mit Seriennummer, Inventarnummer und Standort laut Ihrer Angabe. In Anführungszeichen steht Ihre Anmerkung.',
    );
  });

  it('keep the answer to which a deduction belongs where the description does not say it', () => {
    const reading = readingOf([
      { description: '16 GB', said: 'funktioniert, mit Verpackung' },
      { description: '8 GB', said: 'funktioniert', amount: 3_850 },
    ]);
    expect(reading.join('\n')).toContain('16 GB; Displayschaden −40,00 € (Sie sagen: mit Verpackung)');
    expect(reading.join('\n')).toContain('8 GB; Displayschaden −38,50 €');
  });

  it('never take for common what two devices say of different parts', () => {
    const reading = readingOf([{ description: '8 GB, 16 GB' }, { description: '16 GB, 8 GB', price: 9_000 }]);
    expect(reading.join('\n')).toContain('; 8 GB, 16 GB');
    expect(reading.join('\n')).toContain('; 16 GB, 8 GB');
  });

  it('are one row where there are many models with one position each, and every one is named', () => {
    const lines = Array.from({ length: 61 }, (_, at) => lineOf(at, { title: `Modell ${at}`, description: `${at} GB` }));
    const [, table, , , entries] = goodsTable({ columns, lines });
    expect(table).toMatchObject({ rows: [[{ text: '61 Pos.' }, { text: '61 Modelle, je eine Position' }, {}, {}]] });
    expect(entries).toMatchObject({ type: 'columns' });
    const texts = entries?.type === 'columns' ? entries.parts.map(({ text }) => text.replaceAll('\u00a0', ' ')) : [];
    expect(texts[61]).toBe('Pos. 61: Modell 60, SN-60, Ulm. 60 GB');
  });
});
