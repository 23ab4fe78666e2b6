import { goodsIndex } from '#domain/asset-list/goods-index.ts';
import type { Sheet } from '#domain/asset-list/sheet.ts';
import { openCatalogue } from '#domain/catalogue/catalogue.ts';
import type { Model, WizardEntry } from '#domain/catalogue/entries.ts';

const asked = { queryPackagingAvailable: true, ssdDisabled: false, hddDisabled: false, fdDisabled: true };
const category = { selectType: 'category', priority: 1, freetextAllowed: true } as const;
const maker = (id: string, shortname: string, cids: readonly string[], name = shortname): WizardEntry => ({
  ...{ selectType: 'manufacturer', id, name, shortname, cids: [...cids] },
});
const series = (id: string, cid: string, mid: string, name: string): WizardEntry => ({
  ...{ selectType: 'series', id, cid, mid, name, shortname: name, freetextAllowed: true },
});
const model = (
  id: string,
  cid: string,
  mid: string,
  sid: string | undefined,
  name: string,
  shortname = name,
): Model => ({
  ...asked,
  ...{ selectType: 'model', id, cid, mid, name, shortname, ...(sid && { sid }) },
});

/** A small catalogue that the reader of lists is tested with: neighbours, short names, words that mean two things. */
export const listGoods = goodsIndex(
  openCatalogue(
    [
      { ...category, id: 'server', key: 'server', name: 'Server' },
      { ...category, id: 'nb', key: 'notebookTablet', name: 'Notebooks' },
      { ...category, id: 'pc', key: 'pcWorkstation', name: 'PCs' },
      { ...category, id: 'ap', key: 'accessPoint', name: 'Access Points' },
      { ...category, id: 'hw', key: 'hardware', name: 'Komponenten' },
      { ...category, id: 'mon', key: 'monitor', name: 'Monitore' },
      { ...category, id: 'other', key: 'other', name: 'Sonstiges' },
      { selectType: 'type', id: 'hdd', key: 'hdd', name: 'Festplatten', cid: 'hw' },
      { selectType: 'type', id: 'ram', key: 'ram', name: 'Arbeitsspeicher', cid: 'hw' },
      { selectType: 'type', id: 'cpu', key: 'cpu', name: 'Prozessoren', cid: 'hw' },
      maker('dell', 'Dell', ['server', 'nb', 'pc', 'mon']),
      maker('hp', 'HP', ['nb', 'other', 'pc'], 'HP Inc.'),
      maker('hpe', 'HPE', ['server'], 'Hewlett Packard Enterprise'),
      maker('lenovo', 'Lenovo', ['nb']),
      maker('apple', 'Apple', ['pc', 'other', 'mon']),
      maker('nin', 'Nintendo', ['other']),
      maker('ms', 'Microsoft', ['other']),
      maker('goo', 'Google', ['other']),
      maker('real', 'realme', ['other']),
      maker('ubi', 'Ubiquiti', ['ap']),
      maker('eps', 'Epson', ['other']),
      series('pe', 'server', 'dell', 'PowerEdge R'),
      series('dl', 'server', 'hpe', 'ProLiant DL'),
      series('lat', 'nb', 'dell', 'Latitude'),
      series('opt', 'pc', 'dell', 'OptiPlex'),
      series('eb', 'nb', 'hp', 'EliteBook'),
      series('z', 'pc', 'hp', 'Z'),
      series('tb', 'nb', 'lenovo', 'ThinkBook'),
      series('lj', 'other', 'hp', 'LaserJet Pro'),
      series('iph', 'other', 'apple', 'iPhone'),
      series('mini', 'pc', 'apple', 'Mac mini'),
      series('imac', 'pc', 'apple', 'iMac'),
      series('ipad', 'other', 'apple', 'iPad'),
      series('p', 'mon', 'dell', 'P'),
      series('dock', 'other', 'dell', 'Dock'),
      series('hppro', 'pc', 'hp', 'HP Pro'),
      series('sw', 'other', 'nin', 'Switch'),
      series('xb', 'other', 'ms', 'Xbox'),
      series('pix', 'other', 'goo', 'Pixel'),
      series('gt', 'other', 'real', 'GT'),
      series('uni', 'ap', 'ubi', 'UniFi AP'),
      series('dm', 'ap', 'ubi', 'Dream Machine'),
      series('scan', 'other', 'eps', 'Scanner'),
      series('perc', 'hw', 'dell', 'PERC'),
      model('ds410', 'other', 'eps', 'scan', 'WorkForce DS-410'),
      model('ds530', 'other', 'eps', 'scan', 'WorkForce DS-530'),
      { ...model('udm', 'ap', 'ubi', 'dm', 'Dream Machine Pro'), words: 'UDM-Pro' },
      model('h310', 'hw', 'dell', 'perc', 'PERC H310'),
      model('r640', 'server', 'dell', 'pe', 'PowerEdge R640', 'R640'),
      model('r730xd', 'server', 'dell', 'pe', 'PowerEdge R730xd', 'R730xd'),
      model('r740', 'server', 'dell', 'pe', 'PowerEdge R740', 'R740'),
      model('r740xd', 'server', 'dell', 'pe', 'PowerEdge R740xd', 'R740xd'),
      model('dl120', 'server', 'hpe', 'dl', 'ProLiant DL120 G7', 'DL120 G7'),
      model('l5490', 'nb', 'dell', 'lat', 'Latitude 5490', '5490'),
      model('l7490', 'nb', 'dell', 'lat', 'Latitude 7490', '7490'),
      model('g5', 'nb', 'hp', 'eb', 'EliteBook 840 G5', '840 G5'),
      model('g6', 'nb', 'hp', 'eb', 'EliteBook 840 G6', '840 G6'),
      model('o7050', 'pc', 'dell', 'opt', 'OptiPlex 7050', '7050'),
      model('z230', 'pc', 'hp', 'z', 'Z230'),
      model('tb13x', 'nb', 'lenovo', 'tb', 'ThinkBook 13x', '13x'),
      model('m404', 'other', 'hp', 'lj', 'LaserJet Pro M404dn', 'M404dn'),
      model('iphx', 'other', 'apple', 'iph', 'iPhone X'),
      model('iphxs', 'other', 'apple', 'iph', 'iPhone XS'),
      model('iphxsmax', 'other', 'apple', 'iph', 'iPhone XS Max'),
      model('mini18', 'pc', 'apple', 'mini', 'Mac mini (2018, A1993)', 'A1993'),
      model('minim1', 'pc', 'apple', 'mini', 'Mac mini (2020, A2348)', 'A2348'),
      model('imac14', 'pc', 'apple', 'imac', 'iMac 27" (A1419)', 'A1419'),
      model('imac19', 'pc', 'apple', 'imac', 'iMac 27" (A2115)', 'A2115'),
      model('air2', 'other', 'apple', 'ipad', 'iPad Air 2 (2014)'),
      model('p2314', 'mon', 'dell', 'p', 'P2314H'),
      model('p2317', 'mon', 'dell', 'p', 'P2317H'),
      model('cinema', 'mon', 'apple', undefined, 'LED Cinema Display 27" (A1316)', 'A1316'),
      model('wd19', 'other', 'dell', 'dock', 'WD19'),
      model('promini', 'pc', 'hp', 'hppro', 'Pro Mini 400 G9'),
      model('prosff', 'pc', 'hp', 'hppro', 'Pro SFF 400 G9'),
      model('imac09', 'pc', 'apple', 'imac', 'iMac 27" (2009–2011, A1312)', 'A1312'),
      model('nsw', 'other', 'nin', 'sw', 'Switch'),
      model('xbs', 'other', 'ms', 'xb', 'Xbox One S'),
      model('pix10', 'other', 'goo', 'pix', 'Pixel 10 Pro', '10 Pro'),
      model('gt2', 'other', 'real', 'gt', 'GT 2'),
      model('acpro', 'ap', 'ubi', 'uni', 'UniFi UAP-AC-Pro', 'UAP-AC-Pro'),
      model('u6', 'ap', 'ubi', 'uni', 'UniFi U6-Lite', 'U6-Lite'),
    ],
    [],
  ),
);

/** A sheet that nothing is hidden or merged on. */
export const listSheet = (rows: readonly (readonly string[])[], more: Partial<Sheet> = {}): Sheet => ({
  ...{ name: 'Liste', hidden: false, rows, hiddenRows: new Set<number>(), merges: [] },
  ...more,
});
