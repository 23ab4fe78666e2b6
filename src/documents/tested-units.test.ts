import { describe, expect, it } from 'vitest';
import { protocolUnit, unitBlocks } from './tested-units.ts';

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

  it('are left out where they were not tested one by one', () => {
    expect(unitBlocks([{ ...goods, result: 'passed' }])).toEqual([]);
  });
});
