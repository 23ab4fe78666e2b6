import { describe, expect, it } from 'vitest';
import { capacitiesKey, driveKindsFor } from './drive-kinds.ts';
import type { Model } from './entries.ts';
import { configTypes } from './kinds.ts';
import { questionsFor } from './questions.ts';
import type { WizardItem } from './wizard-item.ts';

function modelItem(model: Partial<Model>): WizardItem {
  return {
    selectType: 'model',
    id: 'x',
    title: 'X',
    slug: 'x-verkaufen',
    model: {
      selectType: 'model',
      id: 'x',
      name: 'X',
      cid: 'c',
      mid: 'm',
      shortname: 'X',
      queryPackagingAvailable: true,
      ssdDisabled: false,
      hddDisabled: false,
      fdDisabled: true,
      ...model,
    },
  };
}

describe('questions about an item', () => {
  it('of a rack server are about processors, memory, drives, power supplies and rails', () => {
    expect(questionsFor(modelItem({ configType: 'serverRack' }))).toEqual([
      'cpu',
      'cpuCount',
      'ram',
      'drives',
      'powerSupplies',
      'rails',
    ]);
  });

  it('exist for every config type', () => {
    expect(configTypes.filter((configType) => questionsFor(modelItem({ configType })).length === 0)).toEqual([]);
  });

  it.each(['notebook', 'iPad', 'macBookPro', 'surfacePro', 'lanSwitchWithBinding'] as const)(
    'of a %s ask whether it is still bound to an account',
    (configType) => {
      expect(questionsFor(modelItem({ configType }))).toContain('released');
    },
  );
});

describe('drives', () => {
  it('of a tape library are tapes', () => {
    const item = modelItem({ configType: 'tapeLibrary', ssdDisabled: true, hddDisabled: true });
    expect(driveKindsFor(item)).toEqual(['tape']);
    expect(capacitiesKey(item, 'tape')).toBe('tape.lto');
  });

  it('of a notebook without a drive bay are SSDs only', () => {
    const item = modelItem({ configType: 'notebook', hddDisabled: true, ssdCapacities: 'ssd.notebook' });
    expect(driveKindsFor(item)).toEqual(['ssd']);
    expect(capacitiesKey(item, 'ssd')).toBe('ssd.notebook');
    expect(capacitiesKey(item, 'hdd')).toBeUndefined();
  });

  it('of an iMac may be a Fusion Drive', () => {
    expect(driveKindsFor(modelItem({ configType: 'iMac', fdDisabled: false }))).toEqual(['hdd', 'ssd', 'fd']);
  });
});
