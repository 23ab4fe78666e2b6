import { describe, expect, it } from 'vitest';
import { differenceBlocks, protocolUnit, unitBlocks } from './tested-units.ts';

const goods = { title: 'Dell PowerEdge R640', description: '', serialNumbers: [], quantity: 3, received: 1 };
const photos = ['foto-1'];
const deducted = { id: 'f1', code: 'noPowerSupply', text: 'Netzteil fehlt', deduction: 'ohne Netzteil', photos };
const information = { id: 'f2', code: 'heavyWear', text: 'Deutliche Gebrauchsspuren', photos: [] };

describe('Devices in the Prüfprotokoll', () => {
  it('carry answers, grades, what the machine says, and what a finding costs by the sheet', () => {
    const unit = protocolUnit(
      {
        ...{ plate: 'E-7KQ2M9XA', serial: 'CZJ1', functional: 'A', cosmetic: 'C', at: '2026-11-23T10:00:00.000Z' },
        because: ['Deutliche Gebrauchsspuren'],
        answers: [{ name: 'Startet das Gerät?', value: 'startet' }],
        findings: [{ ...deducted, note: 'Auch im Karton keins' }, information],
        machine: {
          tool: 'lshw',
          lines: [{ what: 'Arbeitsspeicher', declared: '256 GB', found: '128 GB', differs: true }],
        },
      },
      [{ name: 'ohne Netzteil', amount: 5_000 }],
    );
    const text = JSON.stringify(unitBlocks([{ ...goods, result: 'deviating', units: [unit] }])).replaceAll(
      '\u00a0',
      ' ',
    );
    for (const words of [
      'Kennzeichen E-7KQ2M9XA, geprüft 23.11.2026',
      'Startet das Gerät: startet',
      'Ausgelesen mit lshw: Arbeitsspeicher 128 GB statt 256 GB',
      'Netzteil fehlt: im Preisblatt „ohne Netzteil“, 50,00 €, 1 Foto. Auch im Karton keins',
      'Deutliche Gebrauchsspuren: steht nicht im Preisblatt, kein Abzug.',
      'Note durch: Deutliche Gebrauchsspuren',
    ])
      expect(text).toContain(words);
  });

  it('are told together where many are alike, what all of a model have in common once', () => {
    const test = { functional: 'A', cosmetic: 'B', at: '2026-11-23T10:00:00.000Z' } as const;
    const answers = [{ name: 'Startet das Gerät?', value: 'startet' }];
    const units = Array.from({ length: 24 }, (_, at) =>
      protocolUnit(
        {
          ...{ ...test, answers, plate: `E-${at}`, serial: `PF-${at}`, inventoryNumber: `IT-${at}` },
          ...{ because: at === 3 ? ['Netzteil fehlt'] : [], findings: at === 3 ? [deducted] : [] },
        },
        [{ name: 'ohne Netzteil', amount: 5_000 }],
      ),
    );
    const columns = unitBlocks([{ ...goods, units }]).at(-1);
    const texts = columns?.type === 'columns' ? columns.parts.map(({ text }) => text.replaceAll('\u00a0', ' ')) : [];
    expect(texts.slice(0, 2)).toEqual(['Dell PowerEdge R640', 'Alle: geprüft 23.11.2026; Startet das Gerät: startet']);
    expect(texts[2]).toMatch(
      /^Funktion A, Optik B, ohne Befund: PF-0, E-0, IT-0; PF-1, E-1, IT-1; .*PF-23, E-23, IT-23$/,
    );
    expect(texts[3]).toBe(
      'Funktion A, Optik B. Netzteil fehlt: im Preisblatt „ohne Netzteil“, 50,00 €, 1 Foto, Note durch Netzteil fehlt: PF-3, E-3, IT-3',
    );
    expect(texts).toHaveLength(4);
  });

  it('are first told by what is not as it was declared: said, found, photo, equal ones together', () => {
    const said = { working: true, packagingAvailable: true, charger: true };
    const test = { functional: 'A', cosmetic: 'B', because: [], answers: [], at: '2026-11-23T10:00:00.000Z' } as const;
    const units = ['E-1', 'E-2'].map((plate) =>
      protocolUnit({ ...test, because: [], answers: [], plate, findings: [deducted] }, [], said),
    );
    const third = units.slice(0, 1).map((unit) => ({ ...unit, plate: 'E-3' }));
    const lines = [
      { ...goods, units },
      { ...goods, received: 3, units: third },
    ];
    const [heading, table] = differenceBlocks(lines);
    expect(heading).toMatchObject({ text: 'Was abweicht' });
    if (table?.type !== 'table') throw new Error('No table');
    expect(table.rows.map((cells) => cells.map(({ text, notes = [] }) => [text, ...notes].join(' / ')))).toEqual([
      ['Dell PowerEdge R640', '3 Stück', '1 Stück', 'ohne'],
      ['3 × Dell PowerEdge R640 / E-1, E-2, E-3', 'mit Netzteil', 'Netzteil fehlt', '3 Fotos'],
    ]);
    expect(differenceBlocks([{ ...goods, received: 3, result: 'passed' }])).toEqual([]);
  });

  it('are left out where they were not tested one by one', () => {
    expect(unitBlocks([{ ...goods, result: 'passed' }])).toEqual([]);
  });
});
