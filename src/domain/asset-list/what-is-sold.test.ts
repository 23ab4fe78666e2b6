import { describe, expect, it } from 'vitest';
import { listGoods, listSheet } from '#tests/factories/list-goods.ts';
import { readAssetList } from './read-asset-list.ts';

const listOf = (rows: readonly (readonly string[])[]) => readAssetList([listSheet(rows)], listGoods);
const rowOf = (text: string) => {
  const { rows } = listOf([
    ['Bezeichnung', 'Raum'],
    ['Dell Latitude 5490', 'Büro'],
    [text, '1.04'],
  ]);
  return rows.find(({ line }) => line === 2);
};
const toldOf = (text: string) => {
  const row = rowOf(text);
  return `${row?.quantity} × ${row?.entry?.entryId ?? row?.confidence}`;
};

describe('what is sold is the head of the phrase', () => {
  it.each([
    'Rackschienen für Dell PowerEdge R640',
    'Dell PowerEdge R640 Rail Kit',
    'Dell PowerEdge R740 Fan Module',
    'Dell PowerEdge R740 Lüftermodul',
    'Drive cage for Dell PowerEdge R740',
    'Toner für HP LaserJet Pro M404dn',
    'HP LaserJet Pro M404dn Bildtrommel',
    'Charger for Dell Latitude 7490',
    'Dell Latitude 7490 Akku',
    'Wandhalterung für Dell OptiPlex 7050',
    'Docking Station for Dell Latitude 5490',
    'Dell Laptop Skin Latitude 5490',
  ])('%s is no device, and no neighbour of one is proposed', (text) => {
    expect(rowOf(text)).toMatchObject({ candidates: [] });
    expect(rowOf(text)?.entry).toBeUndefined();
  });

  it('is not what stands in a column of what it fits', () => {
    const { rows } = listOf([
      ['Battery', 'Fits', 'Qty'],
      ['Dell Type F3YGT 60Wh Battery', 'Dell Latitude 7490', '18'],
    ]);
    expect(rows[0]).toMatchObject({ quantity: 18, confidence: 'freetext' });
  });

  it('becomes the part that is bought', () => {
    expect(toldOf('Festplatte für Dell PowerEdge R640 600 GB SAS')).toBe('1 × hdd');
  });

  it.each([
    ['Dell PowerEdge R640 mit Rackschienen', 'r640'],
    ['Dell PowerEdge R640 2x Netzteil 750W', 'r640'],
    ['Notebook für Vertrieb Dell Latitude 7490', 'l7490'],
    ['Dell Latitude 5490 Akku defekt', 'l5490'],
    ['Dell Latitude 5490, Tasche', 'l5490'],
    // A word of another model's name is still a word that is said of any.
    ['DELL IPS LED Monitor 23 Inch [P2317H] LED Monitor', 'p2317'],
  ])('%s is still that device', (text, id) => expect(rowOf(text)?.entry?.entryId).toBe(id));
});

