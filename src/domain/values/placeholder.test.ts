import { describe, expect, it } from 'vitest';
import { canBeSerial, isPlaceholder } from './placeholder.ts';

describe('what stands where nothing was filled in', () => {
  it.each([
    '.........',
    '???????????????',
    'System Serial Number',
    'To Be Filled By O.E.M.',
    'To be filled by O.E.M',
    'Default string',
    '0',
    '00000000',
    'XXXXXXXX',
    'FFFF-FFFF',
    '-',
    '',
    'Not Specified',
    'N/A',
    'Chassis Serial Number',
    'Base Board Serial Number',
    '<BAD INDEX>',
    '[Empty]',
    '0123456789',
    '\u200b',
  ])('%j is no value', (text) => expect(isPlaceholder(text)).toBe(true));

  it.each(['PF2ABC01', '0000815', 'VMware-56 4d', 'ThinkPad X1', 'System x3650 M5', 'DDR4', 'OEM-1234', '5CG0000000'])(
    '%j is one',
    (text) => expect(isPlaceholder(text)).toBe(false),
  );

  it.each(['???ABC', 'WD-\ufffd123'])('%j has what could not be read in it, and is no serial number', (text) =>
    expect(canBeSerial(text)).toBe(false),
  );
});
