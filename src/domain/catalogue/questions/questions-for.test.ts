import { describe, expect, it } from 'vitest';
import { aCategory, aModelItem, aTypeItem, inOwnWords } from '#tests/factories/wizard-items.ts';
import type { DriveKind } from '../drive-group.ts';
import { capacitiesKey, driveKindsFor, hasBuiltInDrive } from '../drive-kinds.ts';
import type { Model, Series } from '../entries.ts';
import type { GoodsFacts } from '../goods-facts.ts';
import { type CategoryKey, type ConfigType, categoryKeys, configTypes, type TypeKey, typeKeys } from '../kinds.ts';
import { defectsFor, isAnswerRequired, questionsFor } from './questions-for.ts';
import type { Question } from './registry.ts';

const aSeries: Series = {
  selectType: 'series',
  id: 's',
  cid: 'c',
  mid: 'm',
  name: 'S',
  shortname: 'S',
  freetextAllowed: true,
};
const worn = ['keyboard', 'grade', 'battery', 'charger', 'released'] as const;
const serverQuestions = ['cpu', 'cpuCount', 'ram', 'drives', 'mediaWish', 'powerSupplies'] as const;

/** Where goods of a config type belong, and all they are asked: what is missing here is never asked. */
const ofConfigType: Record<ConfigType, [CategoryKey, ...Question[]]> = {
  serverBlade: ['server', 'cpu', 'cpuCount', 'ram', 'drives', 'mediaWish'],
  serverRack: ['server', ...serverQuestions, 'grade', 'rails'],
  serverStandalone: ['server', ...serverQuestions, 'grade'],
  notebook: ['notebookTablet', 'cpu', 'ram', 'display', 'drives', 'mediaWish', ...worn],
  tablet: ['notebookTablet', 'capacity', 'cellular', 'grade', 'battery', 'charger', 'released'],
  surfacePro: ['notebookTablet', 'cpu', 'ram', 'drives', 'cellular', 'keyboardCover', ...worn],
  surfaceBook: ['notebookTablet', 'cpu', 'ram', 'gpu', 'display', 'drives', ...worn],
  macBook: ['notebookTablet', 'cpu', 'ram', 'drives', ...worn],
  macBookPro: ['notebookTablet', 'cpu', 'ram', 'drives', ...worn],
  iPad: ['notebookTablet', 'capacity', 'cellular', 'grade', 'battery', 'charger', 'released'],
  pc: ['pcWorkstation', 'cpu', 'ram', 'gpu', 'formFactor', 'drives', 'mediaWish', 'grade', 'charger'],
  allInOnePc: ['pcWorkstation', 'cpu', 'ram', 'display', 'drives', 'mediaWish', 'grade', 'stand'],
  gamingPc: ['pcWorkstation', 'cpu', 'ram', 'gpu', 'parts', 'drives', 'mediaWish', 'grade'],
  workstation: ['pcWorkstation', 'cpu', 'cpuCount', 'ram', 'gpu', 'drives', 'mediaWish', 'grade'],
  iMac: ['pcWorkstation', 'cpu', 'ram', 'drives', 'mediaWish', 'grade', 'released'],
  macMini: ['pcWorkstation', 'cpu', 'ram', 'drives', 'mediaWish', 'grade', 'released'],
  macPro: ['pcWorkstation', 'cpu', 'ram', 'gpu', 'drives', 'mediaWish', 'grade', 'released'],
  tapeLibrary: ['storage', 'tapeDrive', 'tapeDriveCount', 'interface', 'drives', 'mediaWish', 'rails'],
  diskStorage: ['storage', 'controllers', 'ports', 'drives', 'mediaWish', 'powerSupplies', 'rails'],
  diskStorageNoController: ['storage', 'ioModules', 'drives', 'mediaWish', 'powerSupplies', 'rails'],
  lanSwitch: ['switch', 'powerSupplies', 'mount'],
  lanSwitchWithBinding: ['switch', 'released', 'powerSupplies', 'mount'],
  sanSwitch: ['switch', 'ports', 'powerSupplies', 'rails'],
  wirelessController: ['accessPoint', 'ports', 'powerSupplies', 'mount', 'released'],
  phone: ['other', 'capacity', 'grade', 'battery', 'simLock', 'released'],
  console: ['other', 'capacity', 'grade', 'gamepad'],
  printer: ['other', 'extras', 'grade', 'pageCount', 'toner'],
  scanner: ['other', 'grade', 'pageCount', 'charger'],
  deskPhone: ['other', 'grade', 'handset'],
  videoConference: ['other', 'charger', 'remoteControl', 'roomParts'],
  projector: ['other', 'grade', 'pixelErrors', 'lampHours', 'remoteControl'],
  dock: ['other', 'charger'],
};