describe('a quantity needs evidence', () => {
  it('is no number of receipts, and no running number that begins anew', () => {
    const rows = [231, 4232, 4239, 5011, 5012, 5017, 3017].map((receipt, at) => [
      String([1, 2, 3, 1, 2, 4, 1][at]),
      'Dell Latitude 5490',
      String(receipt),
    ]);
    const { rows: read } = listOf([['Nr', 'Gerät', 'No CReception'], ...rows]);
    expect(read.map(({ quantity }) => quantity)).toEqual(rows.map(() => 1));
  });

  it.each([
    ['Lenovo ThinkBook 13x', '1 × tb13x'],
    ['LOT of THREE Dell PowerEdge R640', '3 × r640'],
    ['Los mit drei Dell PowerEdge R740', '3 × r740'],
    ['je 2 Dell PowerEdge R740', '2 × r740'],
    ['4x(?) Dell PowerEdge R740', '4 × r740'],
    ['Konvolut 12 Stück Dell PowerEdge R740', '12 × r740'],
    ['Konvolut 4x Dell PowerEdge R740', '4 × r740'],
    ['20 stuks Dell PowerEdge R740', '20 × r740'],
    ['Dell PowerEdge R740 - 20 unités', '20 × r740'],
    ['2. 5x Dell PowerEdge R740', '5 × r740'],
    ['→ deux Dell PowerEdge R740', '2 × r740'],
    ['Koffer für 16 Geräte', '1 × freetext'],
  ])('%s is %s', (text, told) => expect(toldOf(text)).toBe(told));

  it('is no number that grows in every row, with whatever gaps', () => {
    const rows = [1, 2, 3, 11, 12, 21].map((number) => [String(number), 'Dell Latitude 5490']);
    expect(listOf([['Nr', 'Gerät'], ...rows]).rows.map(({ quantity }) => quantity)).toEqual(rows.map(() => 1));
    const underStranger = [['№', 'Наименование'], ...rows];
    expect(listOf(underStranger).rows.flatMap(({ entry, quantity }) => (entry ? [quantity] : []))).toEqual([
      1, 1, 1, 1, 1, 1,
    ]);
  });

  it('is no number of columns with a code each', () => {
    const rows = [1, 2, 3, 4].map((at) => [`QRX0-00${at}`, `FAB-100${at}7`, 'Dell Latitude 5490']);
    expect(listOf(rows).rows.map(({ quantity, serialNumbers }) => [quantity, serialNumbers.length])).toEqual(
      rows.map(() => [1, 2]),
    );
  });

  it('is no price that nobody gave a name', () => {
    const rows = [1290, 1450, 1899, 2799].map((price) => ['Dell Latitude 5490', String(price)]);
    expect(listOf(rows).rows.map(({ quantity }) => quantity)).toEqual([1, 1, 1, 1]);
    const underStranger = [['型号', '最低价格'], [':--', ':--'], ...rows.slice(0, 3)];
    expect(listOf(underStranger).rows.flatMap(({ entry, quantity }) => (entry ? [quantity] : []))).toEqual([1, 1, 1]);
  });

  it('is no number that tells devices of the same name apart', () => {
    const quantities = (...texts: string[]) =>
      listOf([['Gerät', 'Raum'], ...texts.map((text) => [text, '1'])]).rows.map(({ quantity }) => quantity);
    expect(quantities('Dell PowerEdge R640 (1)', 'Dell PowerEdge R640 (2)')).toEqual([1, 1]);
    expect(quantities('Dell PowerEdge R640 (1)', 'Dell PowerEdge R740 (2)')).toEqual([1, 2]);
    expect(quantities('Dell PowerEdge R640 (1)', 'Dell PowerEdge R640 (2)', 'Dell PowerEdge R640 (2)')).toEqual([
      1, 2, 2,
    ]);
  });

  it('behind an asterisk makes goods of a line that would be a footnote', () => {
    const { rows } = listOf([['* Monitore x 3'], ['* Medienkonverter x 4'], ['* Preise ohne Steuer']]);
    expect(rows.map(({ quantity, confidence }) => [quantity, confidence])).toEqual([
      [3, 'freetext'],
      [4, 'freetext'],
      [1, 'ignored'],
    ]);
  });

  it('stands under what is in stock', () => {
    const { rows } = listOf([
      ['Bezeichnung', 'Gelagert'],
      ['Dell Latitude 5490', '3'],
    ]);
    expect(rows[0]?.quantity).toBe(3);
  });

  it('is asked about where a list has many times more devices than rows', () => {
    const rows = Array.from({ length: 6 }, () => ['Dell Latitude 5490', '40']);
    expect(listOf([['Modell', 'Anzahl'], ...rows]).sheets[0]?.doubts).toEqual(['manyDevices']);
    expect(listOf([['Modell', 'Anzahl'], ...rows, ['Summe', '240']]).sheets[0]?.doubts).toBeUndefined();
    const few = Array.from({ length: 6 }, (_, at) => ['Dell Latitude 5490', String(4 + (at % 2))]);
    expect(listOf([['Modell', 'Anzahl'], ...few]).sheets[0]?.doubts).toBeUndefined();
    expect(listOf([['Modell', 'Nr.'], ...few]).sheets[0]?.doubts).toEqual(['manyDevices']);
  });
});

