import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lentNames, noNames, ownNames } from './sent-names.ts';

const query = (text: string) => ({ sql: text, params: [] });
const said = (code: string) => new DrizzleQueryError('select 1', [], Object.assign(new Error('no'), { code }));
const often = (names: ReturnType<typeof ownNames>, text: string) => {
  for (let times = 0; times < 2; times += 1) names.nameOf(query(text), undefined);
  return names.nameOf(query(text), undefined);
};

describe('a statement is sent', () => {
  it('under its own name, else by one that it gets when it is sent often', () => {
    const names = ownNames();
    expect(names.nameOf(query('select 1'), 'one')).toBe('one');
    expect(often(names, 'select 2')).toMatch(/^often_/);
  });

  it('without any where connections keep nothing', () => {
    expect(noNames.nameOf(query('select 1'), 'one')).toBeUndefined();
    expect(often(noNames, 'select 2')).toBeUndefined();
  });

  it('through a pooler under a name that says its text, the same in every process', () => {
    const names = lentNames();
    const name = names.nameOf(query('select 1'), 'effect_0');
    expect(name).toMatch(/^effect_0_[\w-]{20}$/);
    expect(names.nameOf(query('select 1'), 'effect_0')).toBe(name);
    expect(lentNames().nameOf(query('select 1'), 'effect_0')).toBe(name);
    expect(lentNames().nameOf(query('select 2'), 'effect_0')).not.toBe(name);
    expect(often(names, 'select 3')).toMatch(/^often_/);
  });

  it.each(['26000', '42P05'])('without any from the moment a connection of the pooler says %s', (code) => {
    const names = lentNames();
    expect([names.nameOf(query('select 1'), 'one'), often(names, 'select 2')]).not.toContain(undefined);
    names.hear(said('23505'));
    expect(names.nameOf(query('select 1'), 'one')).toBeDefined();
    names.hear(said(code));
    expect([names.nameOf(query('select 1'), 'one'), often(names, 'select 2')]).toEqual([undefined, undefined]);
  });

  it('under its name as before where a connection that is ours alone says so', () => {
    const names = ownNames();
    names.hear(said('26000'));
    expect(names.nameOf(query('select 1'), 'one')).toBe('one');
  });
});
