import { describe, expect, it } from 'vitest';
import { listGoods, listSheet } from '#tests/factories/list-goods.ts';
import { readAssetList } from './read-asset-list.ts';

const toldOf = (rows: readonly (readonly string[])[]) =>
  readAssetList([listSheet(rows)], listGoods).rows.map(
    ({ quantity, entry, confidence, reason }) => `${quantity} × ${entry?.entryId ?? reason ?? confidence}`,
  );
const toldOfOne = (text: string) => toldOf([['Dell Latitude 7490'], [text]])[1];

describe('lines of lists that nobody here made', () => {
  it.each([
    // Quantities
    ['Dell Latitude 5490. Windows 10. Acquisto 201X', '1 × l5490'],
    ['2 PC, älter, u.a. Fabr. XTPC, Intel Core i3', '2 × freetext'],
    ['6 27"-Monitore, Fabr. Dell/BenQ/Samsung', '6 × freetext'],
    ['8 Desktop-PCs von Fujitsu', '8 × freetext'],
    ['* Nodes: 40x TL-WDR3600', '40 × freetext'],
    ['#### Dell PowerEdge R640 - 13 devices (critical)', '13 × r640'],
    ['- PowerEdge R640 (3 Geräte) - Support läuft aus', '3 × r640'],
    // What is no goods
    ['- [ ] Typenschild der Kasse prüfen', '1 × note'],
    ['(konservative Schätzung, Marktpreis ca. 3900 Euro)', '1 × note'],
    ['- Server1 is running Proxmox.', '1 × note'],
    ['Ersatzteile:', '1 × note'],
    ['Anschaffung: 2019', '1 × note'],
    ['Hi Team,', '1 × note'],
    // What is one
    ['Inventory of goods in the warehouse 1 x 5540', '1 × freetext'],
    ['Display: Dell U2412M', '1 × freetext'],
    ['* Deciso DEC4630 with OPNSense', '1 × freetext'],
    ['Libre Sweet Potato SBC', '1 × freetext'],
    ['- Desktop', '1 × freetext'],
    ['PowerEdge R640 &mdash; Rack', '1 × r640'],
    ['Modell: PowerEdge R640', '1 × r640'],
    // Names
    ['FortiGate 80E', '1 × fg80e'],
    ['20NJ0004GE', '1 × tb13x'],
    ['Wireless AP: UniFi U6-Lite', '1 × u6'],
    ['Kabel (4,8mm x 200mm)', '1 × freetext'],
    ['HP LaserJet Pro M404dn#ABD', '1 × m404'],
    ['HP EliteBook 840 G5/SEE', '1 × g5'],
    ['Portátil HP EliteBook 840 G5', '1 × g5'],
  ])('%s is %s', (text, told) => expect(toldOfOne(text)).toBe(told));

  it.each(['PowerEdge R640 series servers', 'Motherboard w/o memory PowerEdge R640', 'PowerEdge R640 750W AC PSU'])(
    '%s is not that model',
    (text) => expect(toldOfOne(text)).not.toBe('1 × r640'),
  );

  it('say a property by a name that comes again, whatever it means', () => {
    const said = (date: string) => [`- **End-of-Sale:** ${date} 30, 2013`, '- **Risk:** High - no support'];
    const rows = ['#### Dell PowerEdge R640', ...said('June'), '', '#### Dell Latitude 5490', ...said('July')];
    expect(toldOf(rows.map((text) => [text])).filter((told) => !told.endsWith('note'))).toEqual([
      '1 × r640',
      '1 × l5490',
    ]);
  });

  it('count what is available in numbers, not by yes and no', () => {
    const listed = (...available: readonly string[]) =>
      toldOf([
        ['Description', 'Par level', 'Available'],
        ['Dell PowerEdge R640', '2', available[0] ?? ''],
        ['Dell Latitude 5490', '1', available[1] ?? ''],
        ['Dell Latitude 7490', '1', available[2] ?? ''],
      ]).slice(-3);
    expect(listed('7', '3', '12')).toEqual(['7 × r640', '3 × l5490', '12 × l7490']);
    expect(listed('yes', 'no', 'yes')).toEqual(['1 × r640', '1 × l5490', '1 × l7490']);
  });

  it('leave open which part of a device it is where a category names several', () => {
    const rows = [
      ['Kategorie', 'Bezeichnung', 'Anzahl'],
      ['Motherboard/FRU', '8 GB DDR4 DIMM', '12'],
      ['Motherboard', 'X10SRL', '1'],
    ];
    expect(toldOf(rows).slice(-2)).toEqual(['12 × ram', expect.stringMatching(/^1 × /)]);
  });

  it('sell a bare part between devices only where it is counted or headed', () => {
    const goods = ['Dell PowerEdge R640', '256 GB SSD', '4x 600 GB SAS HDD', 'Dell Latitude 5490'];
    expect(toldOf(goods.map((text) => [text]))).toEqual(['1 × r640', '1 × freetext', '4 × hdd', '1 × l5490']);
    const headed = [['Bezeichnung', 'Raum'], ...goods.map((text) => [text, '1'])];
    expect(toldOf(headed).slice(-4)).toEqual(['1 × r640', '1 × hdd', '4 × hdd', '1 × l5490']);
  });

  it('head rows that count goods, and give them no kind of a device whose parts they are', () => {
    const rows = [
      ['Item', 'Quantity'],
      ['Dell Latitude 5490', '2'],
      ['Laptop Chargers', ''],
      ['Lenovo 65W', '2'],
      ['Dell PowerEdge R640', '1'],
    ];
    expect(toldOf(rows).slice(-4)).toEqual(['2 × l5490', '1 × note', '2 × freetext', '1 × r640']);
  });

  it('are none of a model with another processor, and no other letters', () => {
    expect(toldOfOne('Mac mini (2020) 3.2 GHz 6 Core Intel i7')).not.toMatch(/mini/);
    expect(toldOfOne('UniFi U6-Lite RS')).not.toBe('1 × u6');
  });

  it('are devices in a list of other things too, kinds under a part type, and no networks', () => {
    const home = ['Waschmaschine', 'Trockner', 'Sessel', 'Bettwäsche', 'Staubsauger', 'Kleiderschrank', '- Desktop'];
    expect(toldOf([['Bezeichnung', 'Raum'], ...home.map((text) => [text, 'Keller'])]).at(-1)).toBe('1 × freetext');
    const parts = [
      ['Part Type', 'Description', 'Quantity'],
      ['RAM', 'Kingston 16GB', '2'],
      ['CPU', 'Xeon Gold 6130', '4'],
      ['Notebook', 'Dell Latitude 7490', '1'],
    ];
    expect(toldOf(parts)).toEqual(['2 × ram', '4 × cpu', '1 × l7490']);
    const networks = [
      ['CIDR', 'Description'],
      ['`10.32.0.0/14`', 'Server Network'],
    ];
    expect(toldOf([['Dell Latitude 7490'], ...networks]).at(-1)).toBe('1 × address');
  });

  it('are asked about no model that has but its maker in common with them', () => {
    const [row] = readAssetList([listSheet([['Cisco UCSC-PSU1-770W PSU']])], listGoods).rows;
    expect(row?.candidates).toEqual([]);
  });

  it('lose no word behind a serial number', () => {
    const [row] = readAssetList(
      [listSheet([['Server PowerEdge R640, SN 215041, Durchgangshöhe 2.000 mm']])],
      listGoods,
    ).rows;
    expect(row).toMatchObject({ serialNumbers: ['215041'], text: expect.stringContaining('Durchgangshöhe') });
  });

  it('are no part where only the word controller stands beside them', () => {
    const rows = [
      ['Kategorie', 'Modell'],
      ['Notebook', 'Dell Latitude 7490'],
      ['Controller', 'Cloud Key Gen2'],
      ['Controller', 'RAID 9271-8i'],
    ];
    expect(toldOf(rows).slice(1)).toEqual(['1 × freetext', expect.not.stringMatching(/ignored/)]);
  });
});
