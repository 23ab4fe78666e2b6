// Dear: the whole catalogue is indexed.
import { describe, expect, it } from 'vitest';
import { deviceNumberIn } from '#domain/asset-list/device-number-in.ts';
import { searchGroupsOf } from '#domain/catalogue/search-entries.ts';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';
import { judgedSearches } from '#tests/support/search-table.ts';
import { createCatalogueSearch } from './search-index.ts';

const search = await createCatalogueSearch(searchGroupsOf(deliveredCatalogue().catalogue));
const titles = (query: string) => search(query, 8).map(({ title }) => title);

describe('the search over the catalogue', () => {
  it.each([
    ['r640', 'Dell PowerEdge R640'],
    ['R640', 'Dell PowerEdge R640'],
    ['dell r640', 'Dell PowerEdge R640'],
    ['poweredge r740', 'Dell PowerEdge R740'],
    ['dl380 gen10', 'HPE ProLiant DL380 Gen10'],
    ['dl380 g10', 'HPE ProLiant DL380 Gen10'],
    ['840 g5', 'HP EliteBook 840 G5'],
    ['840g5', 'HP EliteBook 840 G5'],
    ['t480', 'Lenovo ThinkPad T480'],
    ['2960x 24ts', 'Cisco Catalyst WS-C2960X-24TS-L'],
    ['fortigate 60f', 'Fortinet FortiGate 60F'],
    ['u2412m', 'Dell UltraSharp U2412M'],
    ['smt1500i', 'APC Smart-UPS SMT1500I'],
    ['ds920+', 'Synology DS920+'],
    ['a2442', 'Apple MacBook Pro 14" (2021, A2442)'],
    ['fritzbox 7590', 'AVM FRITZ!Box 7590'],
    ['optiplex 7060', 'Dell OptiPlex 7060'],
    ['server', 'Server'],
    ['dell server', 'Dell Server'],
    ['usv', 'USV-Anlagen'],
    ['laptop', 'Notebooks & Tablets'],
    ['bildschirm', 'Monitore'],
    ['cpu', 'Prozessoren'],
    ['grafikkarte', 'Grafikkarten'],
    ['ups', 'USV-Anlagen'],
    ['rechner', 'PCs & Workstations'],
    ['platte', 'Festplatten, SSDs & Bänder'],
    ['motherboard', 'Mainboards'],
    ['lto 7', 'HPE LTO-7 Ultrium (C7977A)'],
    ['iphone 7', 'Apple iPhone 7'],
    ['laptop lenovo', 'Lenovo Notebooks & Tablets'],
    ['r 640', 'Dell PowerEdge R640'],
    ['c2960x 24ts', 'Cisco Catalyst WS-C2960X-24TS-L'],
    ['2960x 48fpd', 'Cisco Catalyst WS-C2960X-48FPD-L'],
    ['dl380 g9', 'HPE ProLiant DL380 Gen9'],
    ['dl380g9', 'HPE ProLiant DL380 Gen9'],
    ['dl 380 gen 9', 'HPE ProLiant DL380 Gen9'],
    ['proliant dl380 generation 9', 'HPE ProLiant DL380 Gen9'],
    ['x1 carbon g9', 'Lenovo ThinkPad X1 Carbon Gen 9'],
    ['elitebook 840 g 5', 'HP EliteBook 840 G5'],
    ['elitebook840g5', 'HP EliteBook 840 G5'],
    ['thinkpad t490 s', 'Lenovo ThinkPad T490s'],
    ['iphone 6 s', 'Apple iPhone 6s'],
    ['optiplex7060', 'Dell OptiPlex 7060'],
    ['rx2540m4', 'Fujitsu PRIMERGY RX2540 M4'],
    ['hewlett packard dl380 gen10', 'HPE ProLiant DL380 Gen10'],
    ['macbook', 'Apple MacBook'],
    ['mac mini', 'Apple Mac mini'],
    ['imac 27', 'Apple iMac 27" (A1419)'],
    ['ipad 9', 'Apple iPad (9. Generation)'],
    ['thinkpad', 'Lenovo ThinkPad T'],
    ['thinkpd', 'Lenovo ThinkPad T'],
    ['makbook', 'Apple MacBook'],
    ['ipda', 'Apple iPad'],
    ['fire wall', 'Firewalls'],
    ['think pad t480', 'Lenovo ThinkPad T480'],
    ['rtx 4000', 'NVIDIA Quadro RTX 4000'],
    ['lto 7', 'HPE LTO-7 Ultrium (C7977A)'],
    ['ssd', 'Festplatten, SSDs & Bänder'],
    ['r', 'Router'],
    ['d', 'Dell'],
  ])('finds for "%s" first %s', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  it('finds for a digit alone what has a word beginning with it', () => {
    expect(titles('7').filter((title) => !/\b[a-z]*7/i.test(title))).toEqual([]);
    expect(titles('7')).toHaveLength(8);
  });

  it('finds what begins like the word', () => {
    expect(titles('elitebo').every((title) => title.startsWith('HP EliteBook'))).toBe(true);
  });

  it.each([
    ['ddr4 32gb', /32 GB, DDR4/],
    ['DDR4 32 GB', /32 GB, DDR4/],
    ['1.2tb sas', /1,2 TB SAS/],
    ['1,2 TB SAS', /1,2 TB SAS/],
    ['usv 1500va', /1\.500 VA/],
    ['handy', /Smartphone/],
  ])('finds for "%s" what is described as %s', (query, note) => {
    const notes = search(query, 3).map(({ title, note: said }) => `${title} · ${said}`);
    expect(notes).toHaveLength(3);
    expect(notes.filter((found) => !note.test(found))).toEqual([]);
  });

  it('wants every word to fit', () => {
    expect(titles('dell dl380')).toEqual([]);
  });

  it('forgives a typing error in a word but not in a model number', () => {
    expect(titles('prolaint dl380')).toContain('HPE ProLiant DL380 Gen10');
    expect(titles('lattitude 7490')).toEqual(['Dell Latitude 7490']);
    expect(titles('r649')).toEqual([]);
    expect(titles('poweredge r649')).toEqual(titles('poweredge'));
  });

  it('tells the kind of goods and what distinguishes the model', () => {
    expect(search('r640', 1)[0]?.note).toBe('Server · Rack, 1 HE');
  });

  it.each([
    ['Bänder', 'baender'],
    ['Bänder', 'BÄNDER'],
    ['Bänder', 'Ba\u0308nder'],
    ['Bänder', 'bander'],
    ['Großgerät', 'grossgerat'],
    ['Großgerät', 'GROSSGERÄT'],
    ['Grossgeraet', 'Großgerät'],
    ['Café', 'cafe'],
    ['Cafe', 'café'],
  ])('finds %s by %s', async (name, typed) => {
    const group = { selectType: 'category' as const, kind: '', maker: '', words: '', kindWords: '', items: [[name]] };
    expect((await createCatalogueSearch([group]))(typed, 8).map(({ title }) => title)).toEqual([name]);
  });

  it('indexes in parts where somebody waits, and finds the same', async () => {
    const inParts = await createCatalogueSearch(searchGroupsOf(deliveredCatalogue().catalogue), 100);
    expect(inParts('poweredge', 50)).toEqual(search('poweredge', 50));
  });

  it('finds first what was meant, for the queries it was made with and for those held out', () => {
    const { tuned, heldOut } = judgedSearches(search);
    expect(tuned.filter(({ isRight }) => !isRight)).toEqual([]);
    const right = [...tuned, ...heldOut].filter(({ isRight }) => isRight);
    expect(right.length / (tuned.length + heldOut.length)).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    ['T480 16GB i5', 'Notebooks & Tablets · 14 Zoll · als Angabe übernommen: 16GB i5', '16gb i5'],
    ['poweredge r740xd 12lff', 'Server · Rack, 2 HE · nicht gesucht: 12lff', undefined],
    ['laserjet p4014n', 'Sonstige IT · Drucker · nicht gesucht: n', undefined],
    ['macmini m2', 'PCs & Workstations', undefined],
    ['thinkpad t480 kamelhaar', 'Notebooks & Tablets · 14 Zoll · nicht gesucht: kamelhaar', undefined],
    ['dell r640 2x gold 6130', 'Server · Rack, 1 HE · als Angabe übernommen: 2x gold 6130', '2x gold 6130'],
  ])('says of "%s" what became of each word', (query, note, details) => {
    expect(search(query, 1)[0]).toMatchObject({ note, ...(details && { details }) });
  });

  it.each([
    ['20L5CTO1WW', 'Lenovo ThinkPad T480', undefined],
    ['20w000aage', 'Lenovo ThinkPad T14 Gen 2 (Intel)', undefined],
    ['MTM:20XW004AGE;SN:PF2ABC01', 'Lenovo ThinkPad X1 Carbon Gen 9', 'PF2ABC01'],
    ['1S20L5CTO1WWPF2ABC01', 'Lenovo ThinkPad T480', 'PF2ABC01'],
    ['20L5S02X00 PF-2ABC01', 'Lenovo ThinkPad T480', 'PF2ABC01'],
    ['Typ 20L5-S02', 'Lenovo ThinkPad T480', undefined],
    ['thinkpad t480 pf2abc01', 'Lenovo ThinkPad T480', 'PF2ABC01'],
    ['Latitude 7490 Service Tag: 7XK2B33', 'Dell Latitude 7490', '7XK2B33'],
    ['iPhone 12 IMEI 35 209900 176148 1', 'Apple iPhone 12', '352099001761481'],
    ['J9772A#ABB', 'Aruba 2530-48G-PoE+', undefined],
    ['P/N:J9772A', 'Aruba 2530-48G-PoE+', undefined],
    ['1PWS-C2960X-48FPD-L', 'Cisco Catalyst WS-C2960X-48FPD-L', undefined],
    ['7XK2B33', 'Service-Tag 7XK2B33', '7XK2B33'],
    ['352099001761481', 'IMEI 352099001761481', '352099001761481'],
    ['5CG8123ABC', 'Seriennummer 5CG8123ABC', '5CG8123ABC'],
    ['C02XG0FDJGH5', 'Seriennummer C02XG0FDJGH5', 'C02XG0FDJGH5'],
    ['FOC1234X0AB', 'Seriennummer FOC1234X0AB', 'FOC1234X0AB'],
    ['S/N: ABX-12345', 'Seriennummer ABX12345', 'ABX12345'],
    ['99ZZCTO1WW PF2ABC01', 'Seriennummer PF2ABC01', 'PF2ABC01'],
    ['MXK32D/A', 'Apple Monitore', undefined],
    ['3JX27EA#ABD', 'HP Monitore', undefined],
    ['3JX27EA', 'HP Monitore', undefined],
    ['99ZZCTO1WW', undefined, undefined],
    ['352099001761482', undefined, undefined],
    ['000000000000000', undefined, undefined],
    ['UX325EA', 'ASUS ZenBook 13 UX325EA', undefined],
    ['2920-24g poe', 'Aruba 2920-24G-PoE+', undefined],
    ['2530-48g poe', 'Aruba 2530-48G-PoE+', undefined],
  ])('leads by the number %s to %s, and takes %s along', (typed, title, serialNumber) => {
    const [first] = search(typed, 7);
    expect([first?.title, first?.serialNumber]).toEqual([title, serialNumber]);
  });

  it('says of a number what becomes of it, and leads to the start where nothing tells the model', () => {
    expect(search('7XK2B33', 7)).toEqual([
      {
        slug: '',
        title: 'Service-Tag 7XK2B33',
        note: 'wird als Seriennummer übernommen, Modell bitte wählen',
        serialNumber: '7XK2B33',
      },
    ]);
    expect(
      search('MXK32D/A', 7).every(
        ({ title, note }) => title.startsWith('Apple') && note.endsWith('Apple-Bestellnummer: bitte das Modell wählen'),
      ),
    ).toBe(true);
    expect(search('1S20L5CTO1WWPF2ABC01', 7)).toMatchObject([
      { note: 'Notebooks & Tablets · 14 Zoll · Seriennummer PF2ABC01 wird übernommen' },
    ]);
  });

  it('takes no name of the catalogue for a number', () => {
    const names = deliveredCatalogue().catalogue.items.flatMap(({ title, model }) => [
      title,
      ...(model?.words?.split(', ') ?? []),
    ]);
    const taken = names.filter((name) => deviceNumberIn(name)?.serial !== undefined);
    expect(taken.filter((name) => search(name, 1)[0]?.serialNumber !== undefined)).toEqual([]);
  });

  it('finds nothing where a word besides those of no page says no goods', () => {
    expect(titles('Kaffeemaschine von 1999')).toEqual([]);
    expect(titles('Kaffeemaschine 16GB')).toEqual([]);
  });

  it('finds nothing for nothing', () => {
    expect(titles('   ')).toEqual([]);
  });
});
