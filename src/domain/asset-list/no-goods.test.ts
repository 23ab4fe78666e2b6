import { describe, expect, it } from 'vitest';
import { isProse } from './ignored-rows.ts';
import { otherWare } from './no-device.ts';

describe('a line of a letter', () => {
  it.each(['wir möchten folgende Geräte verkaufen:', 'Das Alter der Geräte liegt zwischen 3 und 6 Jahren.'])(
    'is %s',
    (text) => expect(isProse(text)).toBe(true),
  );

  it.each(['Dell PowerEdge R640 mit 2x Gold 6130', 'HP ProDesk 400 G6 - 12 Stk', 'Lenovo ThinkPad T480'])(
    'is not %s',
    (text) => expect(isProse(text)).toBe(false),
  );
});

describe('what nobody buys as hardware', () => {
  it.each([
    'VMware7,1',
    'VMware Virtual Platform',
    'Virtual Machine',
    'Infusionspumpe',
    'VW Caddy',
    'Patchpanel 24',
    'frei',
    'leer (2 HE)',
    'reserviert für Telekom',
    'Shipping & handling',
    'Datenlöschung, pauschal',
    'Transportversicherung',
    'Fa. Muster Montage',
    'CON-SNT-C93004UX SmartNet',
    'UTP Bundle Renewal 1 Jahr',
    'Softwarelizenz Windows',
    'Kiste Bücher',
    'Leinwand elektrisch',
  ])('is %s', (text) => expect(otherWare(text)).toBeDefined());

  it.each([
    'Firewall mit Lizenz',
    'Server inkl. Windows Server 2019',
    'Server VMware Host',
    'Seagate Exos 7E8',
    'Freigabe-Terminal',
    'Toughbook CF-33, Montage',
    'div. Kabel',
  ])('is not %s', (text) => expect(otherWare(text)).toBeUndefined());
});