/** What the catalogue says of the series of a config type. */
const factsOfConfigType: { readonly [configType in ConfigType]?: GoodsFacts } = {
  notebook: { notAsked: ['gpu'] },
  macBook: { lock: 'apple' },
  macBookPro: { lock: 'apple', notAsked: ['gpu'] },
  iPad: { lock: 'apple' },
  allInOnePc: { notAsked: ['gpu'] },
  iMac: { lock: 'apple', notAsked: ['gpu'] },
  macMini: { lock: 'apple' },
  macPro: { lock: 'apple' },
  lanSwitchWithBinding: { lock: 'cloud' },
  phone: { lock: 'phone' },
};

/** The same for models without a config type, and for goods in the customer's own words. */
const ofCategory: Record<CategoryKey, { readonly model: readonly Question[]; readonly freetext: readonly Question[] }> =
  {
    server: { model: [...serverQuestions, 'grade', 'rails'], freetext: [...serverQuestions, 'grade', 'rails'] },
    storage: {
      model: ['tapeDrive', 'controllers', 'ports', 'drives', 'mediaWish', 'powerSupplies', 'rails'],
      freetext: ['tapeDrive', 'controllers', 'ports', 'drives', 'mediaWish', 'powerSupplies', 'rails'],
    },
    switch: { model: ['powerSupplies', 'mount'], freetext: ['ports', 'powerSupplies', 'mount', 'released'] },
    router: { model: ['powerSupplies', 'mount'], freetext: ['powerSupplies', 'mount', 'released'] },
    firewall: { model: ['powerSupplies', 'mount', 'released'], freetext: ['powerSupplies', 'mount', 'released'] },
    accessPoint: {
      model: ['region', 'mount', 'antennas', 'released'],
      freetext: ['region', 'mount', 'antennas', 'released'],
    },
    notebookTablet: {
      model: ['cpu', 'ram', 'gpu', 'display', 'drives', 'mediaWish', ...worn],
      freetext: ['cpu', 'ram', 'gpu', 'display', 'drives', 'mediaWish', ...worn],
    },
    pcWorkstation: {
      model: ['cpu', 'ram', 'gpu', 'formFactor', 'drives', 'mediaWish', 'grade'],
      freetext: ['cpu', 'ram', 'gpu', 'formFactor', 'drives', 'mediaWish', 'grade'],
    },
    monitor: {
      model: ['grade', 'pixelErrors', 'stand'],
      freetext: ['display', 'ports', 'grade', 'pixelErrors', 'stand'],
    },
    ups: {
      model: ['batteryYear', 'batteryPacks', 'networkCard', 'rails'],
      freetext: ['power', 'batteryYear', 'batteryPacks', 'networkCard', 'rails'],
    },
    hardware: { model: [], freetext: [] },
    other: { model: [], freetext: [] },
  };

/** Questions about a component type, and which of them are left once the model is known. */
const ofType: Record<TypeKey, { readonly type: readonly Question[]; readonly model: readonly Question[] }> = {
  hdd: {
    type: ['modelName', 'capacity', 'formFactor', 'interface', 'sectors520', 'tray', 'powerOnHours'],
    model: ['capacity', 'sectors520', 'tray', 'powerOnHours'],
  },
  ram: { type: ['modelName', 'capacity', 'memoryType'], model: ['capacity'] },
  cpu: { type: ['modelName', 'engineeringSample', 'vendorLocked'], model: ['engineeringSample'] },
  mainboard: { type: ['modelName', 'formFactor', 'socket'], model: [] },
  gpu: {
    type: ['modelName', 'capacity', 'formFactor', 'cooler', 'bracket', 'mining'],
    model: ['capacity', 'bracket', 'mining'],
  },
  controller: { type: ['modelName', 'ports', 'bracket', 'cacheBattery'], model: ['bracket'] },
};

