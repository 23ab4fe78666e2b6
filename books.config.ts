import type { BooksRules } from '#domain/books/books-rules.ts';

/**
 * How the books are kept. Accounts and keys are an example for the demonstration: whoever runs the shop has them checked by their tax
 * adviser, who also gives the two numbers. Accounts that carry the tax by themselves (Automatikkonten) have no key. `taxedBuyerFor` is the
 * Sachverhalt L+L of § 13b UStG, without which DATEV's keys 94 and 95 come to no line of the return: the adviser reads it from DATEV's
 * list (document 1034915, for its customers alone) and sets it beside the key. Until then a period with such goods is not written.
 */
export const booksRules: BooksRules = {
  adviser: 1001,
  client: 1,
  yearBegins: '01-01',
  chart: 'SKR03',
  accountLength: 4,
  accounts: {
    SKR03: {
      purchases: {
        private: { account: '3201' },
        taxed: { account: '3400' },
        reverseCharge: { account: '3200', taxKey: '94' },
        smallBusiness: { account: '3202' },
        marginScheme: { account: '3203' },
        exempt: { account: '3204' },
        euAcquisition: { account: '3425' },
        import: { account: '3205' },
      },
      creditors: { private: '70001', business: '70002' },
      transit: { sepa: '1360', paypal: '1361' },
      charges: '4970',
    },
    SKR04: {
      purchases: {
        private: { account: '5201' },
        taxed: { account: '5400' },
        reverseCharge: { account: '5200', taxKey: '94' },
        smallBusiness: { account: '5202' },
        marginScheme: { account: '5203' },
        exempt: { account: '5204' },
        euAcquisition: { account: '5425' },
        import: { account: '5205' },
      },
      creditors: { private: '70001', business: '70002' },
      transit: { sepa: '1460', paypal: '1461' },
      charges: '6855',
    },
  },
};
