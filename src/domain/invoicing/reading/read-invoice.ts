import { present } from '#domain/values/present.ts';
import type { XmlElement } from '#domain/xml/xml-element.ts';
import type { EnInvoice } from '../en-invoice.ts';
import { checkShape, type Flaws } from './check-shape.ts';
import { ciiNamespaces, ciiShapes } from './cii-shapes.ts';
import type { InvoiceSyntax } from './invoice-syntax.ts';
import { ciiSpecification, doubledInCii, otherCurrencyInCii, readCii } from './read-cii.ts';
import { doubledInUbl, otherCurrencyInUbl, readUbl } from './read-ubl.ts';
import { ublNamespaces, ublShapes } from './ubl-shapes.ts';

/** An invoice as it was read, with what its model cannot say. */
export interface ReadInvoice extends Flaws {
  readonly syntax: InvoiceSyntax;
  readonly invoice: EnInvoice;
  /** By its outermost element, whatever its type says (BT-3). */
  readonly isCreditNote: boolean;
  /** Of the first amount that is in another currency than the invoice (BT-5). */
  readonly otherCurrency?: string;
}

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
const cii = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100';

/** The invoice that an XML document is, by the name and namespace of its outermost element; undefined where it is none of EN 16931. */
export function readInvoice(root: XmlElement): ReadInvoice | undefined {
  const { name, namespace } = root;
  if (name === 'CrossIndustryInvoice' && namespace === cii) {
    const isExtended = /[:#]extended$/.test(ciiSpecification(root) ?? '');
    const own = checkShape(root, name, { shapes: ciiShapes, namespaces: ciiNamespaces, isExtended });
    return {
      ...{ syntax: 'cii', invoice: readCii(own.root), isCreditNote: false, ...own.flaws },
      doubled: [...own.flaws.doubled, ...doubledInCii(own.root)],
      ...present({ otherCurrency: otherCurrencyInCii(root) }),
    };
  }
  const isCreditNote = name === 'CreditNote';
  if ((name === 'Invoice' || isCreditNote) && namespace === `${ubl}${name}-2`) {
    const own = checkShape(root, name, { shapes: ublShapes, namespaces: ublNamespaces, isExtended: false });
    return {
      ...{ syntax: 'ubl', invoice: readUbl(own.root), isCreditNote, ...own.flaws },
      doubled: [...own.flaws.doubled, ...doubledInUbl(own.root)],
      ...present({ otherCurrency: otherCurrencyInUbl(root) }),
    };
  }
  return undefined;
}
