import { describe, expect, it } from 'vitest';
import { listGoods, listSheet } from '#tests/factories/list-goods.ts';
import { readAssetList } from './read-asset-list.ts';

const toldOf = (text: string) =>
  readAssetList([listSheet(text.split('\n').map((line) => [line]))], listGoods)
    .rows.filter(({ confidence }) => confidence !== 'ignored')
    .map(({ quantity, entry, text: shown }) => `${quantity} × ${entry?.entryId ?? shown}`);

describe('what stands below a device', () => {
  it('is in it where its name is bold and its address stands between', () => {
    const text = `# Athena

**Dell PowerEdge R640**

**IP:** 192.168.0.125

- Intel i7-7700K CPU @ 4.20 GHz
- 24 GB RAM (4 x 6 GB DDR4)
- 250 GB NVMe SSD (boot drive)
- 4 x 2 TB 3.5" HDD (large media storage)
- 3 x 1 Gbps Ethernet Ports

# Korben

**Dell Studio 1535**

- 8 GB RAM
- 120 GB 2.5" HDD`;
    expect(toldOf(text)).toEqual(['1 × r640', expect.stringMatching(/^1 × Dell Studio 1535/)]);
  });

  it('is in it where its name ends with a colon, in lines without a mark', () => {
    const text = `3x Dell PowerEdge R640:

96GB RAM
4x Internal 250GB SATA drives RAID 10
Quad Gig NICs
iDRAC 6 Ent
PERC H310

2x Dell PowerEdge R740:

48GB RAM
4x Internal 150GB 10K SAS RAID 1
2x Intel X520-DA1`;
    expect(toldOf(text)).toEqual(['3 × r640', '2 × r740']);
  });

  it('is in it where it stands deeper in the list', () => {
    const text = `* 2x Dell PowerEdge R640
    * 2x Xeon Gold 6130
    * 8x 32 GB DDR4
* Dell PowerEdge R740
    * 4x 600 GB SAS
* 12x 32 GB DDR4`;
    expect(toldOf(text)).toEqual(['2 × r640', '1 × r740', '12 × ram']);
  });

  it('is goods where a kind heads it, and where devices stand there', () => {
    expect(toldOf('Ersatzteile:\n\n4x 600 GB SAS\n12x 32 GB DDR4')).toEqual(['4 × hdd', '12 × ram']);
    expect(toldOf('* Dell Server\n  * Dell PowerEdge R640\n  * Dell PowerEdge R740')).toEqual(
      expect.arrayContaining(['1 × r640', '1 × r740']),
    );
  });

  it('is in a computer of any name, and not in what only heads computers', () => {
    const text = `* 3x Cluster Server
    * RaspberryPi 5
      * Broadcom BCM2712 ARM CPU
      * 8 GB Memory
      * HAT
        * 1TB NVMe SSD
    * Dell PowerEdge R640
      * 8 GB Memory
* Ersatzteile
    * 2x Xeon Gold 6130
    * 12x 32 GB DDR4`;
    const told = toldOf(text);
    expect(told).toEqual(expect.arrayContaining([expect.stringMatching(/^1 × RaspberryPi 5.*8 GB/), '1 × r640']));
    expect(told).toEqual(expect.arrayContaining(['12 × ram']));
    expect(told).not.toContain('1 × ram');
  });

  it('is in a server though a line of it says network', () => {
    const text = '* 2x Dell edge servers 32GB RAM\n    * 2x 10G network\n    * 1x 2TB nVme\n    * 1x 2TB SATA SSD';
    expect(toldOf(text)).toEqual([expect.stringMatching(/^2 × Dell edge servers/)]);
  });

  it('is a table of properties with its head, and no title is what calls itself a model', () => {
    const rows = [
      ['**Brand/Model:** Dell PowerEdge R640'],
      [],
      ['## Specs:'],
      ['CPU', '2x Xeon E5'],
      ['---', '---'],
      ['RAM', '128GB DDR3'],
      ['Storage', '4x 2TB SAS RAID 10'],
      ['Purpose', 'Virtualization'],
    ];
    const told = readAssetList([listSheet(rows)], listGoods).rows.filter(({ confidence }) => confidence !== 'ignored');
    expect(told.map(({ entry }) => entry?.entryId)).toEqual(['r640']);
  });

  it('is told by cards, each in a table of its own with remarks', () => {
    const card = (model: string) => [
      ['Merkmal', 'Wert', 'Notiz'],
      ['---', '---', '---'],
      ['**Model**', model, ''],
      ['**OS**', 'Proxmox VE', ''],
      ['**CPU**', 'Intel(R) Xeon(R) CPU E5-2470 @2.30GHz', '8 Kerne'],
      ['**RAM**', 'DDR4 rdimm 192GB', 'ECC'],
      ['**Original Disk**', '600 GB SAS HDD (Western Digital)', 'RAID10'],
      [],
    ];
    const { rows } = readAssetList(
      [listSheet(['Dell PowerEdge R640', 'Dell PowerEdge R740'].flatMap(card))],
      listGoods,
    );
    const told = rows.filter(({ confidence }) => confidence !== 'ignored');
    expect(told.map(({ entry }) => entry?.entryId)).toEqual(['r640', 'r740']);
    expect(told[0]?.configuration).toMatchObject({ ram: '192 GB' });
  });

  it('counts it where a line says how many there are', () => {
    const text = `**1.Laptop Dell Latitude 5490**
- **Cantidad**: 10 unidades
- **Especificaciones**:
  - Procesador: Intel Core i7
  - RAM: 16 GB
  - Almacenamiento: 512 GB SSD
  - Pantalla: 13.4" Full HD

2) Dell PowerEdge R640
Anzahl: 3`;
    expect(toldOf(text)).toEqual(['10 × l5490', '3 × r640']);
  });

  it('is goods where it is counted in a column of its own', () => {
    const rows = [
      ['Teil', 'Anzahl', 'Modell'],
      ['---', '---', '---'],
      ['RAM', '4', '16 GB DDR4 RDIMM'],
      ['CPU', '2', 'Xeon Gold 6130'],
    ];
    const told = readAssetList([listSheet(rows)], listGoods).rows.filter(({ confidence }) => confidence !== 'ignored');
    expect(told.map(({ quantity }) => quantity)).toEqual([4, 2]);
  });
});
