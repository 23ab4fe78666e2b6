import { z } from 'zod';
import { type OfferActionBody, offerActionSchemas } from '#contract/offer-actions.ts';
import type { OfferView } from '#contract/offer-view.ts';
import { problemTexts } from '#contract/problem.ts';
import { issueText } from '#contract/rules/issue-text.ts';
import { german, ruleTexts } from '#contract/rules/rule-texts.ts';
import { addressesBesidePayment, addressesToSend } from '#domain/offer/addresses.ts';
import { isVisitable } from '#domain/values/street.ts';
import { isTimeRange } from '#domain/values/time-range.ts';
import { declared, missingTick } from '../declarations.ts';
import { inquiryOf } from '../panel-props.ts';
import { addressFormOf } from './address-form-of.ts';
import { type AddressValues, addressValuesSchema } from './address-values.ts';

type Body = OfferActionBody<'submitAddresses'>;
type Field = readonly (string | number)[];

/** What can still be changed: the goods fix the places, a document fixes the tax data (INV-12). */
export interface Changeable {
  readonly places: boolean;
  readonly tax: boolean;
}

/** What of an offer's addresses can still be changed. */
export function changeable(view: OfferView): Changeable {
  return {
    places: view.goodsDispatchedAt === undefined && view.receipt === undefined,
    tax: view.offeredAsBusiness && view.document === undefined,
  };
}

/** From what was typed to the body of submitAddresses: the specification's rules and the contract's own. */
export function addressSchema(view: OfferView): z.ZodType<Body, AddressValues> {
  return addressValuesSchema.transform((values, context) => {
    const refuse = (path: Field, message: string) => context.addIssue({ code: 'custom', path: [...path], message });
    for (const [path, message] of ownRules(values, view)) refuse(path, message);

    const method = view.shippingMethod ?? 'shipment';
    const typed = addressFormOf(values, method, view.offeredAsBusiness);
    const sendable = addressesToSend(typed, method, view.offeredAsBusiness);
    const payable = 'addresses' in sendable;
    if (!payable) refuse(['contractDetails', values.contractDetails.selectedPayment], problemTexts[sendable.refusal]);
    const body = offerActionSchemas.submitAddresses.safeParse(
      {
        inquiryId: inquiryOf(view),
        ...(payable ? sendable.addresses : addressesBesidePayment(typed, method, view.offeredAsBusiness)),
        declarations: declarationsOf(values, view),
        ...(values.password !== '' && { password: values.password }),
      },
      { error: issueText(german) },
    );
    if (body.success) return payable ? body.data : z.NEVER;
    for (const { path, message, input } of body.error.issues) {
      refuse(
        fieldOf(path.map(String)),
        input === '' || isBlank(values, fieldOf(path.map(String))) ? ruleTexts.required : message,
      );
    }
    return z.NEVER;
  });
}

function declarationsOf(values: AddressValues, view: OfferView) {
  const selfBilling = view.offeredAsBusiness && values.contractDetails.billing === 'creditNote';
  return declared({ ...values.declarations, selfBilling }, [...view.missingDeclarations, 'selfBilling']);
}

/** What the form asks beyond the wire's rules. */
function* ownRules(values: AddressValues, view: OfferView): Generator<[Field, string]> {
  const { contractAddress, contractDetails, wishes, declarations } = values;
  for (const name of view.missingDeclarations) {
    if (!declarations[name]) yield [['declarations', name], missingTick(name)];
  }
  if (wishes.timeFrom !== '' && wishes.timeTo !== '' && !isTimeRange({ from: wishes.timeFrom, to: wishes.timeTo })) {
    yield [['wishes', 'timeTo'], 'Das Ende muss nach dem Beginn liegen.'];
  }
  if (wishes.dateFrom !== null && wishes.dateTo !== null && wishes.dateTo < wishes.dateFrom) {
    yield [['wishes', 'dateTo'], 'Der letzte Tag darf nicht vor dem ersten liegen.'];
  }
  const { places, tax } = changeable(view);
  if (places && view.shippingMethod === 'pickup') yield* pickupRule(values);
  if (view.offeredAsBusiness && places) {
    if (contractAddress.contactName.trim() === '') yield [['contractAddress', 'contactName'], ruleTexts.required];
    if (contractAddress.contactPhone.trim() === '') yield [['contractAddress', 'contactPhone'], ruleTexts.required];
  }
  if (!tax) return;
  if (contractDetails.vatStatus === '') yield [['contractDetails', 'vatStatus'], ruleTexts.required];
  if (contractDetails.billing === undefined) yield [['contractDetails', 'billing'], ruleTexts.required];
  if (contractDetails.billing === 'creditNote' && contractDetails.taxId.trim() === '') {
    // A Gutschrift names the seller's number for taxes (§ 14 Abs. 4 Nr. 2 UStG).
    yield [['contractDetails', 'taxId'], ruleTexts.required];
  }
}

/** Said at the street that was typed, be it the contract's or the other one. */
function* pickupRule({ contractAddress, place }: AddressValues): Generator<[Field, string]> {
  const group = place.differentFromContract ? 'place' : 'contractAddress';
  if (!isVisitable(place.differentFromContract ? place : contractAddress)) {
    yield [[group, 'street'], problemTexts.pickupPlaceInvalid];
  }
}

/** Where the form has what the wire names differently. */
export function fieldOf([first = '', ...rest]: string[]): string[] {
  if (first === 'packagingAddress' || first === 'pickupAddress') return ['place', ...rest];
  if (first === 'pickupDetails' || first === 'deliveryDetails') return ['wishes', ...rest];
  return [first, ...rest];
}

/** Blanks alone are nothing, too. */
function isBlank(values: AddressValues, [group = '', name = '']: string[]): boolean {
  const fields = Object.entries(values).find(([key]) => key === group)?.[1];
  if (typeof fields !== 'object') return false;
  const value = Object.entries(fields).find(([key]) => key === name)?.[1];
  return typeof value === 'string' && value.trim() === '';
}
