import { pages } from '#contract/site/urls.ts';
import { shopConfig } from '#shop.config.ts';

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
  };
}
