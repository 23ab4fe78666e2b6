import { expect, it } from 'vitest';
import { paypalFiles } from './paypal-file.ts';

const payment = { endToEndId: 'Z-1', amount: 4_500, paypal: 'kim@example.org', purpose: 'AB-1, "B-1"' };
const linesOf = (file = '') => file.split('\r\n').slice(0, -1);

it('has a line for each payment, its amount as the country of the sender writes it: with a comma in quotes', () => {
  expect(paypalFiles([payment, { ...payment, endToEndId: 'Z-2', amount: 1, purpose: '=1+1' }], ',')).toEqual([
    'kim@example.org,"45,00",EUR,Z-1,"AB-1, ""B-1"""\r\nkim@example.org,"0,01",EUR,Z-2,"\'=1+1"\r\n',
  ]);
  expect(paypalFiles([{ ...payment, amount: 1_234_567 }], '.')).toEqual([
    'kim@example.org,12345.67,EUR,Z-1,"AB-1, ""B-1"""\r\n',
  ]);
});

it('is several files where there are more than 5,000 payments, each payment in one of them', () => {
  const payments = Array.from({ length: 10_001 }, (_none, at) => ({ ...payment, endToEndId: `Z-${at}` }));
  const files = paypalFiles(payments, ',');
  expect(files.map((file) => linesOf(file).length)).toEqual([5_000, 5_000, 1]);
  expect(files.flatMap((file) => linesOf(file).map((line) => line.split(',')[4]))).toEqual(
    payments.map(({ endToEndId }) => endToEndId),
  );
  expect(paypalFiles(payments.slice(0, 5_000), ',')).toHaveLength(1);
});
