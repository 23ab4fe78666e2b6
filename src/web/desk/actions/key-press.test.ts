import { describe, expect, it } from 'vitest';
import { actionIds, deskActions } from './action-table.ts';
import { isMeant, keyShortcut, keyText } from './key-press.ts';

const press = { isInField: false, area: 'list', behindDialog: false, lettersOn: true };
const { nextRow, openPalette, search } = deskActions;

describe('a press at the desk', () => {
  it('moves by a letter only where the list has the focus (WCAG 2.1.4)', () => {
    expect(isMeant(nextRow, 'j', press)).toBe(true);
    expect(isMeant(nextRow, 'j', { ...press, area: undefined })).toBe(false);
    expect(isMeant(nextRow, 'j', { ...press, area: 'sheet' })).toBe(false);
    expect(isMeant(nextRow, 'j', { ...press, isInField: true })).toBe(false);
  });

  it('is no letter for whoever has switched letters off; arrows and combinations stay', () => {
    const off = { ...press, lettersOn: false };
    expect(isMeant(nextRow, 'j', off)).toBe(false);
    expect(isMeant(search, '[Shift]+/', off)).toBe(false);
    expect(isMeant(nextRow, 'ArrowDown', off)).toBe(true);
    expect(isMeant(openPalette, '$mod+k', { ...off, isInField: true })).toBe(true);
  });

  it('is a function key in a field too, since it types nothing', () => {
    expect(isMeant(deskActions.undoScan, 'F8', { ...press, isInField: true, lettersOn: false })).toBe(true);
    expect(isMeant(deskActions.undoScan, 'F8', { ...press, behindDialog: true })).toBe(false);
  });

  it('does nothing behind a dialog', () => {
    expect(isMeant(openPalette, '$mod+k', { ...press, behindDialog: true })).toBe(false);
  });

  it('is written as on keyboards', () => {
    expect(['j', 'Enter', '[Shift]+?', '$mod+k'].map((key) => keyText(key, false))).toEqual(['J', '↵', '?', 'Strg K']);
    expect([keyText('$mod+k', true), keyShortcut('$mod+k', false)]).toEqual(['⌘ K', 'Control+K']);
  });
});

describe('the table of actions', () => {
  const rows = actionIds.flatMap((id) => (deskActions[id].keys ?? []).map((key) => ({ id, key, ...deskActions[id] })));

  it('has no key twice in a part of the page, and none of the whole desk in a part', () => {
    const places = rows.map(({ key, area = '' }) => `${area} ${key}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
    const everywhere = rows.filter(({ area }) => area === undefined).map(({ key }) => key);
    expect(rows.filter(({ area, key }) => area !== undefined && everywhere.includes(key))).toEqual([]);
  });

  it('binds every letter to a part of the page', () => {
    expect(rows.filter(({ key, area }) => /^\p{L}$/u.test(key) && area === undefined)).toEqual([]);
  });

  it('calls no two actions the same', () => {
    const names = actionIds.map((id) => deskActions[id].name);
    expect(new Set(names).size).toBe(names.length);
  });
});
