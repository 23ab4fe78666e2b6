import { describe, expect, it } from 'vitest';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';

const { catalogue } = deliveredCatalogue();
const models = catalogue.items.filter(({ model }) => model !== undefined);

describe('the families of the catalogue', () => {
  it('are at least 8,000 models together', () => {
    expect(models.length).toBeGreaterThanOrEqual(8_000);
  });

  it.each([
    [/^Dell PowerEdge (R|M|FC|FM|T|C)/, 150],
    [/^HPE ProLiant DL/, 90],
    [/^HPE (ProLiant XL|Apollo)/, 25],
    [/^Supermicro (Super|A\+)/, 120],
    [/^Gigabyte [GHR]\d/, 35],
    [/^Huawei FusionServer/, 40],
    [/^Oracle (Sun Fire|SPARC|Server)/, 85],
    [/^NetApp FAS/, 50],
    [/^NetApp E[25F]/, 25],
    [/^Dell (Isilon|PowerScale)/, 20],
    [/^Dell EqualLogic/, 60],
    [/^Cisco Catalyst WS-C2960/, 90],
    [/^Cisco Catalyst WS-C3560/, 70],
    [/^Cisco Catalyst WS-C3750/, 65],
    [/^Cisco Nexus/, 100],
    [/^Cisco UCS-FI/, 10],
    [/^Cisco (AIR-CT|AIR-WLC|C9800)/, 25],
    [/^Cisco (Aironet|Catalyst (C91|CW))/, 70],
    [/^Cisco (IP Phone|SPA)/, 65],
    [/^Cisco (TelePresence|Webex)/, 35],
    [/^Yealink/, 115],
    [/^Snom/, 45],
    [/^Poly/, 95],
    [/^HP (Color )?LaserJet/, 200],
    [/^HP (Pavilion|ENVY)/, 25],
    [/^Dell Inspiron/, 140],
    [/^Acer (Aspire|Swift)/, 170],
    [/^ASUS ZenBook/, 55],
    [/^Razer/, 25],
    [/^LG gram/, 30],
    [/^Apple iPhone/, 50],
    [/^Apple iPad/, 40],
    [/^Samsung Galaxy [SANZX]/, 160],
    [/^Google Pixel/, 30],
  ])('hold %s with at least %i models', (family, least) => {
    expect(models.filter(({ title }) => family.test(title)).length).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['printer', 2_000],
    ['phone', 800],
    ['projector', 500],
    ['deskPhone', 500],
    ['scanner', 250],
    ['dock', 180],
    ['videoConference', 150],
    ['wirelessController', 60],
    ['console', 25],
  ])('hold goods of config type %s in at least %i models', (configType, least) => {
    expect(models.filter(({ model }) => model?.configType === configType).length).toBeGreaterThanOrEqual(least);
  });
});