describe('the questions about a model, and no others,', () => {
  it.each(configTypes)('of config type %s', (configType) => {
    const [category, ...asked] = ofConfigType[configType];
    const facts = factsOfConfigType[configType];
    expect(questionsFor(aModelItem({ configType, ...(facts && { facts }) }, aCategory(category)))).toEqual(asked);
  });

  it.each(categoryKeys)('of category %s without a config type', (category) => {
    expect(questionsFor(aModelItem({}, aCategory(category)))).toEqual(ofCategory[category].model);
  });

  it.each(categoryKeys)('in own words in category %s', (category) => {
    expect(questionsFor(inOwnWords('Gerät 123', aCategory(category)))).toEqual(ofCategory[category].freetext);
  });

  it.each(typeKeys)('of component type %s', (type) => {
    expect(questionsFor(aTypeItem(type))).toEqual(ofType[type].type);
    expect(questionsFor({ ...aTypeItem(type), ...aModelItem({}) })).toEqual(ofType[type].model);
    expect(questionsFor(inOwnWords('PM883', aTypeItem(type)))).toEqual(
      ofType[type].type.filter((question) => question !== 'modelName'),
    );
  });
});

describe('what the model already says is not asked', () => {
  it('as its column in the catalogue says, or that of its series', () => {
    const accessPoints = aCategory('accessPoint');
    const notAsked = { facts: { notAsked: ['region'] } };
    const series: Series = { ...aSeries, ...notAsked };
    expect(questionsFor(aModelItem({}, accessPoints))).toContain('region');
    expect(questionsFor(aModelItem(notAsked, accessPoints))).not.toContain('region');
    expect(questionsFor(aModelItem({}, { ...accessPoints, series }))).not.toContain('region');
    expect(questionsFor(aModelItem({ facts: { notAsked: [] } }, { ...accessPoints, series }))).toContain('region');
  });

  it('but of goods that the catalogue does not list', () => {
    const series: Series = { ...aSeries, facts: { notAsked: ['region'] } };
    expect(questionsFor(inOwnWords('Gerät 123', { ...aCategory('accessPoint'), series }))).toContain('region');
  });

  it('drives are not asked for where every kind of them is disabled', () => {
    const closed = { configType: 'serverRack', ssdDisabled: true, hddDisabled: true } as const;
    expect(questionsFor(aModelItem(closed, aCategory('server')))).not.toContain('drives');
  });
});

describe('goods that do nothing while their cloud knows them', () => {
  it.each<[CategoryKey, string]>([
    ['accessPoint', 'Meraki MR33'],
    ['accessPoint', 'Juniper Mist AP33'],
    ['accessPoint', 'Ubiquiti UniFi U6-Pro'],
    ['switch', 'Meraki MS120-24P'],
    ['firewall', 'Meraki MX64'],
  ])('are asked first, and must be answered: %s %s', (category, text) => {
    const item = inOwnWords(text, aCategory(category));
    expect(questionsFor(item)[0]).toBe('released');
    expect(isAnswerRequired(item, 'released')).toBe(true);
  });

  it('are no Catalyst switches, and nothing else must be answered', () => {
    const catalyst = inOwnWords('Cisco Catalyst 9300', aCategory('switch'));
    expect(questionsFor(catalyst).filter((question) => isAnswerRequired(catalyst, question))).toEqual([]);
  });
});