describe('what is not there', () => {
  it.each(['No HDD', 'ohne Netzteil', 'w/o RAM', 'HDD: none', 'RAM: keine'])('%s offers nothing', (text) =>
    expect(rowOf(text)).toMatchObject({ confidence: 'ignored', reason: 'note' }),
  );

  it('is an answer about the device before it', () => {
    expect(rowOf('Dell PowerEdge R640 w/o RAM, no HDD')?.configuration).toMatchObject({ drives: [], ram: '0 GB' });
  });
});

describe('words that mean two things, and short names', () => {
  it.each([
    ['KVM Switch 8 Port', '1 × freetext'],
    ['iPhone X', '1 × iphx'],
    ['iPhone XS Max', '1 × iphxsmax'],
    ['R730XD2x', '1 × r730xd'],
    ['Dell R7402x Intel Xeon Gold 6130', '1 × r740'],
    ['HP DL120G7Intel Xeon E3-1230', '1 × dl120'],
    ['HP Z230SFF Workstation', '1 × z230'],
  ])('%s is %s', (text, told) => expect(toldOf(text)).toBe(told));

  it('takes the CPU of a maker of computers for the box, a processor for a processor', () => {
    const { rows } = listOf([
      ['Asset Type', 'Make', 'Model'],
      ['CPU', 'Dell', 'OptiPlex 7050'],
      ['CPU', 'Dell', 'Dell'],
      ['CPU', 'Dell', 'Xeon Gold 6130'],
    ]);
    expect(rows.map(({ entry, confidence }) => entry?.entryId ?? confidence)).toEqual(['o7050', 'freetext', 'cpu']);
  });

  it.each([
    ['HP PowerEdge R640', ['r640']],
    ['Lenovo Latitude 5490', ['l5490']],
    ['Lenovo R740', ['r740']],
    ['Lenovo 5490', []],
  ])('asks where the maker contradicts the model: %s', (text, candidates) => {
    expect(rowOf(text)).toMatchObject({ candidates: candidates.map((entryId) => ({ entryId })) });
    expect(rowOf(text)?.entry).toBeUndefined();
  });

  it('takes a server for one, whatever runs on it', () => {
    const { rows } = listOf([
      ['Kategorie', 'Modell'],
      ['Linux-Server', 'HP 4711 Essentials Kit'],
      ['Linux', 'Enterprise 9'],
    ]);
    expect(rows.map(({ confidence, reason }) => reason ?? confidence)).toEqual(['freetext', 'software']);
  });

  it('offers no candidate of another year', () => {
    expect(rowOf('mac mini')?.candidates.map(({ entryId }) => entryId)).toEqual(['mini18', 'minim1']);
    expect(rowOf('mac mini 2018')?.entry?.entryId).toBe('mini18');
    expect(rowOf('mac mini 2012')?.candidates).toEqual([]);
  });
});

describe('a name of common words', () => {
  it.each([
    "Luigi's Mansion (Nintendo Switch)",
    'Nintendo Switch - Minecraft mit OVP',
    'Nintendo Switch Controller Schwarz',
    'xVoice VoIP Adapter GT2',
    'Windows 10 Pro',
    'Medion Ryzen 7 8 GB DDR4 512 GB SSD',
    'Display 320 x 240 Pixel',
    'Dell Latitude 7490 Mainboard Intel Core i5-8350U 8 GB',
  ])('is not sure beside strange words: %s', (text) => expect(rowOf(text)?.entry).toBeUndefined());

  it.each([
    ['Nintendo Switch OVP', '1 × nsw'],
    ['Xbox One S 1TB', '1 × xbs'],
    ['realme GT 2', '1 × gt2'],
    ['Pixel 10 Pro 128 GB', '1 × pix10'],
    ['UniFi AP AC Pro', '1 × acpro'],
    ['Ubiquiti UniFi AC Pro', '1 × acpro'],
    ['Dell Latitude 5490 8th Gen Intel Core i5 FHD', '1 × l5490'],
    ['Dell OptiPlex 7050 "27 palcev"', '1 × o7050'],
    ['Zwei längere Cat-6-Kabel', '2 × freetext'],
    ['[Dell PowerEdge R640](https://shop.example/r640)', '1 × r640'],
    ['WDC_WD120EDAZ 12TB', '1 × hdd'],
    ['ST12000VN0007 IronWolf', '1 × hdd'],
  ])('is %s, sure by itself', (text, told) => expect(toldOf(text)).toBe(told));

  it('offers what has the same size, and nothing that is named otherwise', () => {
    expect(rowOf('iMac 27" 2019')?.candidates.map(({ entryId }) => entryId)).toEqual(['imac14', 'imac19']);
    expect(rowOf('UniFi Dream Machine')?.candidates).toEqual([]);
  });
});

