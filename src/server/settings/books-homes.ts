import { type ChartAccounts, purchaseCases } from '#domain/books/books-rules.ts';
import { type SettingHome, withRules } from './setting-home.ts';

const numberOf = (entry = '') => (entry === '' ? undefined : Number(entry));
/** 'MM-dd' as people write it, '01.01.', and back. */
const turned = (day: string) =>
  day
    .split('-')
    .toReversed()
    .map((part) => `${part}.`)
    .join('');
const turnedBack = (day: string) => day.split('.').filter(Boolean).toReversed().join('-');

export const books: SettingHome = {
  read({ rules: { books: now } }) {
    const { adviser = '', client = '', yearBegins, chart, accountLength } = now;
    return {
      ...{ adviser: String(adviser), client: String(client), yearBegins: turned(yearBegins), chart },
      accountLength: String(accountLength),
    };
  },
  lay(now, { adviser, client, yearBegins = '01.01.', chart, accountLength }) {
    const former = now.rules.books;
    return withRules(now, {
      books: {
        ...former,
        ...{ adviser: numberOf(adviser), client: numberOf(client), yearBegins: turnedBack(yearBegins) },
        chart: chart === 'SKR04' ? 'SKR04' : 'SKR03',
        accountLength: numberOf(accountLength) ?? former.accountLength,
      },
    });
  },
};

const accountsOf = (chart: 'SKR03' | 'SKR04'): SettingHome => ({
  read({ rules }) {
    const { purchases, creditors, transit, charges } = rules.books.accounts[chart];
    const ofCases = purchaseCases.flatMap((one) => [
      [`${one}Account`, purchases[one]?.account ?? ''],
      [`${one}Key`, purchases[one]?.taxKey ?? ''],
    ]);
    return {
      ...Object.fromEntries(ofCases),
      taxedBuyerFor: purchases.reverseCharge?.taxedBuyerFor ?? '',
      ...{ creditorsPrivate: creditors.private, creditorsBusiness: creditors.business },
      ...{ transitSepa: transit.sepa, transitPaypal: transit.paypal, charges },
    };
  },
  lay(now, values) {
    const former = now.rules.books;
    const of = (name: string) => values[name] ?? '';
    const purchases = purchaseCases.flatMap((one) => {
      const [account, taxKey] = [of(`${one}Account`), of(`${one}Key`)];
      const taxedBuyerFor =
        one === 'reverseCharge' ? of('taxedBuyerFor') : former.accounts[chart].purchases[one]?.taxedBuyerFor;
      const said = { account, ...(taxKey && { taxKey }), ...(taxedBuyerFor && { taxedBuyerFor }) };
      return account === '' ? [] : [[one, said] as const];
    });
    const accounts: ChartAccounts = {
      purchases: Object.fromEntries(purchases),
      creditors: { private: of('creditorsPrivate'), business: of('creditorsBusiness') },
      transit: { sepa: of('transitSepa'), paypal: of('transitPaypal') },
      charges: of('charges'),
    };
    return withRules(now, { books: { ...former, accounts: { ...former.accounts, [chart]: accounts } } });
  },
});

export const accountsSKR03 = accountsOf('SKR03');
export const accountsSKR04 = accountsOf('SKR04');
