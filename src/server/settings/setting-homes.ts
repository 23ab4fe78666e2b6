import { closedDayOf, entryLines, typedTimeSpan } from '#contract/settings/setting-field.ts';
import type { SettingKey } from '#contract/settings/setting-forms.ts';
import { ownQuestionsOf, valuesOfQuestions } from '#contract/settings/test-question-forms.ts';
import { type HouseDays, lands } from '#domain/values/holidays-of-land.ts';
import { formatIban } from '#domain/values/iban.ts';
import { fromEuros, toEuros } from '#domain/values/money.ts';
import { weekdays } from '#domain/values/weekday.ts';
import { shopConfig as shopOfFile } from '#shop.config.ts';
import { accountsSKR03, accountsSKR04, books } from './books-homes.ts';
import { accessHome } from './carrier-homes.ts';
import { packaging, packedGoods, parcels, storagePlaces } from './parcel-homes.ts';
import { type InForce, type SettingHome, withRules, withShop } from './setting-home.ts';

const shopOf = ({ shop }: InForce) => ({ ...shopOfFile, ...shop });

const promised = ['bid', 'packaging', 'inspection', 'tax', 'payout', 'return'] as const;
const daysOf = (entry = '') => (entry === '' ? undefined : Number(entry));

const company: SettingHome = {
  read(now) {
    const { register, ...rest } = shopOf(now).company;
    return { ...rest, court: register.court, registerNumber: register.number };
  },
  lay(now, { court = '', registerNumber = '', ...values }) {
    const former = shopOf(now).company;
    return withShop(now, { company: { ...former, ...values, register: { court, number: registerNumber } } });
  },
};

const legal: SettingHome = {
  read(now) {
    const { hosting, mailDelivery, carriers, subProcessors, ...rest } = shopOf(now).legal;
    return {
      ...rest,
      ...{ hostingName: hosting.name, hostingPlace: hosting.place },
      ...{ mailName: mailDelivery.name, mailPlace: mailDelivery.place },
      carriers: carriers.join('\n'),
      subProcessors: subProcessors.map(({ name, place, task }) => `${name}; ${place}; ${task}`).join('\n'),
    };
  },
  lay(now, values) {
    const { hostingName = '', hostingPlace = '', mailName = '', mailPlace = '' } = values;
    const { dataProtectionOfficer = '', privacyAuthority = '', accessibilityBasis = '' } = values;
    const subProcessors = entryLines(values.subProcessors ?? '').map((one) => {
      const [name = '', place = '', task = ''] = one.split(';').map((part) => part.trim());
      return { name, place, task };
    });
    return withShop(now, {
      legal: {
        ...{ dataProtectionOfficer, privacyAuthority, accessibilityBasis, subProcessors },
        hosting: { name: hostingName, place: hostingPlace },
        mailDelivery: { name: mailName, place: mailPlace },
        carriers: entryLines(values.carriers ?? ''),
      },
    });
  },
};

const promises: SettingHome = {
  read(now) {
    const days = shopOf(now).promises;
    return Object.fromEntries(promised.map((what) => [what, String(days[`${what}WorkingDays`] ?? '')]));
  },
  lay: (now, { bid, packaging, inspection, tax, payout, return: back }) =>
    withShop(now, {
      promises: {
        house: shopOf(now).promises.house,
        ...{ bidWorkingDays: daysOf(bid), packagingWorkingDays: daysOf(packaging) },
        ...{ inspectionWorkingDays: daysOf(inspection), taxWorkingDays: daysOf(tax) },
        ...{ payoutWorkingDays: daysOf(payout), returnWorkingDays: daysOf(back) },
      },
    }),
};

const germanDay = (day: string) =>
  day
    .split('-')
    .toReversed()
    .join('.')
    .replace(/^(\d\d\.\d\d)$/, '$1.');