describe('what may be wrong with goods that do not work', () => {
  const portable = ['brokenDisplay', 'liquidDamage', 'passwordLocked', 'brokenPorts'] as const;

  it.each<[ConfigType, Question[]]>([
    ['notebook', ['brokenDisplay', 'brokenKeyboard', 'liquidDamage', 'passwordLocked', 'brokenPorts']],
    ['surfacePro', [...portable]],
    ['iPad', [...portable]],
    ['phone', [...portable]],
    ['pc', ['passwordLocked', 'brokenPorts']],
    ['allInOnePc', ['brokenDisplay', 'passwordLocked', 'brokenPorts']],
    ['serverRack', ['passwordLocked', 'brokenPorts', 'reportsErrors']],
    ['lanSwitch', ['passwordLocked', 'brokenPorts', 'reportsErrors']],
    ['diskStorage', ['passwordLocked', 'reportsErrors']],
    ['printer', ['printsBadly']],
    ['console', ['liquidDamage']],
    ['projector', []],
  ])('of config type %s goes by its kind', (configType, ofItsKind) => {
    expect(defectsFor(aModelItem({ configType }))).toEqual(['untested', 'doesNotStart', ...ofItsKind]);
  });

  it('is asked of parts too, and of goods in own words', () => {
    expect(defectsFor(aTypeItem('hdd'))).toEqual(['untested', 'readErrors']);
    expect(defectsFor(inOwnWords('Bildschirm', aCategory('monitor')))).toEqual([
      'untested',
      'doesNotStart',
      'brokenDisplay',
      'brokenPorts',
    ]);
  });

  it('is never among what is asked of all', () => {
    expect(questionsFor(aModelItem({ configType: 'notebook' }))).not.toContain('untested');
  });
});

describe('own words about a phone', () => {
  it('ask for its memory, its looks, its battery and its lock', () => {
    expect(questionsFor(inOwnWords('20 iPhone 12', aCategory('other')))).toEqual([
      'capacity',
      'grade',
      'battery',
      'simLock',
      'released',
    ]);
  });
});

describe('drives', () => {
  it('of a tape library are tapes', () => {
    const item = aModelItem({ configType: 'tapeLibrary', ssdDisabled: true, hddDisabled: true });
    expect(driveKindsFor(item)).toEqual(['tape']);
    expect(capacitiesKey(item, 'tape')).toBe('tape.lto');
  });

  it('of a notebook without a drive bay are SSDs only', () => {
    const item = aModelItem({ configType: 'notebook', hddDisabled: true, ssdCapacities: 'ssd.notebook' });
    expect(driveKindsFor(item)).toEqual(['ssd']);
    expect(capacitiesKey(item, 'ssd')).toBe('ssd.notebook');
    expect(capacitiesKey(item, 'hdd')).toBeUndefined();
  });

  it('of a MacBook or Surface that holds an SSD only is one and built in, of other notebooks it may be changed', () => {
    const withSsd = (configType: ConfigType, more: Partial<Model> = { hddDisabled: true }) =>
      hasBuiltInDrive(aModelItem({ configType, ...more }));
    expect(withSsd('macBook')).toBe(true);
    expect(withSsd('surfacePro')).toBe(true);
    expect(withSsd('macBookPro', {})).toBe(false);
    expect(withSsd('notebook')).toBe(false);
  });

  it('of an iMac may be a Fusion Drive', () => {
    const iMac = aModelItem({ configType: 'iMac', fdDisabled: false }, aCategory('pcWorkstation'));
    expect(driveKindsFor(iMac)).toEqual(['ssd', 'hdd', 'fd']);
  });

  it.each<[Partial<Model>, DriveKind[]]>([
    [{}, ['hdd', 'ssd']],
    [{ ssdDisabled: true }, ['hdd']],
    [{ hddDisabled: true }, ['ssd']],
    [{ fdDisabled: false, ssdDisabled: true }, ['hdd', 'fd']],
    [{ ssdDisabled: true, hddDisabled: true }, []],
  ])('of a server with %j may be %j', (flags, kinds) => {
    expect(driveKindsFor(aModelItem(flags, aCategory('server')))).toEqual(kinds);
  });

  it.each<[CategoryKey, DriveKind[]]>([
    ['storage', ['hdd', 'ssd', 'tape']],
    ['server', ['hdd', 'ssd']],
    ['notebookTablet', ['ssd', 'hdd']],
  ])('in own words in category %s may be %j', (category, kinds) => {
    expect(driveKindsFor(inOwnWords('Gerät 123', aCategory(category)))).toEqual(kinds);
  });
});
