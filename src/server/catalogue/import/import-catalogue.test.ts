// Dear: the catalogue is read anew for each import.
import { describe, expect, it } from 'vitest';
import { type CatalogueTexts, readCatalogueFiles } from '../catalogue-files.ts';
import { parseCatalogue } from '../parse-catalogue.ts';
import { importCatalogue } from './import-catalogue.ts';
import { reportText } from './import-report.ts';
import { readSources } from './read-sources.ts';
import type { ImportFile } from './source.ts';

const delivered = readCatalogueFiles('catalogue');
const taken = /^id,|,(dell,poweredge-r|hpe|arista|eizo),/;
/** The delivered catalogue with some models of a few makers, which reads sooner. */
const before: CatalogueTexts = {
  ...delivered,
  models: delivered.models
    .split('\n')
    .filter((line, at) => line === '' || taken.test(line) || (at % 10 === 0 && line.includes(',cisco,')))
    .join('\n'),
};
const fixtures = readSources('tests/fixtures/device-types');
const options = { source: 'Test' };

function file(name: string, text: string): ImportFile {
  return { name, kind: name.endsWith('.csv') ? 'csv' : 'yaml', bytes: new TextEncoder().encode(text) };
}
const take = (files: readonly ImportFile[], more: { category?: string } = {}, into: CatalogueTexts = before) =>
  importCatalogue(into, { files, refused: [], passed: 0 }, { ...options, ...more });
const reasons = (report: ReturnType<typeof take>['report']) =>
  report.refused.map(({ place, reason }) => [place.file, place.line, place.field, reason]);
const model = (texts: CatalogueTexts, name: string) =>
  parseCatalogue(texts).entries.find((entry) => entry.selectType === 'model' && entry.name === name);
const device = (more: string) =>
  file('x.yaml', `manufacturer: Dell\nmodel: PowerEdge R9641\nslug: dell-r9641\nu_height: 1\n${more}`);

