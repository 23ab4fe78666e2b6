import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#domain/catalogue/item-configuration.ts';
import { parseSerialNumbers, standsElsewhere } from './parse-serial-numbers.ts';

describe('serial numbers that are typed', () => {
  it.each([
    ['7X2K9Q2\n7X2K9Q3', ['7X2K9Q2', '7X2K9Q3']],
    [' 7X2K9Q2 ; 7X2K9Q3,\r\n\t7X2K9Q4\n', ['7X2K9Q2', '7X2K9Q3', '7X2K9Q4']],
    ['CN-0X1 23\nCN-0X1 23', ['CN-0X1 23']],
    ['PF2ABC01\npf2-abc01\nPF2\u200bABC01\n1S20XW004AGEPF2ABC01', ['PF2ABC01']],
    ['\u200b', []],
    ['', []],
  ])('as %j are %j', (text, numbers) => {
    expect(parseSerialNumbers(text, 3)).toEqual({ numbers });
  });

  it.each([
    ['1\n2', 1, 'Das sind 2 Seriennummern für ein Gerät. Erhöhen Sie zuerst die Menge.'],
    ['1\n2\n3', 2, 'Das sind 3 Seriennummern für 2 Geräte. Erhöhen Sie zuerst die Menge.'],
    ['x'.repeat(101), 1, `„${'x'.repeat(20)} …“: Bitte höchstens 100 Zeichen.`],
    ['1\u202e2', 1, '„1\u202e2 …“: Bitte ohne Zeilenumbrüche und Steuerzeichen.'],
  ])('as %j for %i devices are refused with a sentence', (text, quantity, problem) => {
    expect(parseSerialNumbers(text, quantity)).toEqual({ problem });
  });
});

it('of another item of the basket are told at once, with which', () => {
  const item = (id: string, title: string, serialNumbers: string[]) => ({
    ...{ id, title, slug: 'pc', quantity: 2, configuration: defaultConfiguration, serialNumbers },
  });
  const items = [item('item-1', 'Dell Latitude 7490', ['7X2K9Q2']), item('item-2', 'ThinkPad T480', ['PF2ABC01'])];
  expect(standsElsewhere(['1S20XW004AGEPF2ABC01'], 'item-1', items)).toBe(
    'PF2ABC01 steht auch bei „ThinkPad T480“. Jedes Gerät hat seine eigene Nummer.',
  );
  expect(standsElsewhere(['7X2K9Q2', '7X2K9Q3'], 'item-1', items)).toBeUndefined();
});
