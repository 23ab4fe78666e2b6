import { expect, test } from 'vitest';
import { unusualIn } from './unusual-data.ts';

const contractAddress = { name: 'Rita Kern', company: 'Kern IT GmbH' };
const contractDetails = {
  business: true,
  iban: 'DE02120300000000202051',
  accountHolder: 'Kern IT GmbH',
  taxId: 'DE136695976',
  vatStatus: 'regular',
} as const;
const before = { otherPayout: false, otherName: false, otherHolder: false };
const isElsewhere = false;

test('a business with its own German account and its number is nothing unusual, nor is a private person', () => {
  expect(unusualIn({ contractAddress, contractDetails, before, isElsewhere })).toEqual([]);
  const privately = { business: false, iban: 'DE02120300000000202051', accountHolder: 'Kern, Rita' };
  expect(
    unusualIn({ contractAddress: { name: 'Rita Kern' }, contractDetails: privately, before, isElsewhere }),
  ).toEqual([]);
});

test('another holder and an account abroad come first', () => {
  const details = { ...contractDetails, accountHolder: 'Max Blum', iban: 'AT611904300234573201' };
  expect(unusualIn({ contractAddress, contractDetails: details, before, isElsewhere })).toEqual([
    'otherPayee',
    'foreignAccount',
  ]);
});

test('an account outside of the EEA is told with what the bank wants for it', () => {
  const details = { ...contractDetails, iban: 'CH9300762011623852957' };
  expect(unusualIn({ contractAddress, contractDetails: details, before, isElsewhere })).toEqual(['outsideEea']);
});

test('of a business the tax is looked at: not told, another one than usual, without its number', () => {
  const told = (more: { vatStatus?: 'regular' | 'marginScheme'; taxId?: string }) => {
    const { vatStatus: _status, taxId: _id, ...rest } = contractDetails;
    return unusualIn({ contractAddress, contractDetails: { ...rest, ...more }, before, isElsewhere });
  };
  expect(told({})).toEqual(['vatStatusMissing']);
  expect(told({ vatStatus: 'marginScheme' })).toEqual(['vatStatusSpecial']);
  expect(told({ vatStatus: 'regular' })).toEqual(['taxIdMissing']);
});

test('what was otherwise in every earlier sale, in the account and in the place is said', () => {
  const changed = { otherPayout: true, otherName: true, otherHolder: true };
  expect(unusualIn({ contractAddress, contractDetails, before: changed, isElsewhere: true })).toEqual([
    'newPayout',
    'newName',
    'otherHolder',
    'otherPlace',
  ]);
});