describe('a list of another trade', () => {
  const others = ['Stuhl Buche', 'Tisch klappbar', 'Regal 2 m', 'Bohrmaschine', 'Feuerlöscher 6 kg', 'Kühlschrank'];

  it('leaves out what nothing ties to IT, though a code stands in it', () => {
    const wares = [...others, 'Atemschutzmaske FPS 7000', 'Tragkraftspritze TS 8/8', 'Dell Latitude 5490'];
    const { rows } = listOf([['Gerät', 'Raum'], ...wares.map((ware) => [ware, '1'])]);
    expect(rows.filter(({ confidence }) => confidence !== 'ignored').map(({ text }) => text)).toEqual([
      'Dell Latitude 5490',
    ]);
  });

  it('leaves out words of a trade that IT has too', () => {
    const wares = [...others, 'Beleuchtungsgerät 03', 'Leitungsroller Netz', 'Wechselstation', 'Dell Latitude 5490'];
    const { rows } = listOf([['Gerät', 'Raum'], ...wares.map((ware) => [ware, '1'])]);
    expect(rows.filter(({ confidence }) => confidence !== 'ignored')).toHaveLength(1);
  });

  it('takes a strange name beside devices as what it may be', () => {
    const wares = ['Dell Latitude 5490', 'Dell Latitude 7490', 'FPS 7000'];
    const { rows } = listOf([['Gerät', 'Raum'], ...wares.map((ware) => [ware, '1'])]);
    expect(rows[2]?.confidence).toBe('freetext');
  });
});

describe('an offer whose headings are devices', () => {
  const parts = { cpu: 'Gold 6130', cpuCount: 2, ram: '256 GB' };

  it.each([
    ['lines', ['- 2x Xeon Gold 6130', '- 8x 32 GB DDR4', '- 2x Netzteil'].map((line) => [line])],
    [
      'a table',
      [
        ['Teil', 'Menge', 'Bezeichnung'],
        ['CPU', '2', 'Xeon Gold 6130'],
        ['RAM', '8', '32 GB DDR4'],
      ],
    ],
  ])('has the parts of each in %s below', (_, below) => {
    const { rows } = listOf([['Server 1: Dell PowerEdge R640'], ...below, [], ['# Dell PowerEdge R740'], ...below]);
    expect(rows).toMatchObject([
      { quantity: 1, entry: { entryId: 'r640' }, configuration: parts },
      { quantity: 1, entry: { entryId: 'r740' }, configuration: parts },
    ]);
  });

  it('is none where a line below is a device of its own, or nothing that is in one', () => {
    expect(listOf([['Dell PowerEdge R640'], ['- 8x 32 GB DDR4'], ['- Dell Latitude 5490']]).rows).toHaveLength(3);
    expect(listOf([['Dell PowerEdge R640'], ['- Dell PowerEdge R740']]).rows).toHaveLength(2);
  });
});

