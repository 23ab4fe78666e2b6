/** Everything a provider changes to run the shop under its own name. Unset company data stays visible as a placeholder. */
export const shopConfig = {
  productName: 'Ankaufwerk',
  version: '0.7.23',
  company: {
    name: 'Muster Ankauf e. K.',
    owner: 'Max Mustermann',
    street: 'Musterstraße 1',
    zip: '04109',
    city: 'Leipzig',
    email: 'ankauf@example.org',
    phone: '0341 1234567-0',
  },
  mail: { from: 'Ankaufwerk <ankauf@example.org>' },
  /** Share of VAT named beside a net price. */
  vatPercent: 19,
} as const;
