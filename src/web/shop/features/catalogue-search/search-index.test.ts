import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { createCatalogueSearch } from './search-index.ts';

const search = createCatalogueSearch(loadCatalogue('catalogue').catalogue);
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
    ['2960x', 'Cisco Catalyst WS-C2960X-24TS-L'],
    ['fortigate 60f', 'Fortinet FortiGate 60F'],
    ['u2412m', 'Dell UltraSharp U2412M'],
    ['smt1500i', 'APC Smart-UPS SMT1500I'],
    ['ds920+', 'Synology DS920+'],
    ['a2442', 'Apple MacBook Pro 14" (2021, A2442)'],
    ['fritzbox', 'AVM FRITZ!Box 7590'],
    ['optiplex 7060', 'Dell OptiPlex 7060'],
    ['server', 'Server'],
    ['dell server', 'Dell Server'],
    ['usv', 'USV-Anlagen'],
    ['laptop', 'Notebooks & Tablets'],
    ['bildschirm', 'Monitore'],
    ['cpu', 'Prozessoren'],
    ['grafikkarte', 'Grafikkarten'],
  ])('finds for "%s" first %s', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  it('finds what begins like the word', () => {
    expect(titles('elitebo').every((title) => title.startsWith('HP EliteBook'))).toBe(true);
  });

  it('wants every word to fit', () => {
    expect(titles('dell dl380')).toEqual([]);
  });

  it('forgives a typing error in a word but not in a model number', () => {
    expect(titles('prolaint dl380')).toContain('HPE ProLiant DL380 Gen10');
    expect(titles('r649')).toEqual([]);
  });

  it('tells the kind of goods and what distinguishes the model', () => {
    expect(search('r640', 1)[0]?.note).toBe('Server · Rack, 1 HE');
  });

  it('finds nothing for nothing', () => {
    expect(titles('   ')).toEqual([]);
  });
});
