import { useEffect, useState } from 'react';
import type { OfferActionBody } from '#contract/offer-actions.ts';
import type { OfferView } from '#contract/offer-view.ts';
import { draftEntry } from '#web/lib/draft-entry.ts';
import { useOwnProfile } from '#web/lib/own-profile.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { type ShopForm, useShopForm } from '#web/ui/form/use-shop-form.ts';
import { noTicks } from '../declarations.ts';
import { addressLabels } from './address-labels.ts';
import { addressSchema, fieldOf } from './address-schema.ts';
import { type AddressValues, addressValuesSchema, valuesOf } from './address-values.ts';
import { profileEntries } from './profile-entries.ts';

interface AddressFormState {
  readonly form: ShopForm<AddressValues>;
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
  const [stored] = useState(() => addressValuesSchema.safeParse(kept.read()).data);
  const [defaultValues] = useState(() => stored ?? valuesOf(view));
  const isNew = stored === undefined && view.contractAddress === undefined;
  const profile = useOwnProfile(isNew);
  const [fromProfile, setFromProfile] = useState(false);

  const form = useShopForm({
    schema: addressSchema(view),
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

  const { subscribe, getValues, setValue } = form.hook;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => kept.keep({ ...values, password: '', declarations: noTicks }),
      }),
    [subscribe, kept],
  );

  const { offeredAsBusiness } = view;
  useEffect(() => {
    if (profile === undefined) return;
    const entries = profileEntries(profile, offeredAsBusiness).filter(([name]) => !getValues(name));
    for (const [name, value] of entries) setValue(name, value);
    if (getValues('contractDetails.iban') === '' && getValues('contractDetails.paypal') !== '') {
      setValue('contractDetails.selectedPayment', 'paypal');
    }
    setFromProfile(entries.length > 0);
  }, [profile, offeredAsBusiness, getValues, setValue]);

  return { form, asksPassword, forget: kept.forget, fromProfile };
}

const passwordCodes: ReadonlySet<string> = new Set(['passwordNeeded', 'passwordWrong']);

/** A refusal with the names that the form has for its fields. */
function inFormTerms(problem: unknown): unknown {
  if (!(problem instanceof ProblemError)) return problem;
  const { status, code, message } = problem;
  if (passwordCodes.has(code)) return new ProblemError(status, code, message, { password: message });
  const fields = Object.entries(problem.fields).map(([path, text]) => [fieldOf(path.split('.')).join('.'), text]);
  return new ProblemError(status, code, message, Object.fromEntries(fields));
}
