import type { Bounds } from './check-flaws.ts';

/** What UBL 2.1 allows many times and EN 16931 has once (its rules UBL-SR), and the money that it does not know. */
export const ublBounds: Bounds = {
  once: [
    'Invoice CreditNote/InvoicePeriod ContractDocumentReference Delivery',
    'Party PayeeParty TaxRepresentativeParty DeliveryParty/PartyName PartyLegalEntity',
    'PostalAddress Address/AddressLine',
    'PaymentMeans/PaymentID',
    'PaymentTerms/Note',
    'AllowanceCharge/AllowanceChargeReason TaxCategory',
    'InvoiceLine CreditNoteLine/Note InvoicePeriod OrderLineReference',
    'TaxCategory ClassifiedTaxCategory/TaxExemptionReason',
    'Item/Description ClassifiedTaxCategory',
    'Price/AllowanceCharge',
  ],
  onceButExtended: [],
  // Lines of lines, of the extension of the XRechnung: what they come to is not read.
  never: ['*/SubInvoiceLine'],
  beyond: ['PrepaidPayment', 'WithholdingTaxTotal', 'PayableAlternativeAmount'],
  open: 'UBLExtensions',
  mayBeEmpty: '',
};

const parties = 'SellerTradeParty BuyerTradeParty SellerTaxRepresentativeTradeParty PayeeTradeParty ShipToTradeParty';

const notInvoices =
  'AdditionalReferencedDocument BuyerOrderReferencedDocument SellerOrderReferencedDocument ContractReferencedDocument QuotationReferencedDocument DespatchAdviceReferencedDocument ReceivingAdviceReferencedDocument DeliveryNoteReferencedDocument';
const documents = `${notInvoices} InvoiceReferencedDocument`;

/** The same of CII D16B (its rules CII-SR and CII-DT). */
export const ciiBounds: Bounds = {
  once: [
    'ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter GuidelineSpecifiedDocumentContextParameter',
    'IncludedNote/Content',
    'ApplicableHeaderTradeSettlement/PaymentReference',
    'SpecifiedTradeProduct/Name',
    'SpecifiedLineTradeSettlement/ApplicableTradeTax',
    `${parties}/Description URIUniversalCommunication`,
    'SpecifiedTradeSettlementPaymentMeans/Information',
    'ApplicableTradeTax CategoryTradeTax/CalculatedAmount BasisAmount',
    'SpecifiedTradeAllowanceCharge AppliedTradeAllowanceCharge/ActualAmount CategoryTradeTax',
    'SpecifiedTradePaymentTerms/DirectDebitMandateID',
    'SpecifiedTradeSettlementHeaderMonetarySummation/LineTotalAmount ChargeTotalAmount AllowanceTotalAmount TaxBasisTotalAmount RoundingAmount GrandTotalAmount TotalPrepaidAmount DuePayableAmount',
    'ApplicableProductCharacteristic/Description Value',
    'NetPriceProductTradePrice GrossPriceProductTradePrice/ChargeAmount',
    'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
    'PostalTradeAddress/CountrySubDivisionName',
  ],
  onceButExtended: [
    'ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms ReceivableSpecifiedTradeAccountingAccount',
    'SpecifiedLineTradeSettlement/ReceivableSpecifiedTradeAccountingAccount',
    'AssociatedDocumentLineDocument/IncludedNote',
    `${parties}/DefinedTradeContact`,
    'NetPriceProductTradePrice GrossPriceProductTradePrice/AppliedTradeAllowanceCharge',
  ],
  never: [
    `${documents}/StatusCode CopyIndicator GlobalID RevisionID Information SectionName PreviousRevisionID EffectiveSpecifiedPeriod IssuerTradeParty AttachedSpecifiedBinaryFile`,
    `${notInvoices}/FormattedIssueDateTime`,
    'PostalTradeAddress/PostOfficeBox BuildingName LineFour LineFive StreetName CitySubDivisionName CountryName CountrySubDivisionID AttentionOf CareOf BuildingNumber DepartmentName AdditionalStreetName ID',
    'BillingSpecifiedPeriod/DurationMeasure InclusiveIndicator Description CompleteDateTime OpenIndicator SeasonCode ID Name SequenceNumeric StartDateFlexibilityCode ContinuousIndicator PurposeCode',
    // Lines of lines, of the profile EXTENDED: their sums are those of the lines they belong to.
    '*/ParentLineID',
  ],
  beyond: [
    ...['SpecifiedLogisticsServiceCharge', 'SpecifiedFinancialAdjustment', 'SpecifiedAdvancePayment'],
    ...['TotalDiscountAmount', 'TotalAllowanceChargeAmount'],
  ],
  open: '',
  mayBeEmpty: 'ApplicableHeaderTradeDelivery',
};
