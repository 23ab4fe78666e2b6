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

  it('are first told by what is not as it was declared: said, found, photo, equal ones together', () => {
    const said = { working: true, packagingAvailable: true, charger: true };
    const test = { functional: 'A', cosmetic: 'B', because: [], answers: [], at: '2026-11-23T10:00:00.000Z' } as const;
    const units = ['E-1', 'E-2'].map((plate) =>
      protocolUnit({ ...test, because: [], answers: [], plate, findings: [deducted] }, [], said),
    );
    const [heading, table] = differenceBlocks([{ ...goods, units }]);
    expect(heading).toMatchObject({ text: 'Was abweicht' });
    if (table?.type !== 'table') throw new Error('No table');
    expect(table.rows.map((cells) => cells.map(({ text, notes = [] }) => [text, ...notes].join(' / ')))).toEqual([
      ['Dell PowerEdge R640', '3 Stück', '1 Stück', 'ohne'],
      ['2 × Dell PowerEdge R640 / E-1, E-2', 'mit Netzteil', 'Netzteil fehlt', '2 Fotos'],
    ]);
    expect(differenceBlocks([{ ...goods, received: 3, result: 'passed' }])).toEqual([]);
  });

  it('are left out where they were not tested one by one', () => {
    expect(unitBlocks([{ ...goods, result: 'passed' }])).toEqual([]);
  });
});