describe('what is said of a device by name and value', () => {
  const said = ['- CPU: 2x Xeon Gold 6130', '- RAM: 256 GB', '- Anschlüsse: 4x 10 GbE', '- Seriennummer: 7XK2ABC'];
  const ruled = [
    ['Item', 'Spec'],
    ['---', '---'],
    ['CPU', '2x Xeon Gold 6130'],
    ['RAM', '256 GB'],
    ['Ports', '4x 10 GbE'],
  ];

  it('goes to the device above', () => {
    const { rows } = listOf([
      ['### Dell PowerEdge R640'],
      [],
      ...said.map((line) => [line]),
      [],
      ['### Dell PowerEdge R740'],
      [],
      ...ruled,
    ]);
    const configuration = { cpu: 'Gold 6130', cpuCount: 2, ram: '256 GB' };
    expect(rows).toMatchObject([
      { entry: { entryId: 'r640' }, configuration, serialNumbers: ['7XK2ABC'] },
      { entry: { entryId: 'r740' }, configuration },
    ]);
  });

  it('is nothing that is sold where no device stands above', () => {
    const { rows } = listOf([['Modell', 'Raum'], ['Dell Latitude 5490', '1'], [], ['Zur Technik'], ...ruled]);
    expect(rows.filter(({ confidence }) => confidence !== 'ignored')).toHaveLength(1);
  });

  it('is an offer where it counts parts', () => {
    expect(
      listOf([['Netzteile: 20'], ['Controller: 4'], ['Gehäuse: 3']]).rows.map(({ reason }) => reason),
    ).not.toContain('note');
  });
});

describe('columns of persons in other languages', () => {
  it.each(['Responsable', '使用人', 'Cre Id', 'Assigned To', '담당자', 'Usuario'])('%s does not stay', (header) => {
    const { personalColumns } = listOf([
      ['Modell', header],
      ['Dell Latitude 5490', '王伟'],
    ]);
    expect(personalColumns).toEqual([header]);
  });

  it.each([
    ['Kowalski Jan', 'Nowak Anna', 'Wiśniewski P.'],
    ['ROSSI Mario', 'BIANCHI Anna', 'VERDI Luca'],
    ['王伟', '李娜', '张敏'],
    ['Иванов Сергей', 'Петров А.', 'Сидорова Анна'],
  ])('are told by what stands in them: %s', (...persons) => {
    const rows = persons.map((person) => ['Dell Latitude 5490', person]);
    expect(listOf([['Modell', 'Keeper'], ...rows]).personalColumns).toEqual(['Keeper']);
  });
});

describe('parts of a server', () => {
  it('stand behind an order number of their own', () => {
    const parts = [
      ['PYBCP62X3', 'Intel Xeon Gold Processors 6330 28C 2.0 GHz', 'cpu'],
      ['PYBME64S J', '64GB (1x64GB) 2Rx4 DDR4-3200 R ECC Modules', 'ram'],
      ['PYBSS48NKQ', 'SSD Drives SATA 6G 480GB Mixed-Use', 'hdd'],
    ] as const;
    const { rows } = listOf([['Product', 'Description'], ...parts.map(([code, text]) => [code, text])]);
    expect(rows.map(({ entry }) => entry?.entryId)).toEqual(parts.map(([, , type]) => type));
    expect(rows[1]?.configuration).toMatchObject({ capacity: '64 GB' });
  });

  it('are the goods where nothing else stands in a list', () => {
    expect(listOf([['64GB DDR4-3200 ECC RDIMM'], ['32GB DDR4-2666 ECC RDIMM']]).rows).toMatchObject([
      { entry: { entryId: 'ram' } },
      { entry: { entryId: 'ram' } },
    ]);
  });
});

describe('names that words around them would hide', () => {
  it.each([
    ['Dell WD19 Dockingstation', '1 × wd19'],
    ['Mini 400 G9', '1 × promini'],
    ['→ Microsoft Exchange Server: Lösung für E-Mail und Kalender', '1 × ignored'],
    ['DNS-Server: löst Namen auf', '1 × ignored'],
  ])('%s is %s', (text, told) => expect(toldOf(text)).toBe(told));

  it('are no year alone, and no year before its chip', () => {
    expect(rowOf('Apple Mac mini (Late 2014)')?.candidates).toEqual([]);
    expect(rowOf('Apple Mac mini 2018 M1')?.entry).toBeUndefined();
  });

  it('have no equipment for their kind', () => {
    const { rows } = listOf([['Dell Latitude 7490', '14 Zoll', 'i5-8350U', '8GB', '256GB SSD', 'Webcam']]);
    expect(rows).toMatchObject([{ entry: { entryId: 'l7490' }, configuration: { ram: '8 GB' } }]);
  });
});
