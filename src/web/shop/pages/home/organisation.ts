import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { pages } from '#contract/site/urls.ts';
import { type Weekday, weekdays } from '#domain/values/weekday.ts';

const schemaDays: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** When somebody is there, where the house says so. */
function openingHours() {
  const { hours } = shopConfig.promises.house;
  if (hours === undefined) return {};
  return {
    openingHoursSpecification: weekdays.flatMap((day) => {
      const span = hours[day];
      return span
        ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: schemaDays[day], opens: span.from, closes: span.to }]
        : [];
    }),
  };
}

/** Who buys, as schema.org describes an organisation: the provider, with the address and the ways to reach it. */
export function organisation(siteUrl: string): object {
  const { name, street, zip, city, email, phone } = shopConfig.company;
  return {
    '@type': 'Organization',
    name,
    alternateName: shopConfig.productName,
    url: `${siteUrl}${pages.home}`,
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: zip,
      addressLocality: city,
      addressCountry: 'DE',
    },
    ...openingHours(),
  };
}
