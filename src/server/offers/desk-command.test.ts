import { describe, expect, it } from 'vitest';
import { reverseChargeClassesOf } from '#domain/offer/tax/reverse-charge.ts';
import { deskCall } from './desk-command.ts';

describe('a call of the desk', () => {
  it.each([
    ['acceptCounterbid', {}],
    ['declineCounterbid', {}],
    ['reject', { reason: 'Kein Bedarf' }],
    ['verifyData', {}],
  ] as const)('says what was on the screen: %s', (name, body) => {
    const extras = { items: [], number: '', classes: reverseChargeClassesOf([], { byId: new Map() }) };
    expect(deskCall(name, body).command({ ...extras, seen: 7 })).toEqual({ type: name, ...body, seen: 7 });
    expect(deskCall(name, body).command(extras)).toEqual({ type: name, ...body });
  });
});
