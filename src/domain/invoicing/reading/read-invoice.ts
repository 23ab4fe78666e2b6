import { present } from '#domain/values/present.ts';
import type { XmlElement } from '#domain/xml/xml-element.ts';
import type { EnInvoice } from '../en-invoice.ts';
import { ciiBounds, ublBounds } from './bounds.ts';
import { checkFlaws, type Flaws } from './check-flaws.ts';
import { doubledInCii, misplacedInCii, otherCurrencyInCii } from './flaws-of-cii.ts';
import type { InvoiceSyntax } from './invoice-syntax.ts';
import { ciiSpecification, readCii } from './read-cii.ts';
import { doubledInUbl, misplacedInUbl, otherCurrencyInUbl, readUbl } from './read-ubl.ts';

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

/**
 * The invoice that an XML document is, by the name and namespace of its outermost element; undefined where it is none of EN 16931.
 * Elements are found by their names: whether they are where the schema of the syntax wants them is asked before (INV-21).
 */
export function readInvoice(root: XmlElement): ReadInvoice | undefined {
  const { name, namespace } = root;
  if (name === 'CrossIndustryInvoice' && namespace === cii) {
    const flaws = checkFlaws(root, ciiBounds, /[:#]extended$/.test(ciiSpecification(root) ?? ''));
    return {
      ...{ syntax: 'cii', invoice: readCii(root), isCreditNote: false, ...flaws },
      doubled: [...flaws.doubled, ...doubledInCii(root)],
      misplaced: [...flaws.misplaced, ...misplacedInCii(root)],
      ...present({ otherCurrency: otherCurrencyInCii(root) }),
    };
  }
  const isCreditNote = name === 'CreditNote';
  if ((name === 'Invoice' || isCreditNote) && namespace === `${ubl}${name}-2`) {
    const flaws = checkFlaws(root, ublBounds, false);
    return {
      ...{ syntax: 'ubl', invoice: readUbl(root), isCreditNote, ...flaws },
      doubled: [...flaws.doubled, ...doubledInUbl(root)],
      misplaced: [...flaws.misplaced, ...misplacedInUbl(root)],
      ...present({ otherCurrency: otherCurrencyInUbl(root) }),
    };
  }
  return undefined;
}
