import type { Provider } from '#domain/offer/document-snapshot.ts';
import { shopConfig } from '#shop.config.ts';

/** The provider as the configuration names it now; a document keeps it as it is (INV-41). */
export function providerNow(): Provider {
  const { productName, vatPercent, company } = shopConfig;
  const { name, legalForm, owner, street, zip, city, email, phone, register, vatId, businessId } = company;
  return {
    ...{ productName, vatPercent, name, legalForm, owner, street, zip, city },
    ...{ email, phone, register, vatId, businessId },
  };
}
