import { describe, expect, it } from 'vitest';
import { type BuiltModule, divideIntoFiles, type SharedFilesChoices } from './shared-files.ts';

const small = 1_000;
const large = 90_000;
const module = (imports: string[] = [], later: string[] = [], size = small): BuiltModule => ({ size, imports, later });

/** The modules that lie in one file, as the shared files of a program, each in the order of its names. */
function filesOf(modules: Readonly<Record<string, BuiltModule>>, choices: Partial<SharedFilesChoices> = {}) {
  const files = divideIntoFiles(new Map(Object.entries(modules)), {
    programs: ['start'],
    isPlaced: (id) => id.endsWith('page') || id === 'start',
    asksForPages: () => true,
    companyOf: () => undefined,
    bytesPerFile: 10_000,
    weightOf: () => 1,
    ...choices,
  });
  return Object.values(Object.groupBy([...files.keys()].sort(), (id) => files.get(id) ?? '')).sort();
}

describe('what pages share', () => {
  it('lies in one file where the same pages need it, and what one page needs stays with it', () => {
    const files = filesOf({
      start: module(['ground'], ['one-page', 'other-page']),
      ground: module(),
      'one-page': module(['field', 'form', 'own']),
      'other-page': module(['field', 'form']),
      field: module(['label'], [], large),
      label: module(),
      form: module(),
      own: module(),
    });
    expect(files).toEqual([['field', 'form', 'label'], ['ground']]);
  });

  it('becomes one file with something small that only some of the pages need, not with something large', () => {
    const pages = (size: number) => ({
      start: module([], ['one-page', 'other-page', 'third-page']),
      'one-page': module(['all', 'some']),
      'other-page': module(['all', 'some']),
      'third-page': module(['all']),
      all: module(),
      some: module([], [], size),
    });
    expect(filesOf(pages(small))).toEqual([['all', 'some']]);
    expect(filesOf(pages(large))).toEqual([['all'], ['some']]);
  });

  it('stays apart where one page would load with it what it brings along', () => {
    const files = filesOf({
      start: module([], ['one-page', 'other-page', 'third-page']),
      'one-page': module(['all', 'some']),
      'other-page': module(['all', 'some']),
      'third-page': module(['all']),
      all: module(),
      some: module(['library']),
      library: module([], [], large),
    });
    expect(files).toEqual([['all'], ['library', 'some']]);
  });

  it('never needs another file in a circle', () => {
    const files = filesOf({
      start: module([], ['one-page', 'other-page', 'middle-page', 'fourth-page']),
      'one-page': module(['top']),
      'other-page': module(['top']),
      // Has its place, and stands between the two.
      'middle-page': module(['bottom']),
      'fourth-page': module(['bottom']),
      top: module(['middle-page']),
      bottom: module(),
    });
    expect(files).toEqual([['bottom'], ['top']]);
  });

  it('is one file for parts that are asked for one by one, but by every page', () => {
    const files = filesOf(
      { start: module([], ['footer', 'calls', 'one-page']), footer: module(), calls: module(), 'one-page': module() },
      { companyOf: (id) => (id.endsWith('page') ? undefined : 'all pages') },
    );
    expect(files).toEqual([['calls', 'footer']]);
  });
});
