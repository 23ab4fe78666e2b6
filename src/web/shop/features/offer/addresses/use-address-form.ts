import { useEffect, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { type AddressEntries, addressForm } from '#contract/address-form.ts';
import { noTicks } from '#contract/declaration-ticks.ts';
import type { OfferActionBody } from '#contract/offer-actions.ts';
import type { OfferView } from '#contract/offer-view.ts';
import { draftEntry } from '#web/lib/draft-entry.ts';
import { useOwnProfile } from '#web/lib/own-profile.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { fieldId } from '#web/ui/fields/field-props.ts';
import { restoreDraft } from '#web/ui/form/restore-draft.ts';
import { useFormDraft } from '#web/ui/form/use-form-draft.ts';
import { type ShopForm, useShopForm } from '#web/ui/form/use-shop-form.ts';
import { entriesOf, questionsOf } from './address-entries.ts';
import { addressLabels } from './address-labels.ts';
import { profileEntries } from './profile-entries.ts';

interface AddressFormState {
  readonly form: ShopForm<AddressEntries>;
  /** The server wants the password again, because the payment data changed (LEG-61). */
  readonly asksPassword: boolean;
  readonly forget: () => void;
  /** The profile has filled in what was still blank. */
  readonly fromProfile: boolean;
}

/** Where typed addresses are kept until they are sent; a later change apart from what was once begun. */
export const addressEntry = ({ id, contractAddress }: OfferView) =>
  draftEntry(`${contractAddress === undefined ? 'adressen' : 'neue-adressen'}:${id}`);

/** The address form: what was typed survives a reload, password and ticks excepted. */
export function useAddressForm(
  view: OfferView,
  send: (body: OfferActionBody<'submitAddresses'>) => Promise<void>,
): AddressFormState {
  const [asksPassword, setAsksPassword] = useState(false);
  const [kept] = useState(() => addressEntry(view));
  const schema = addressForm(questionsOf(view, asksPassword));
  const [draft] = useState(() => kept.read());
  const [defaultValues] = useState(() => {
    const starts = entriesOf(view);
    return draft === undefined ? starts : restoreDraft(schema, starts, draft);
  });
  const isNew = draft === undefined && view.contractAddress === undefined;
  const profile = useOwnProfile(isNew);
  const [fromProfile, setFromProfile] = useState(false);

  const form = useShopForm({
    schema,
    labels: addressLabels,
    defaultValues,
    onSubmit: async (body) => {
      await send(body).catch((problem: unknown) => {
        if (problem instanceof ProblemError && passwordCodes.has(problem.code)) setAsksPassword(true);
        throw inFormTerms(problem);
      });
      kept.forget();
    },
  });

  const { getValues, setValue } = form.hook;
  useFormDraft(form.hook, kept, withoutSecrets);

  const { offeredAsBusiness } = view;
  useEffect(() => {
    if (profile === undefined) return;
    // What somebody is about to type is not filled in under the cursor.
    const isFree = (name: FieldPath<AddressEntries>) =>
      !getValues(name) && document.activeElement?.id !== fieldId(name);
    const entries = profileEntries(profile, offeredAsBusiness).filter(([name]) => isFree(name));
    for (const [name, value] of entries) setValue(name, value);
    if (getValues('contractDetails.iban') === '' && getValues('contractDetails.paypal') !== '') {
      setValue('contractDetails.selectedPayment', 'paypal');
    }
    setFromProfile(entries.length > 0);
  }, [profile, offeredAsBusiness, getValues, setValue]);

  return { form, asksPassword, forget: kept.forget, fromProfile };
}

/** Neither the password nor what was agreed to is kept. */
const withoutSecrets = (entries: AddressEntries) => ({ ...entries, password: '', declarations: noTicks });

const passwordCodes: ReadonlySet<string> = new Set(['passwordNeeded', 'passwordWrong']);

/** A refusal that is about the password stands beside it. */
function inFormTerms(problem: unknown): unknown {
  if (!(problem instanceof ProblemError) || !passwordCodes.has(problem.code)) return problem;
  const { status, code, message } = problem;
  return new ProblemError(status, code, message, { password: message });
}
