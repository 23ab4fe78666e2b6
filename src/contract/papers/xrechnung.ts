import { z } from 'zod';

/** The syntaxes in which a Gutschrift can be had as XRechnung. */
export const xrechnungSyntaxes = ['cii', 'ubl'] as const;
export type XrechnungSyntax = (typeof xrechnungSyntaxes)[number];

/** Part of the address that names a syntax. */
export const xrechnungSyntaxSchema = z.enum(xrechnungSyntaxes);

/** 'Als XRechnung (CII)' */
export function xrechnungLabel(syntax: XrechnungSyntax): string {
  return `Als XRechnung (${syntax.toUpperCase()})`;
}

/** Where an issued document can be had as XRechnung, by the address of its PDF. */
export function xrechnungAddress(documentUrl: string, syntax: XrechnungSyntax | ':syntax'): string {
  return `${documentUrl}/xrechnung/${syntax}`;
}
