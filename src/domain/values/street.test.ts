import { expect, it } from 'vitest';
import { isVisitable, lacksNumber } from './street.ts';

it.each(['Hafenstraße 12 a', 'Am Packhof 3', 'Poststraße 1', 'Pfarrgasse 7', 'c/o Muster, Ring 3'])(
  'goods can be fetched at %s',
  (street) => {
    expect(isVisitable({ street })).toBe(true);
  },
);

it.each(['Packstation 145', 'DHL-Packstation 145', 'Postfach 10 20 30', 'postfiliale 512', 'Pf. 1234', 'P.O. Box 7'])(
  'nobody opens at %s',
  (street) => {
    expect(isVisitable({ street })).toBe(false);
  },
);

it('a parcel station in the second line counts, too', () => {
  expect(isVisitable({ street: '1234567', company: 'Packstation 145' })).toBe(false);
});

it.each(['Hafenstraße', ' Am Markt '])('a number is asked for at %s', (street) => {
  expect(lacksNumber(street)).toBe(true);
});

it.each(['Hafenstraße 12 a', 'Q7 24', 'Packstation 145', '', ' '])('nothing is asked at "%s"', (street) => {
  expect(lacksNumber(street)).toBe(false);
});
