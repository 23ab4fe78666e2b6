import { shapesOf } from './shapes.ts';

const common = 'urn:oasis:names:specification:ubl:schema:xsd:Common';
const namespaces: Readonly<Record<string, string>> = {
  '': `${common}BasicComponents-2`,
  '#': `${common}AggregateComponents-2`,
  '@': `${common}AggregateComponents-2`,
  '~': `${common}ExtensionComponents-2`,
};

/** The namespaces of everything inside of a document in UBL. */
export const ublNamespaces: ReadonlySet<string> = new Set(Object.values(namespaces));

/** The elements of UBL 2.1 from which an invoice is read: what may stand in them, in which order and how often (shapes.ts). */
export const ublShapes = shapesOf(
  {
    Invoice: `
    ~UBLExtensions UBLVersionID CustomizationID ProfileID ProfileExecutionID ID CopyIndicator UUID IssueDate IssueTime
    DueDate InvoiceTypeCode Note* TaxPointDate DocumentCurrencyCode TaxCurrencyCode PricingCurrencyCode
    PaymentCurrencyCode PaymentAlternativeCurrencyCode AccountingCostCode AccountingCost LineCountNumeric
    BuyerReference @InvoicePeriod:Period #OrderReference #BillingReference* @DespatchDocumentReference*
    @ReceiptDocumentReference* @StatementDocumentReference* @OriginatorDocumentReference*
    @ContractDocumentReference:DocumentReference @AdditionalDocumentReference* @ProjectReference* @Signature*
    @AccountingSupplierParty:SupplierParty @AccountingCustomerParty:CustomerParty @PayeeParty:Party
    @BuyerCustomerParty @SellerSupplierParty @TaxRepresentativeParty:Party #Delivery @DeliveryTerms #PaymentMeans*
    #PaymentTerms* @PrepaidPayment*! #AllowanceCharge* @TaxExchangeRate @PricingExchangeRate @PaymentExchangeRate
    @PaymentAlternativeExchangeRate #TaxTotal* @WithholdingTaxTotal*! @LegalMonetaryTotal:MonetaryTotal #InvoiceLine*`,
    CreditNote: `
    ~UBLExtensions UBLVersionID CustomizationID ProfileID ProfileExecutionID ID CopyIndicator UUID IssueDate IssueTime
    TaxPointDate CreditNoteTypeCode Note* DocumentCurrencyCode TaxCurrencyCode PricingCurrencyCode PaymentCurrencyCode
    PaymentAlternativeCurrencyCode AccountingCostCode AccountingCost LineCountNumeric BuyerReference
    @InvoicePeriod:Period @DiscrepancyResponse* #OrderReference #BillingReference* @DespatchDocumentReference*
    @ReceiptDocumentReference* @ContractDocumentReference:DocumentReference @AdditionalDocumentReference*
    @StatementDocumentReference* @OriginatorDocumentReference* @Signature* @AccountingSupplierParty:SupplierParty
    @AccountingCustomerParty:CustomerParty @PayeeParty:Party @BuyerCustomerParty @SellerSupplierParty
    @TaxRepresentativeParty:Party #Delivery @DeliveryTerms* #PaymentMeans* #PaymentTerms* @TaxExchangeRate
    @PricingExchangeRate @PaymentExchangeRate @PaymentAlternativeExchangeRate #AllowanceCharge* #TaxTotal*
    @LegalMonetaryTotal:MonetaryTotal #CreditNoteLine*`,
    Period: 'StartDate StartTime EndDate EndTime DurationMeasure DescriptionCode* Description*',
    OrderReference: `
    ID SalesOrderID CopyIndicator UUID IssueDate IssueTime CustomerReference OrderTypeCode @DocumentReference`,
    BillingReference: `
    @InvoiceDocumentReference:DocumentReference @SelfBilledInvoiceDocumentReference @CreditNoteDocumentReference
    @SelfBilledCreditNoteDocumentReference @DebitNoteDocumentReference @ReminderDocumentReference
    @AdditionalDocumentReference @BillingReferenceLine*`,
    DocumentReference: `
    ID CopyIndicator UUID IssueDate IssueTime DocumentTypeCode DocumentType XPath* LanguageID LocaleCode VersionID
    DocumentStatusCode DocumentDescription* @Attachment @ValidityPeriod @IssuerParty @ResultOfVerification`,
    SupplierParty: `
    CustomerAssignedAccountID AdditionalAccountID* DataSendingCapability #Party @DespatchContact @AccountingContact
    @SellerContact`,
    CustomerParty: `
    CustomerAssignedAccountID SupplierAssignedAccountID AdditionalAccountID* @Party:Buyer @DeliveryContact
    @AccountingContact @BuyerContact`,
    Party: `
    MarkCareIndicator MarkAttentionIndicator WebsiteURI LogoReferenceID EndpointID IndustryClassificationCode
    #PartyIdentification* #PartyName @Language @PostalAddress:Address @PhysicalLocation #PartyTaxScheme*
    #PartyLegalEntity #Contact @Person* @AgentParty @ServiceProviderParty* @PowerOfAttorney* @FinancialAccount`,
    Delivery: `
    ID Quantity MinimumQuantity MaximumQuantity ActualDeliveryDate ActualDeliveryTime LatestDeliveryDate
    LatestDeliveryTime ReleaseID TrackingID @DeliveryAddress @DeliveryLocation:Location @AlternativeDeliveryLocation
    @RequestedDeliveryPeriod @PromisedDeliveryPeriod @EstimatedDeliveryPeriod @CarrierParty @DeliveryParty:Party
    @NotifyParty* @Despatch @DeliveryTerms* @MinimumDeliveryUnit @MaximumDeliveryUnit @Shipment`,
    PaymentMeans: `
    ID PaymentMeansCode PaymentDueDate PaymentChannelCode InstructionID InstructionNote* PaymentID #CardAccount
    @PayerFinancialAccount @PayeeFinancialAccount:FinancialAccount @CreditAccount #PaymentMandate @TradeFinancing`,
    PaymentTerms: `
    ID PaymentMeansID* PrepaidPaymentReferenceID Note ReferenceEventCode SettlementDiscountPercent
    PenaltySurchargePercent PaymentPercent Amount SettlementDiscountAmount PenaltyAmount PaymentTermsDetailsURI
    PaymentDueDate InstallmentDueDate InvoicingPartyReference @SettlementPeriod @PenaltyPeriod @ExchangeRate
    @ValidityPeriod`,
    AllowanceCharge: `
    ID ChargeIndicator AllowanceChargeReasonCode AllowanceChargeReason MultiplierFactorNumeric PrepaidIndicator
    SequenceNumeric Amount BaseAmount AccountingCostCode AccountingCost PerUnitAmount #TaxCategory @TaxTotal
    @PaymentMeans*`,
    TaxTotal: 'TaxAmount RoundingAmount TaxEvidenceIndicator TaxIncludedIndicator #TaxSubtotal*',
    MonetaryTotal: `
    LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount
    PayableRoundingAmount PayableAmount PayableAlternativeAmount!`,
    InvoiceLine: `
    ID UUID Note InvoicedQuantity LineExtensionAmount TaxPointDate AccountingCostCode AccountingCost
    PaymentPurposeCode FreeOfChargeIndicator @InvoicePeriod:Period #OrderLineReference @DespatchLineReference*
    @ReceiptLineReference* @BillingReference* @DocumentReference* @PricingReference @OriginatorParty @Delivery*
    @PaymentTerms* #AllowanceCharge* @TaxTotal* @WithholdingTaxTotal*! #Item #Price @DeliveryTerms @SubInvoiceLine*
    @ItemPriceExtension`,
    CreditNoteLine: `
    ID UUID Note CreditedQuantity LineExtensionAmount TaxPointDate AccountingCostCode AccountingCost
    PaymentPurposeCode FreeOfChargeIndicator @InvoicePeriod:Period #OrderLineReference @DiscrepancyResponse*
    @DespatchLineReference* @ReceiptLineReference* @BillingReference* @DocumentReference* @PricingReference
    @OriginatorParty @Delivery* @PaymentTerms* @TaxTotal* #AllowanceCharge* #Item #Price @DeliveryTerms*
    @SubCreditNoteLine* @ItemPriceExtension`,
    Buyer: `
    MarkCareIndicator MarkAttentionIndicator WebsiteURI LogoReferenceID EndpointID IndustryClassificationCode
    #PartyIdentification #PartyName @Language @PostalAddress:Address @PhysicalLocation #PartyTaxScheme*
    #PartyLegalEntity #Contact @Person* @AgentParty @ServiceProviderParty* @PowerOfAttorney* @FinancialAccount`,
    PartyIdentification: 'ID',
    PartyName: 'Name',
    Address: `
    ID AddressTypeCode AddressFormatCode Postbox Floor Room StreetName AdditionalStreetName BlockName BuildingName
    BuildingNumber InhouseMail Department MarkAttention MarkCare PlotIdentification CitySubdivisionName CityName
    PostalZone CountrySubentity CountrySubentityCode Region District TimezoneOffset #AddressLine #Country
    @LocationCoordinate*`,
    PartyTaxScheme: `
    RegistrationName CompanyID TaxLevelCode ExemptionReasonCode ExemptionReason* @RegistrationAddress #TaxScheme`,
    PartyLegalEntity: `
    RegistrationName CompanyID RegistrationDate RegistrationExpirationDate CompanyLegalFormCode CompanyLegalForm
    SoleProprietorshipIndicator CompanyLiquidationStatusCode CorporateStockAmount FullyPaidSharesIndicator
    @RegistrationAddress @CorporateRegistrationScheme @HeadOfficeParty @ShareholderParty*`,
    Contact: 'ID Name Telephone Telefax ElectronicMail Note* @OtherCommunication*',
    Location: `
    ID Description* Conditions* CountrySubentity CountrySubentityCode LocationTypeCode InformationURI Name
    @ValidityPeriod* #Address @SubsidiaryLocation* @LocationCoordinate*`,
    CardAccount: `
    PrimaryAccountNumberID NetworkID CardTypeCode ValidityStartDate ExpiryDate IssuerID IssueNumberID CV2ID
    CardChipCode ChipApplicationID HolderName`,
    FinancialAccount: `
    ID Name AliasName AccountTypeCode AccountFormatCode CurrencyCode PaymentNote* @FinancialInstitutionBranch:Branch
    @Country`,
    PaymentMandate: `
    ID MandateTypeCode MaximumPaymentInstructionsNumeric MaximumPaidAmount SignatureID @PayerParty
    @PayerFinancialAccount:FinancialAccount @ValidityPeriod @PaymentReversalPeriod @Clause*`,
    TaxCategory: `
    ID Name Percent BaseUnitMeasure PerUnitAmount TaxExemptionReasonCode TaxExemptionReason TierRange TierRatePercent
    #TaxScheme`,
    TaxSubtotal: `
    TaxableAmount TaxAmount CalculationSequenceNumeric TransactionCurrencyTaxAmount Percent BaseUnitMeasure
    PerUnitAmount TierRange TierRatePercent #TaxCategory`,
    OrderLineReference: 'LineID SalesOrderLineID UUID LineStatusCode @OrderReference',
    Item: `
    Description PackQuantity PackSizeNumeric CatalogueIndicator Name HazardousRiskIndicator AdditionalInformation*
    Keyword* BrandName* ModelName* @BuyersItemIdentification:ItemIdentification
    @SellersItemIdentification:ItemIdentification @ManufacturersItemIdentification* @StandardItemIdentification
    @CatalogueItemIdentification @AdditionalItemIdentification* @CatalogueDocumentReference
    @ItemSpecificationDocumentReference* @OriginCountry @CommodityClassification* @TransactionConditions*
    @HazardousItem* @ClassifiedTaxCategory:TaxCategory @AdditionalItemProperty:ItemProperty* @ManufacturerParty*
    @InformationContentProviderParty @OriginAddress* @ItemInstance* @Certificate* @Dimension*`,
    Price: `
    PriceAmount BaseQuantity PriceChangeReason* PriceTypeCode PriceType OrderableUnitFactorRate @ValidityPeriod*
    @PriceList #AllowanceCharge @PricingExchangeRate`,
    AddressLine: 'Line',
    Country: 'IdentificationCode Name',
    TaxScheme: 'ID Name TaxTypeCode CurrencyCode @JurisdictionRegionAddress*',
    Branch: 'ID Name @FinancialInstitution @Address',
    ItemIdentification: `
    ID ExtendedID BarcodeSymbologyID @PhysicalAttribute* @MeasurementDimension* @IssuerParty`,
    ItemProperty: `
    ID Name NameCode TestMethod Value ValueQuantity ValueQualifier* ImportanceCode ListValue* @UsabilityPeriod
    @ItemPropertyGroup* @RangeDimension @ItemPropertyRange`,
  },
  (_, sign) => namespaces[sign] ?? '',
);
