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
});