const house: SettingHome = {
  read(now) {
    const { land, alsoClosed, hours = {} } = shopOf(now).promises.house;
    const spans = weekdays.map((one) => {
      const span = hours[one];
      return [one, span ? `${span.from} bis ${span.to}` : ''] as const;
    });
    return { ...Object.fromEntries(spans), land, closed: alsoClosed.map(germanDay).join('\n') };
  },
  lay(now, values) {
    const former = shopOf(now).promises;
    const spans = weekdays.flatMap((one) => {
      const span = typedTimeSpan(values[one] ?? '');
      return span ? [[one, span] as const] : [];
    });
    const next: HouseDays = {
      land: lands.find((one) => one === values.land) ?? former.house.land,
      alsoClosed: entryLines(values.closed ?? '').flatMap((one) => closedDayOf(one) ?? []),
      ...(spans.length > 0 && { hours: Object.fromEntries(spans) }),
    };
    return withShop(now, { promises: { ...former, house: next } });
  },
};

const payouts: SettingHome = {
  read({ rules: { payout } }) {
    const { name, iban, bic = '' } = payout.account;
    const secondPersonFrom = String(Math.floor(toEuros(payout.secondPersonFrom)));
    return { holder: name, iban: formatIban(iban), bic, secondPersonFrom, paypalDecimal: payout.paypalDecimal };
  },
  lay: (now, { holder = '', iban = '', bic = '', secondPersonFrom = '0', paypalDecimal }) =>
    withRules(now, {
      payout: {
        account: { name: holder, iban: iban.replaceAll(' ', ''), ...(bic !== '' && { bic }) },
        secondPersonFrom: fromEuros(Number(secondPersonFrom.replaceAll('.', ''))),
        paypalDecimal: paypalDecimal === '.' ? '.' : ',',
      },
    }),
};

const modes = ['off', 'optional', 'mandatory'] as const;
const eInvoice: SettingHome = {
  read: (now) => ({ ...shopOf(now).eInvoice }),
  lay(now, values) {
    const former = shopOf(now).eInvoice;
    const mode = modes.find((one) => one === values.mode) ?? former.mode;
    return withShop(now, { eInvoice: { mode, mandatoryFrom: values.mandatoryFrom ?? former.mandatoryFrom } });
  },
};

const priceLearning: SettingHome = {
  read(now) {
    const { markupPercent, largestStepPercent } = shopOf(now).priceLearning;
    return { markupPercent: String(markupPercent), largestStepPercent: String(largestStepPercent) };
  },
  lay: (now, values) =>
    withShop(now, {
      priceLearning: {
        markupPercent: Number(values.markupPercent ?? shopOf(now).priceLearning.markupPercent),
        largestStepPercent: Number(values.largestStepPercent ?? shopOf(now).priceLearning.largestStepPercent),
      },
    }),
};

const worthModes = ['off', 'shown', 'listed'] as const;
const worth: SettingHome = {
  read(now) {
    const { assumedSharePercent, worthPages } = shopOf(now);
    return { assumedSharePercent: String(assumedSharePercent), worthPages };
  },
  lay(now, values) {
    const former = shopOf(now);
    return withShop(now, {
      assumedSharePercent: Number(values.assumedSharePercent ?? former.assumedSharePercent),
      worthPages: worthModes.find((one) => one === values.worthPages) ?? former.worthPages,
    });
  },
};

const testQuestions: SettingHome = {
  read: ({ rules: { tests } }) => valuesOfQuestions(tests),
  lay: (now, values) => withRules(now, { tests: ownQuestionsOf(values) }),
};

/** The homes of all settings, in the order in which they are laid over each other. */
export const settingHomes: Readonly<Record<SettingKey, SettingHome>> = {
  company,
  legal,
  promises,
  house,
  payouts,
  priceLearning,
  worth,
  eInvoice,
  parcels,
  packedGoods,
  storagePlaces,
  packaging,
  testQuestions,
  accessDhl: accessHome('accessDhl'),
  accessDpd: accessHome('accessDpd'),
  books,
  accountsSKR03,
  accountsSKR04,
};
