import { shapesOf } from './shapes.ts';

const data = (name: string) => `urn:un:unece:uncefact:data:standard:${name}:100`;
const usual = data('ReusableAggregateBusinessInformationEntity');
const unqualified = data('UnqualifiedDataType');
/** By the element in which the others stand. */
const namespaces: Readonly<Record<string, string>> = {
  CrossIndustryInvoice: data('CrossIndustryInvoice'),
  ...{ DateTime: unqualified, Date: unqualified, Indicator: unqualified },
  FormattedDateTime: data('QualifiedDataType'),
};

/** The namespaces of everything inside of a document in CII. */
export const ciiNamespaces: ReadonlySet<string> = new Set([usual, ...Object.values(namespaces)]);

/** The elements of CII D16B from which an invoice is read: what may stand in them, in which order and how often (shapes.ts). */
export const ciiShapes = shapesOf(
  {
    CrossIndustryInvoice: `
    #ExchangedDocumentContext #ExchangedDocument #SupplyChainTradeTransaction @ValuationBreakdownStatement`,
    ExchangedDocumentContext: `
    SpecifiedTransactionID @TestIndicator @BusinessProcessSpecifiedDocumentContextParameter:DocumentContextParameter
    @BIMSpecifiedDocumentContextParameter* @ScenarioSpecifiedDocumentContextParameter*
    @ApplicationSpecifiedDocumentContextParameter*
    @GuidelineSpecifiedDocumentContextParameter:DocumentContextParameter @SubsetSpecifiedDocumentContextParameter*
    @MessageStandardSpecifiedDocumentContextParameter`,
    ExchangedDocument: `
    ID Name* TypeCode @IssueDateTime:DateTime @CopyIndicator Purpose @ControlRequirementIndicator LanguageID*
    PurposeCode @RevisionDateTime VersionID GlobalID RevisionID PreviousRevisionID CategoryCode @IncludedNote:Note*
    @EffectiveSpecifiedPeriod @IssuerTradeParty`,
    SupplyChainTradeTransaction: `
    @IncludedSupplyChainTradeLineItem:SupplyChainTradeLineItem* @ApplicableHeaderTradeAgreement:HeaderTradeAgreement
    @ApplicableHeaderTradeDelivery:HeaderTradeDelivery @ApplicableHeaderTradeSettlement:HeaderTradeSettlement`,
    DocumentContextParameter: 'ID Value @SpecifiedDocumentVersion',
    DateTime: 'DateTimeString DateTime',
    Note: 'Subject ContentCode Content SubjectCode ID',
    SupplyChainTradeLineItem: `
    DescriptionCode @AssociatedDocumentLineDocument:DocumentLineDocument @SpecifiedTradeProduct:TradeProduct
    @SpecifiedLineTradeAgreement:LineTradeAgreement @SpecifiedLineTradeDelivery:LineTradeDelivery
    @SpecifiedLineTradeSettlement:LineTradeSettlement @IncludedSubordinateTradeLineItem*`,
    HeaderTradeAgreement: `
    Reference* BuyerReference @SellerTradeParty:TradeParty @BuyerTradeParty:TradeParty @SalesAgentTradeParty
    @BuyerRequisitionerTradeParty* @BuyerAssignedAccountantTradeParty @SellerAssignedAccountantTradeParty
    @BuyerTaxRepresentativeTradeParty @SellerTaxRepresentativeTradeParty:TradeParty @ProductEndUserTradeParty
    @ApplicableTradeDeliveryTerms @SellerOrderReferencedDocument:ReferencedDocument
    @BuyerOrderReferencedDocument:ReferencedDocument @QuotationReferencedDocument @OrderResponseReferencedDocument
    @ContractReferencedDocument:ReferencedDocument @DemandForecastReferencedDocument
    @SupplyInstructionReferencedDocument @PromotionalDealReferencedDocument @PriceListReferencedDocument
    @AdditionalReferencedDocument* @RequisitionerReferencedDocument* @BuyerAgentTradeParty
    @PurchaseConditionsReferencedDocument* @SpecifiedProcuringProject @UltimateCustomerOrderReferencedDocument*`,
    HeaderTradeDelivery: `
    @RelatedSupplyChainConsignment @ShipToTradeParty:TradeParty @UltimateShipToTradeParty @ShipFromTradeParty
    @ActualDespatchSupplyChainEvent @ActualPickUpSupplyChainEvent @ActualDeliverySupplyChainEvent:SupplyChainEvent
    @ActualReceiptSupplyChainEvent @AdditionalReferencedDocument* @DespatchAdviceReferencedDocument
    @ReceivingAdviceReferencedDocument @DeliveryNoteReferencedDocument @ConsumptionReportReferencedDocument
    @PreviousDeliverySupplyChainEvent* @PackingListReferencedDocument`,
    HeaderTradeSettlement: `
    DuePayableAmount* CreditorReferenceTypeCode* CreditorReferenceType* CreditorReferenceIssuerID* CreditorReferenceID
    PaymentReference TaxCurrencyCode InvoiceCurrencyCode PaymentCurrencyCode InvoiceIssuerReference @InvoiceDateTime
    @NextInvoiceDateTime* CreditReasonCode CreditReason* @InvoicerTradeParty @InvoiceeTradeParty
    @PayeeTradeParty:TradeParty @PayerTradeParty @TaxApplicableTradeCurrencyExchange
    @InvoiceApplicableTradeCurrencyExchange @PaymentApplicableTradeCurrencyExchange
    @SpecifiedTradeSettlementPaymentMeans:TradeSettlementPaymentMeans* @ApplicableTradeTax:TradeTax*
    @BillingSpecifiedPeriod:SpecifiedPeriod @SpecifiedTradeAllowanceCharge:TradeAllowanceCharge*
    @SubtotalCalculatedTradeTax* @SpecifiedLogisticsServiceCharge*! @SpecifiedTradePaymentTerms:TradePaymentTerms+
    @SpecifiedTradeSettlementHeaderMonetarySummation:TradeSettlementHeaderMonetarySummation
    @SpecifiedFinancialAdjustment*! @InvoiceReferencedDocument:ReferencedDocument* @ProFormaInvoiceReferencedDocument
    @LetterOfCreditReferencedDocument @FactoringAgreementReferencedDocument* @FactoringListReferencedDocument*
    @PayableSpecifiedTradeAccountingAccount* @ReceivableSpecifiedTradeAccountingAccount:TradeAccountingAccount+
    @PurchaseSpecifiedTradeAccountingAccount* @SalesSpecifiedTradeAccountingAccount*
    @SpecifiedTradeSettlementFinancialCard* @SpecifiedAdvancePayment*! @UltimatePayeeTradeParty`,
    DocumentLineDocument: 'LineID ParentLineID LineStatusCode LineStatusReasonCode @IncludedNote:Note+',
    TradeProduct: `
    ID GlobalID SellerAssignedID BuyerAssignedID ManufacturerAssignedID Name TradeName Description TypeCode
    NetWeightMeasure GrossWeightMeasure ProductGroupID* EndItemTypeCode* EndItemName* AreaDensityMeasure
    UseDescription* BrandName SubBrandName DrainedNetWeightMeasure @VariableMeasureIndicator ColourCode
    ColourDescription* Designation* @FormattedCancellationAnnouncedLaunchDateTime
    @FormattedLatestProductDataChangeDateTime @ApplicableProductCharacteristic:ProductCharacteristic*
    @ApplicableMaterialGoodsCharacteristic* @DesignatedProductClassification* @IndividualTradeProductInstance*
    @CertificationEvidenceReferenceReferencedDocument* @InspectionReferenceReferencedDocument* @OriginTradeCountry
    @LinearSpatialDimension @MinimumLinearSpatialDimension @MaximumLinearSpatialDimension @ManufacturerTradeParty
    @PresentationSpecifiedBinaryFile* @MSDSReferenceReferencedDocument @AdditionalReferenceReferencedDocument*
    @LegalRightsOwnerTradeParty @BrandOwnerTradeParty @IncludedReferencedProduct* @InformationNote*`,
    LineTradeAgreement: `
    BuyerReference @BuyerRequisitionerTradeParty* @ApplicableTradeDeliveryTerms @SellerOrderReferencedDocument
    @BuyerOrderReferencedDocument:ReferencedDocument @QuotationReferencedDocument @ContractReferencedDocument
    @DemandForecastReferencedDocument @PromotionalDealReferencedDocument @AdditionalReferencedDocument*
    @GrossPriceProductTradePrice:TradePrice @NetPriceProductTradePrice:TradePrice @RequisitionerReferencedDocument*
    @ItemSellerTradeParty @ItemBuyerTradeParty @IncludedSpecifiedMarketplace @UltimateCustomerOrderReferencedDocument*`,
    LineTradeDelivery: `
    RequestedQuantity ReceivedQuantity BilledQuantity ChargeFreeQuantity PackageQuantity ProductUnitQuantity
    PerPackageUnitQuantity NetWeightMeasure GrossWeightMeasure TheoreticalWeightMeasure DespatchedQuantity
    @SpecifiedDeliveryAdjustment* @IncludedSupplyChainPackaging* @RelatedSupplyChainConsignment @ShipToTradeParty
    @UltimateShipToTradeParty @ShipFromTradeParty @ActualDespatchSupplyChainEvent @ActualPickUpSupplyChainEvent
    @RequestedDeliverySupplyChainEvent @ActualDeliverySupplyChainEvent @ActualReceiptSupplyChainEvent
    @AdditionalReferencedDocument* @DespatchAdviceReferencedDocument @ReceivingAdviceReferencedDocument
    @DeliveryNoteReferencedDocument @ConsumptionReportReferencedDocument @PackingListReferencedDocument`,
    LineTradeSettlement: `
    PaymentReference* InvoiceIssuerReference TotalAdjustmentAmount @DiscountIndicator @ApplicableTradeTax:TradeTax
    @BillingSpecifiedPeriod:SpecifiedPeriod @SpecifiedTradeAllowanceCharge:TradeAllowanceCharge*
    @SubtotalCalculatedTradeTax* @SpecifiedLogisticsServiceCharge*! @SpecifiedTradePaymentTerms*
    @SpecifiedTradeSettlementLineMonetarySummation:TradeSettlementLineMonetarySummation
    @SpecifiedFinancialAdjustment*! @InvoiceReferencedDocument @AdditionalReferencedDocument*
    @PayableSpecifiedTradeAccountingAccount* @ReceivableSpecifiedTradeAccountingAccount:TradeAccountingAccount+
    @PurchaseSpecifiedTradeAccountingAccount* @SalesSpecifiedTradeAccountingAccount*
    @SpecifiedTradeSettlementFinancialCard`,
    TradeParty: `
    ID* GlobalID* Name RoleCode* Description @SpecifiedLegalOrganization:LegalOrganization
    @DefinedTradeContact:TradeContact+ @PostalTradeAddress:TradeAddress
    @URIUniversalCommunication:UniversalCommunication @SpecifiedTaxRegistration:TaxRegistration*
    @EndPointURIUniversalCommunication @LogoAssociatedSpecifiedBinaryFile*`,
    ReferencedDocument: `
    IssuerAssignedID URIID StatusCode @CopyIndicator LineID TypeCode GlobalID RevisionID Name* AttachmentBinaryObject*
    Information* ReferenceTypeCode SectionName* PreviousRevisionID* @FormattedIssueDateTime:FormattedDateTime
    @EffectiveSpecifiedPeriod @IssuerTradeParty @AttachedSpecifiedBinaryFile*`,
    SupplyChainEvent: `
    ID @OccurrenceDateTime:DateTime TypeCode Description* DescriptionBinaryObject* UnitQuantity
    @LatestOccurrenceDateTime @EarliestOccurrenceDateTime @OccurrenceSpecifiedPeriod @OccurrenceLogisticsLocation`,
    TradeSettlementPaymentMeans: `
    PaymentChannelCode TypeCode GuaranteeMethodCode PaymentMethodCode Information ID*
    @ApplicableTradeSettlementFinancialCard:TradeSettlementFinancialCard
    @PayerPartyDebtorFinancialAccount:DebtorFinancialAccount
    @PayeePartyCreditorFinancialAccount:CreditorFinancialAccount @PayerSpecifiedDebtorFinancialInstitution
    @PayeeSpecifiedCreditorFinancialInstitution:CreditorFinancialInstitution`,
    TradeTax: `
    CalculatedAmount TypeCode ExemptionReason CalculatedRate CalculationSequenceNumeric BasisQuantity BasisAmount
    UnitBasisAmount* LineTotalBasisAmount* AllowanceChargeBasisAmount* CategoryCode CurrencyCode Jurisdiction*
    @CustomsDutyIndicator ExemptionReasonCode TaxBasisAllowanceRate @TaxPointDate:Date Type InformationAmount*
    CategoryName* DueDateTypeCode RateApplicablePercent @SpecifiedTradeAccountingAccount* @ServiceSupplyTradeCountry
    @BuyerRepayableTaxSpecifiedTradeAccountingAccount @SellerPayableTaxSpecifiedTradeAccountingAccount
    @SellerRefundableTaxSpecifiedTradeAccountingAccount @BuyerDeductibleTaxSpecifiedTradeAccountingAccount
    @BuyerNonDeductibleTaxSpecifiedTradeAccountingAccount @PlaceApplicableTradeLocation*`,
    SpecifiedPeriod: `
    DurationMeasure* @InclusiveIndicator Description* @StartDateTime:DateTime @EndDateTime:DateTime @CompleteDateTime
    @OpenIndicator SeasonCode ID Name* SequenceNumeric StartDateFlexibilityCode @ContinuousIndicator PurposeCode`,
    TradeAllowanceCharge: `
    @ChargeIndicator:Indicator ID SequenceNumeric CalculationPercent BasisAmount BasisQuantity @PrepaidIndicator
    ActualAmount UnitBasisAmount ReasonCode Reason TypeCode @CategoryTradeTax:TradeTax @ActualTradeCurrencyExchange`,
    TradePaymentTerms: `
    ID FromEventCode SettlementPeriodMeasure Description* @DueDateDateTime:DateTime TypeCode InstructionTypeCode
    DirectDebitMandateID PartialPaymentPercent PaymentMeansID* PartialPaymentAmount*
    @ApplicableTradePaymentPenaltyTerms @ApplicableTradePaymentDiscountTerms @PayeeTradeParty*`,
    TradeSettlementHeaderMonetarySummation: `
    LineTotalAmount ChargeTotalAmount AllowanceTotalAmount TaxBasisTotalAmount TaxTotalAmount* RoundingAmount
    GrandTotalAmount InformationAmount TotalPrepaidAmount TotalDiscountAmount! TotalAllowanceChargeAmount!
    DuePayableAmount RetailValueExcludingTaxInformationAmount TotalDepositFeeInformationAmount
    ProductValueExcludingTobaccoTaxInformationAmount TotalRetailValueInformationAmount GrossLineTotalAmount
    NetLineTotalAmount NetIncludingTaxesLineTotalAmount`,
    TradeAccountingAccount: 'ID SetTriggerCode TypeCode AmountTypeCode Name CostReferenceDimensionPattern',
    ProductCharacteristic: `
    ID* TypeCode Description ValueMeasure MeasurementMethodCode Value ValueCode @ValueDateTime @ValueIndicator
    ContentTypeCode @ValueSpecifiedBinaryFile @ApplicableProductCharacteristicCondition* @ApplicableReferencedStandard`,
    TradePrice: `
    TypeCode ChargeAmount BasisQuantity MinimumQuantity MaximumQuantity ChangeReason* OrderUnitConversionFactorNumeric
    @AppliedTradeAllowanceCharge:TradeAllowanceCharge+ @ValiditySpecifiedPeriod @IncludedTradeTax*
    @DeliveryTradeLocation* @TradeComparisonReferencePrice* @AssociatedReferencedDocument*`,
    TradeSettlementLineMonetarySummation: `
    LineTotalAmount ChargeTotalAmount* AllowanceTotalAmount* TaxBasisTotalAmount* TaxTotalAmount* GrandTotalAmount*
    InformationAmount* TotalAllowanceChargeAmount* TotalRetailValueInformationAmount* GrossLineTotalAmount*
    NetLineTotalAmount* NetIncludingTaxesLineTotalAmount* ProductWeightLossInformationAmount*`,
    LegalOrganization: `
    LegalClassificationCode Name ID TradingBusinessName @PostalTradeAddress @AuthorizedLegalRegistration*`,
    TradeContact: `
    ID PersonName DepartmentName TypeCode JobTitle Responsibility PersonID*
    @TelephoneUniversalCommunication:UniversalCommunication @DirectTelephoneUniversalCommunication
    @MobileTelephoneUniversalCommunication @FaxUniversalCommunication
    @EmailURIUniversalCommunication:UniversalCommunication @TelexUniversalCommunication @VOIPUniversalCommunication
    @InstantMessagingUniversalCommunication @SpecifiedNote* @SpecifiedContactPerson`,
    TradeAddress: `
    ID PostcodeCode PostOfficeBox BuildingName LineOne LineTwo LineThree LineFour LineFive StreetName CityName
    CitySubDivisionName CountryID CountryName* CountrySubDivisionID CountrySubDivisionName AttentionOf CareOf
    BuildingNumber DepartmentName AdditionalStreetName`,
    UniversalCommunication: 'URIID ChannelCode CompleteNumber',
    TaxRegistration: 'ID @AssociatedRegisteredTax',
    FormattedDateTime: 'DateTimeString',
    TradeSettlementFinancialCard: `
    @MicrochipIndicator ID TypeCode CardholderName @ExpiryDate VerificationNumeric @ValidFromDateTime
    CreditLimitAmount* CreditAvailableAmount* InterestRatePercent IssuingCompanyName Description`,
    DebtorFinancialAccount: 'IBANID AccountName ProprietaryID',
    CreditorFinancialAccount: 'IBANID AccountName ProprietaryID',
    CreditorFinancialInstitution: `
    BICID CHIPSUniversalID NewZealandNCCID IrishNSCID UKSortCodeID CHIPSParticipantID SwissBCID FedwireRoutingNumberID
    PortugueseNCCID RussianCentralBankID ItalianDomesticID AustrianBankleitzahlID CanadianPaymentsAssociationID SICID
    GermanBankleitzahlID SpanishDomesticInterbankingID SouthAfricanNCCID HongKongBankID AustralianBSBID
    IndianFinancialSystemID HellenicBankID PolishNationalClearingID Name ClearingSystemName
    JapanFinancialInstitutionCommonID @LocationFinancialInstitutionAddress @SubDivisionBranchFinancialInstitution`,
    Date: 'DateString Date',
    Indicator: 'IndicatorString Indicator',
  },
  (shape) => namespaces[shape] ?? usual,
);