describe('device types of the community library', () => {
  const { texts, report } = importCatalogue(before, fixtures, options);

  it('become models where series or ports leave no doubt, with no option that nobody knows', () => {
    expect(report.added).toEqual([
      'models.csv: Arista DCS-9990-24T (switch, lanSwitch) – Arista/DCS-9990-24T.yaml',
      'models.csv: Dell PowerEdge R9640 (server, serverRack) – Dell/PowerEdge-R9640.yaml',
      'models.csv: HPE ProLiant DL9380 Gen10 (server, serverRack) – HPE/ProLiant-DL9380-Gen10.yml',
    ]);
    const added = model(texts, 'PowerEdge R9640');
    const facts = { goodsKind: 'serverTwoUnits' };
    expect(added).toMatchObject({
      shortname: 'R9640',
      configType: 'serverRack',
      note: 'Rack, 2 HE',
      words: 'E9640S',
      facts,
    });
    expect(Object.keys(added ?? {}).filter((field) => /^options|Capacities$/.test(field))).toEqual([]);
  });

  it('give a model that is there already their part number as a further name', () => {
    expect(report.changed).toEqual(['models.csv: dell PowerEdge R640: auch E99S-1 – Dell/PowerEdge-R640.yaml']);
    expect(model(texts, 'PowerEdge R640')?.words).toContain('E99S-1');
  });

  it('are refused with the reason where the kind of goods is not certain', () => {
    expect(reasons(report)).toEqual([
      [
        'Cisco/Catalyst-9990-24T.yaml',
        3,
        'model',
        'Die Kategorie geht aus der Datei nicht sicher hervor. Geben Sie sie an, zum Beispiel mit --category=switch.',
      ],
      [
        'Dell/PowerEdge-M9000e.yaml',
        3,
        'model',
        'Der Name gehört zu einer Blade-Serie, die Datei beschreibt keinen Einschub.',
      ],
      [
        'Muster-Monitore/MM-27.yaml',
        3,
        'model',
        'Die Kategorie geht aus der Datei nicht sicher hervor. Geben Sie sie an, zum Beispiel mit --category=switch.',
      ],
    ]);
  });

  it('are nothing new the second time, and leave the files byte for byte', () => {
    const again = importCatalogue(texts, fixtures, options);
    expect(again.report).toMatchObject({ added: [], changed: [], unchanged: 4 });
    expect(again.texts).toEqual(texts);
  });

  it('touch no line but their own', () => {
    const kept = (name: keyof CatalogueTexts) => {
      const now = new Set(texts[name].split('\n'));
      return before[name].split('\n').filter((line) => !now.has(line));
    };
    expect(kept('models').map((line) => line.split(',')[5])).toEqual(['PowerEdge R640']);
    expect(kept('series')).toEqual([]);
  });

  it('bring a maker along when the caller names the category', () => {
    const monitor = fixtures.files.filter(({ name }) => name.startsWith('Muster'));
    const { texts: after, report: said } = take(monitor, { category: 'monitor' });
    expect(said.added).toEqual(['models.csv: Muster Monitore MM 27 (monitor) – Muster-Monitore/MM-27.yaml']);
    expect(after.manufacturers).toContain(',mustermonitore,Muster Monitore,Muster Monitore,monitor,,,Test\n');
  });

  it.each([
    ['a text for a number', device('').bytes, 'u_height: 1', 'u_height: hoch', 4, 'u_height'],
    ['an empty model', device('').bytes, 'PowerEdge R9641', '""', 2, 'model'],
    ['a slug with path parts', device('').bytes, 'dell-r9641', '../../x', 3, 'slug'],
  ])('are refused with line and field for %s', (_, bytes, good, bad, line, field) => {
    const text = new TextDecoder().decode(bytes).replace(good, bad);
    expect(reasons(take([file('x.yaml', text)]).report)).toEqual([['x.yaml', line, field, expect.any(String)]]);
  });

  it.each([
    ['aliases that multiply', device('a: &a [1, 2]\nb: [*a, *a]\n'), 'Verweise'],
    ['no YAML', file('x.yaml', 'manufacturer: "Dell\n  model: [1'), 'kein gültiges YAML'],
    ['two documents', file('x.yaml', 'a: 1\n---\nb: 2\n'), 'mehrere Dokumente'],
    ['another YAML', file('x.yaml', '- 1\n- 2\n'), 'keine Gerätetyp-Datei'],
    ['a field twice', device('model: PowerEdge R9642\n'), 'kein gültiges YAML'],
    [
      'fields without end',
      file('x.yaml', Array.from({ length: 100_000 }, (_, n) => `k${n}: x\n`).join('')),
      'Hersteller',
    ],
    ['broken UTF-8', { ...device(''), bytes: Uint8Array.of(0x6d, 0xff, 0xfe) }, 'kein UTF-8'],
    ['a module', device('subdevice_role: child\n'), 'Einschub'],
    [
      'a maker that may be two',
      file('x.yaml', 'manufacturer: Hewlett-Packard\nmodel: X1\nslug: x1\nu_height: 1\n'),
      'mehrere',
    ],
    [
      'an accessory',
      file('x.yaml', 'manufacturer: APC\nmodel: Smart-UPS Battery Pack\nslug: x1\nu_height: 1\n'),
      'Zubehör',
    ],
  ])('are refused for %s, with a sentence', (_, source, sentence) => {
    const { texts: after, report: said } = take([source]);
    expect(said.refused.map(({ reason }) => reason)).toEqual([expect.stringContaining(sentence)]);
    expect(after).toEqual(before);
  });

  it('go to the maker whose name begins theirs when a library files them under its owner', () => {
    const source = file('x.yaml', 'manufacturer: HPE\nmodel: Aruba 9990-24G\nslug: hpe-aruba-9990-24G\nu_height: 1\n');
    const { report: said } = take([source], { category: 'switch' });
    expect(said.added).toEqual([expect.stringMatching(/^models\.csv: Aruba 9990-24G \(switch/)]);
  });

  it('leave a new maker out again when its model is refused', () => {
    const source = file('x.yaml', 'manufacturer: Muster\nmodel: =1+1\nslug: x1\nu_height: 1\n');
    const { texts: after, report: said } = take([source], { category: 'monitor' });
    expect(reasons(said)).toEqual([['x.yaml', 2, 'model', 'Das Feld beginnt wie eine Formel.']]);
    expect(after).toEqual(before);
  });

  it('bring no maker along whose page is another one', () => {
    const source = file('x.yaml', 'manufacturer: Monitore\nmodel: M1\nslug: x1\nu_height: 1\n');
    const { report: said } = take([source], { category: 'monitor' });
    expect(said.refused[0]?.reason).toBe('Die Seite /wizard/monitore-verkaufen/ gehört schon zu „Monitore“.');
  });

  it('keep a model name that looks like a number', () => {
    const { report: said } = take([file('x.yaml', 'manufacturer: EIZO\nmodel: 0720\nslug: x1\nu_height: 0\n')], {
      category: 'monitor',
    });
    expect(said.added).toEqual(['models.csv: EIZO 0720 (monitor) – x.yaml']);
  });
});

describe('CSV in the columns of the catalogue', () => {
  const head = before.models.split('\n', 1)[0] ?? '';
  const row = (change: Record<string, string>) => {
    const defaults = {
      category: 'server',
      manufacturer: 'dell',
      series: 'poweredge-r',
      name: 'PowerEdge R9642',
      shortname: 'R9642',
    };
    const flags = { queryPackagingAvailable: 'ja', ssdDisabled: 'nein', hddDisabled: 'nein', fdDisabled: 'ja' };
    const fields: Record<string, string> = {
      ...defaults,
      ...flags,
      configType: 'serverRack',
      source: 'Test',
      ...change,
    };
    return head
      .split(',')
      .map((column) => fields[column] ?? '')
      .join(',');
  };
  const csv = (...rows: string[]) => file('neu.csv', [head, ...rows].join('\n'));

  it('of the delivered files themselves changes nothing', () => {
    const own = Object.entries(delivered).map(([name, text]) => file(`${name}.csv`, text));
    const { texts, report } = take(own, {}, delivered);
    expect(report).toMatchObject({ added: [], changed: [], refused: [] });
    expect(report.unchanged).toBeGreaterThan(1_000);
    expect(texts).toEqual(delivered);
  });

  it('adds rows and gives them the id that the catalogue proposes', () => {
    const { texts, report } = take([csv(row({}))]);
    expect(report.added).toEqual(['models.csv: dell PowerEdge R9642']);
    expect(model(texts, 'PowerEdge R9642')?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5/);
    expect(take([csv(row({}))], {}, texts).report).toMatchObject({ added: [], changed: [], unchanged: 1 });
  });

  it('changes a row that is there and says what', () => {
    const { report } = take([csv(row({}), row({ note: 'Rack' }))]);
    expect(report.changed).toEqual(['models.csv: dell PowerEdge R9642: note „“ → „Rack“']);
  });

  it('knows a maker by its name too, and lists it under the new category', () => {
    const { texts } = take([csv(row({ manufacturer: 'EIZO', category: 'other', series: '', configType: '' }))]);
    expect(texts.manufacturers).toMatch(/,eizo,EIZO,EIZO,[^,]*\|other,/);
  });

  it('is read with semicolons, a byte order mark and the columns in another order', () => {
    const columns = head
      .split(',')
      .filter((column) => column !== 'id')
      .toReversed();
    const fields = new Map(head.split(',').map((column, at) => [column, row({}).split(',')[at] ?? '']));
    const text = `\uFEFF${columns.join(';')}\r\n${columns.map((column) => fields.get(column)).join(';')}\r\n`;
    expect(take([file('excel.csv', text)]).report.added).toEqual(['models.csv: dell PowerEdge R9642']);
  });

  it.each([
    ['an unknown series', { series: 'gibt-es-nicht' }, 'series', 'Die Serie „gibt-es-nicht“ gibt es im Katalog nicht.'],
    [
      'an unknown maker',
      { manufacturer: 'niemand' },
      'manufacturer',
      'Den Hersteller „niemand“ gibt es im Katalog nicht.',
    ],
    [
      'an invented option list',
      { optionsCpu: 'cpu.neu' },
      'optionsCpu',
      'Die Optionenliste „cpu.neu“ gibt es im Katalog nicht.',
    ],
    [
      'a lock that is none',
      { lock: 'kette' },
      'lock',
      '„kette“ gibt es nicht; möglich ist cloud, account, apple, management, subscription, phone, none.',
    ],
    ['an unknown question', { notAsked: 'rails|farbe' }, 'notAsked', 'Die Frage „farbe“ gibt es nicht.'],
    ['no name', { name: '' }, 'name', 'Das Feld ist leer.'],
    ['a flag that is none', { ssdDisabled: 'true' }, 'ssdDisabled', '„true“ gibt es nicht; möglich ist ja, nein.'],
    ['an id that is none', { id: '12' }, 'id', '„12“ ist keine Kennung (UUID).'],
    ['a formula', { note: '=1+1' }, 'note', 'Das Feld beginnt wie eine Formel.'],
  ])('refuses a row with %s and takes the others over', (_, wrong, field, reason) => {
    const { report } = take([csv(row(wrong), row({ name: 'PowerEdge R9643', shortname: 'R9643' }))]);
    expect(reasons(report)).toEqual([['neu.csv', 2, field, reason]]);
    expect(report.added).toEqual(['models.csv: dell PowerEdge R9643']);
    expect(reportText(report)).toContain(`  neu.csv, Zeile 2, ${field}: ${reason}`);
  });

  it('refuses a row that would take the page of another', () => {
    const { report } = take([csv(row({ name: 'Server', shortname: 'Server' }))]);
    expect(report.refused[0]?.reason).toBe('Die Seite /wizard/dell-server-verkaufen/ gehört schon zu „Dell Server“.');
  });

  it.each([
    ['columns of no file', 'a,b,c\n1,2,3\n', 1],
    ['a field too many', `${head}\n${row({})},\n`, 2],
    ['quotes that do not close', `${head}\n"${row({})}\n`, 2],
    ['nothing in it', '', undefined],
  ])('is refused as a whole with %s', (_, text, line) => {
    const { texts, report } = take([file('x.csv', text)]);
    expect(report.refused.map(({ place }) => place.line)).toEqual([line]);
    expect(texts).toEqual(before);
  });
});
