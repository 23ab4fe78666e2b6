import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { batteryPercent, memoryOf } from './found-hardware.ts';
import { readAudit } from './read-audit.ts';

const fixture = (name: string) => readFileSync(`tests/fixtures/hardware-audits/${name}.json`, 'utf8');

function readOf(name: string) {
  const found = readAudit(fixture(name));
  if (typeof found === 'string') throw new Error(found);
  return found;
}

/** 'ID-1' of the text is 'ID' in JSON. */
const asJson = (key: string) => key.replace(/(#(?:ID|Device))-\d+$/, '$1');

/** Every turn another order, the same with every run of the test. */
function rotated<T>(list: readonly T[], turn: number): T[] {
  const by = turn % Math.max(1, list.length);
  const order = [...list.slice(by), ...list.slice(0, by)];
  return Math.floor(turn / 7) % 2 === 0 ? order : order.reverse();
}

describe('A hardware audit', () => {
  it('by lshw tells a notebook with its modules, its drive and its battery', () => {
    const found = readOf('lshw-notebook');
    expect(found).toMatchObject({
      tool: 'lshw',
      manufacturer: 'LENOVO',
      model: 'ThinkPad X1 Carbon Gen 9 (20XXS1AB00)',
      serial: 'PF3XY7Z1',
      bios: 'N32ET75W (1.51 )',
      processors: ['11th Gen Intel(R) Core(TM) i5-1135G7 @ 2.40GHz'],
      drives: [
        { model: 'SAMSUNG MZVLB512HBJQ-000L7', serial: 'S4ENNX0R123456', kind: 'nvme', capacityBytes: 512_110_190_592 },
      ],
      batteries: [{ designWh: 57 }],
    });
    expect(memoryOf(found)).toBe(16 * 1024 ** 3);
    expect(found.memory.map(({ serial }) => serial)).toEqual([undefined, undefined]);
  });

  it('by lshw tells each drive of a server, also one without a serial number, and no DVD', () => {
    const { processors, drives } = readOf('lshw-server');
    expect(processors).toHaveLength(2);
    expect(drives.map(({ serial }) => serial)).toEqual(['WFK0AAAA', undefined]);
  });

  it('by GLPI tells how much a battery still holds, and leaves out what is plugged in for the audit', () => {
    const found = readOf('glpi-notebook');
    expect(found).toMatchObject({ tool: 'GLPI', serial: '5CG1234ABC', model: 'HP EliteBook 850 G8 Notebook PC' });
    expect(found.batteries.map(batteryPercent)).toEqual([54]);
    expect(found.drives.map(({ serial }) => serial)).toEqual(['2113A01B5GH1']);
    expect(memoryOf(found)).toBe(16 * 1024 ** 3);
  });

  it('by inxi tells both batteries and takes the serial number of the machine, not of its board', () => {
    const found = readOf('inxi-notebook');
    expect(found).toMatchObject({ tool: 'inxi', serial: 'PF1ABCDE', model: 'ThinkPad T480 (20L6S0AB00)' });
    expect(found.batteries).toMatchObject([{ fullWh: 11.4, designWh: 23.9, cycles: 612 }, { fullWh: 22 }]);
    expect(found.drives).toMatchObject([{ serial: '18251D1A2B3C', kind: 'ssd' }]);
    expect(memoryOf(found)).toBe(16 * 1024 ** 3);
  });

  it('by lshw does not count what was plugged in: a live stick, a card, or the medium in it', () => {
    const stick = {
      ...{
        id: 'disk',
        class: 'disk',
        businfo: 'scsi@6:0.0.0',
        product: 'Cruzer',
        serial: '4C530001',
        size: 15_376_000_000,
      },
      ...{ capabilities: { removable: 'support is removable' } },
      children: [{ id: 'medium', class: 'disk', size: 15_376_000_000 }],
    };
    const bridge = { id: 'disk:1', class: 'disk', businfo: 'usb@1:4', size: 500_107_862_016 };
    const own = { id: 'disk:0', class: 'disk', businfo: 'scsi@0:0.0.0', serial: 'WFK0AAAA', size: 500_107_862_016 };
    const file = { class: 'system', children: [{ class: 'storage', children: [own, stick, bridge] }] };
    expect(readAudit(JSON.stringify(file))).toMatchObject({ drives: [{ serial: 'WFK0AAAA' }] });
    expect(readAudit(JSON.stringify(file))).toHaveProperty('drives.length', 1);
  });

  it('by inxi is read alike in every order of its keys, with their numbers and without, as it writes them', () => {
    const text = fixture('inxi-notebook');
    const expected = readOf('inxi-notebook');
    for (let turn = 0; turn < 500; turn += 1) {
      const shuffled = JSON.stringify(JSON.parse(text), (_key, value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(rotated(Object.entries(value), turn).map(([key, field]) => [asJson(key), field]))
          : value,
      );
      expect(readAudit(shuffled)).toEqual(expected);
    }
  });

  it('by inxi 3.3.26 of Debian tells the drive of a machine that says nothing of itself', () => {
    const found = readOf('inxi-3.3.26-debian-virtual');
    expect(found).toMatchObject({
      processors: ['Intel Xeon'],
      memory: [],
      drives: [{ capacityBytes: 274_877_906_944 }],
    });
    expect(found).not.toHaveProperty('serial');
    expect(found.drives[0]).not.toHaveProperty('serial');
  });

  it('of something else is refused and never guessed', () => {
    expect(readAudit('kein JSON')).toBe('auditUnreadable');
    expect(readAudit('')).toBe('auditUnreadable');
    for (const other of ['{}', '[]', '42', 'null', '[[[]]]', '{"content":[]}', '[{"class":"bus"}]', '"lshw"'])
      expect(readAudit(other), other).toBe('auditUnknown');
  });

  it('is not read beyond its limit, nor by a hundred thousand levels', () => {
    expect(readAudit(`"${'x'.repeat(10_000_000)}"`)).toBe('auditTooLong');
    const levels = 50_000;
    const deep = `{"class":"system","serial":"S1","children":[${'{"children":['.repeat(levels)}${']}'.repeat(levels)}]}`;
    expect(readAudit(deep)).toMatchObject({ serial: 'S1', drives: [] });
    expect(readAudit('['.repeat(100_000))).toBe('auditUnreadable');
  });

  it('takes nothing over that a maker left empty, nor control characters', () => {
    const file = { class: 'system', vendor: 'To Be Filled By O.E.M.', product: 'A\u0000B\n C', serial: '00000000' };
    expect(readAudit(JSON.stringify(file))).toMatchObject({ model: 'A B C' });
    expect(readAudit(JSON.stringify(file))).not.toHaveProperty('serial');
    expect(readAudit(JSON.stringify(file))).not.toHaveProperty('manufacturer');
  });
});
