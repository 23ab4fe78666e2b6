import { describe, expect, it } from 'vitest';
import type { NamedDeduction } from '#domain/catalogue/shortcomings.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { type FindingCode, findingRecords } from './finding-codes.ts';
import { releaseRequest } from './lock-release.ts';
import { proposedDeduction } from './proposed-deduction.ts';
import { testQuestions } from './test-questions.ts';
import { testedKinds } from './tested-kind.ts';
import {
  areAnswersOf,
  findingsIn,
  findingsOf,
  gradesOf,
  locksIn,
  openQuestions,
  questionsOf,
  soundAnswers,
} from './unit-test.ts';

describe('The test of a device', () => {
  it.each(testedKinds)('of the kind %s: without a flaw it is whole, of grade A, and nothing was found', (kind) => {
    const answers = soundAnswers(kind);
    expect(openQuestions(kind, answers)).toEqual([]);
    expect(findingsIn(answers)).toEqual([]);
    expect(gradesOf(answers, [])).toEqual({
      functional: { grade: 'A', because: [] },
      cosmetic: { grade: 'A', because: [] },
    });
  });

  it.each(testedKinds)('of the kind %s: what an answer finds is in the list of its findings', (kind) => {
    for (const key of questionsOf(kind))
      for (const { finding } of Object.values(testQuestions[key]?.answers ?? {}))
        if (finding) expect(findingsOf(kind), `${key}: ${finding}`).toContain(finding);
  });

  it('says which answer made the grade', () => {
    const answers = { ...soundAnswers('notebook'), battery: 'fair', housing: 'heavy', display: 'light' };
    expect(gradesOf(answers, [])).toEqual({
      functional: { grade: 'B', because: ['Akku: 60 bis 79 %'] },
      cosmetic: { grade: 'C', because: ['Deutliche Gebrauchsspuren'] },
    });
  });

  it('is graded by what was put down by hand as well', () => {
    expect(gradesOf(soundAnswers('server'), ['fanBroken']).functional).toEqual({
      grade: 'C',
      because: ['Lüfter defekt'],
    });
  });

  it('asks a device that does not start nothing that it cannot tell', () => {
    expect(openQuestions('notebook', { starts: 'no' })).toEqual(['display', 'housing', 'power']);
    expect(gradesOf({ starts: 'no' }, []).functional).toEqual({ grade: 'D', because: ['Startet nicht'] });
  });

  it('takes answers only to what is asked of such a device', () => {
    expect(areAnswersOf('notebook', { battery: 'weak' })).toBe(true);
    expect(areAnswersOf('notebook', { battery: 'toString' })).toBe(false);
    expect(areAnswersOf('monitor', { battery: 'weak' })).toBe(false);
    expect(areAnswersOf('monitor', { constructor: 'yes' })).toBe(false);
  });

  it('finds locks, and tells the seller how each is released', () => {
    const answers = { ...soundAnswers('notebook'), autopilot: 'locked', biosPassword: 'locked' };
    expect(locksIn(findingsIn(answers))).toEqual(['autopilot', 'biosPassword']);
    const codes = locksIn(keysOf(findingRecords));
    const text = releaseRequest([{ plate: 'E-1', serial: 'PF1', codes }]);
    for (const code of codes) expect(text).toContain(`${findingRecords[code].text}: PF1\n`);
  });
});

describe('What a finding takes off', () => {
  const sheet = [{ name: 'ohne Netzteil' }, { name: 'Akku unter 60 % Kapazität' }, { name: 'Gehäuse beschädigt' }];

  it('is the one entry of the frozen sheet that names it', () => {
    expect(proposedDeduction('noPowerSupply', sheet)).toBe('ohne Netzteil');
    expect(proposedDeduction('batteryWeak', sheet)).toBe('Akku unter 60 % Kapazität');
    expect(proposedDeduction('caseDamaged', sheet)).toBe('Gehäuse beschädigt');
  });

  it('is nothing where the sheet does not name it, or could mean two', () => {
    expect(proposedDeduction('deadPixels', sheet)).toBeUndefined();
    expect(proposedDeduction('batteryWeak', [...sheet, { name: 'ohne Akku' }])).toBeUndefined();
    expect(proposedDeduction('other', sheet)).toBeUndefined();
  });

  it.each<[FindingCode, NamedDeduction[], string | undefined]>([
    ['noPowerSupply', [{ name: 'Zubehör', shortcoming: 'charger' }], 'Zubehör'],
    ['noPowerSupply', [{ name: 'ohne Netzteil', shortcoming: 'rails' }], undefined],
    ['batteryWeak', [{ name: 'ohne Akku', shortcoming: 'battery=missing' }], undefined],
    ['batteryMissing', [{ name: 'Akku', shortcoming: 'battery=weak' }], 'Akku'],
    [
      'batterySwollen',
      [
        { name: 'Akku schwach', shortcoming: 'battery=weak' },
        { name: 'Akku dick', shortcoming: 'battery=swollen' },
      ],
      'Akku dick',
    ],
    ['noRails', [{ name: 'Zubehör', shortcoming: 'rails' }, { name: 'Schienen' }], undefined],
    ['hingeBroken', [{ name: 'Scharnier', shortcoming: 'grade=c' }], 'Scharnier'],
  ])('is for %s, of %o, what a deduction says that it is for: %s', (code, entries, name) => {
    expect(proposedDeduction(code, entries)).toBe(name);
  });
});
