/** How a seller can be paid. */
export const payoutWays = [
  { value: 'iban', label: 'Überweisung auf ein Bankkonto' },
  { value: 'paypal', label: 'PayPal' },
] as const;
