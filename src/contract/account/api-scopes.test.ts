import { describe, expect, it } from 'vitest';
import { deskCommands } from '#contract/desk/desk-commands.ts';
import { apiScopes, mayByToken } from './api-scopes.ts';

describe('a token made for', () => {
  it('reading changes nothing', () => {
    expect(mayByToken(['read'], 'desk')).toBe(true);
    expect(deskCommands.filter((command) => mayByToken(['read'], command))).toEqual([]);
  });

  it('one kind of work does that work and no other', () => {
    expect(mayByToken(['buyer'], 'submitBid')).toBe(true);
    expect(mayByToken(['buyer'], 'complete')).toBe(false);
    expect(mayByToken(['warehouse', 'accounting'], 'complete')).toBe(true);
  });

  it('reports of erasure hands them in, and sees no sale', () => {
    expect(mayByToken(['erasureReports'], 'handInReports')).toBe(true);
    expect(mayByToken(['erasureReports'], 'noteMedia')).toBe(false);
    expect(mayByToken(['erasureReports'], 'desk')).toBe(false);
  });

  it('everything gives nobody rights, makes no token, takes no certificate back and judges nothing in place of a person', () => {
    expect(
      (['people', 'apiTokens', 'withdrawCertificate', 'tax', 'judgeAgreement'] as const).filter((right) =>
        mayByToken(apiScopes, right),
      ),
    ).toEqual([]);
    expect(deskCommands.filter((command) => !mayByToken(apiScopes, command))).toEqual([]);
  });
});
