/** How the invoices of EN 16931 are written. */
export const invoiceSyntaxes = ['ubl', 'cii'] as const;
export type InvoiceSyntax = (typeof invoiceSyntaxes)[number];
