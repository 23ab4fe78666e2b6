import { useState } from 'react';
import type { Profile } from '#contract/account/profile.ts';
import { type AddressEntries, addressForm } from '#contract/sale/address-form.ts';
import { noTicks } from '#contract/sale/declaration-ticks.ts';
import type { OfferActionBody } from '#contract/sale/offer-actions.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { api } from '#contract/site/urls.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { useOwnProfile } from '#web/lib/own-profile.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { restoreDraft } from '#web/ui/form/restore-draft.ts';
import { useFormDraft } from '#web/ui/form/use-form-draft.ts';
import { type ShopForm, useShopForm } from '#web/ui/form/use-shop-form.ts';
import { ticksOf, useTicks } from '../use-ticks.ts';
import { addressEntriesOf, addressQuestionsOf } from './address-entries.ts';
import { addressEntry } from './address-entry.ts';
import { addressLabels } from './address-labels.ts';
import { type Remembered, rememberedDetails } from './remembered-details.ts';
import { type AccountParts, useAccountParts } from './use-account-parts.ts';

interface AddressFormState {
  readonly form: ShopForm<AddressEntries>;
  /** The password is wanted: the payment data of a running order changed (LEG-61), or the account is to hold others. */
  readonly asksPassword: boolean;
  readonly forget: () => void;
  /** What the account holds of it. */
  readonly account: AccountParts;
  /** Absent where the form is not filled from one, or before it is read. */
  readonly profile: Profile | undefined;
  /** What the account is to hold for the next sale; absent where it is not known what it holds. */
  readonly remembers: { readonly chosen: Remembered; readonly choose: (chosen: Remembered) => void } | undefined;
}

const nothing: Remembered = { address: false, payment: false };

/** The address form: what was typed survives a reload, the password excepted. */
export function useAddressForm(
  view: OfferView,
  send: (body: OfferActionBody<'submitAddresses'>) => Promise<void>,
): AddressFormState {
  const [asksPassword, setAsksPassword] = useState(false);
  const [kept] = useState(() => addressEntry(view));
  const [remembered, setRemembered] = useState(nothing);
  const needsPassword = asksPassword || remembered.payment;
  const schema = addressForm(addressQuestionsOf(view, needsPassword));
  const [draft] = useState(() => kept.read());
  const ticks = useTicks(view.id);
  const [defaultValues] = useState(() => {
    const starts = { ...addressEntriesOf(view), declarations: ticks.starts };
    return draft === undefined ? starts : { ...restoreDraft(schema, starts, draft), declarations: ticks.starts };
  });
  const profile = useOwnProfile(view.contractAddress === undefined);

  const form = useShopForm({
    schema,
    labels: addressLabels,
    groups: Object.fromEntries((view.sites ?? []).map(({ site }, index) => [`sites.${index}`, site])),
    defaultValues,
    onSubmit: async (body) => {
      const change = rememberedDetails(body, remembered);
      try {
        // First, so that a wrong password is told before anything is sent.
        if (change !== undefined) await browserApi.post(api.auth.updateAccount, change);
        // What the account holds now is not asked for once more, whatever becomes of the rest.
        setRemembered(nothing);
        await send(body);
      } catch (problem) {
        if (problem instanceof ProblemError && passwordCodes.has(problem.code)) setAsksPassword(true);
        throw inFormTerms(problem);
      }
      kept.forget();
      ticks.entry.forget();
    },
  });

  useFormDraft(form.hook, kept, withoutSecrets);
  useFormDraft(form.hook, ticks.entry, ticksOf);
  const account = useAccountParts(form, {
    profile,
    questions: addressQuestionsOf(view, false),
    isBegun: draft !== undefined,
  });

  return {
    form,
    asksPassword: needsPassword,
    forget: kept.forget,
    account,
    profile,
    remembers: profile === undefined ? undefined : { chosen: remembered, choose: setRemembered },
  };
}

/** The password is not kept, and what is agreed to stands beside it. */
const withoutSecrets = (entries: AddressEntries) => ({ ...entries, password: '', declarations: noTicks });

const passwordCodes: ReadonlySet<string> = new Set(['passwordNeeded', 'passwordWrong']);

/** A refusal that is about the password stands beside it. */
function inFormTerms(problem: unknown): unknown {
  if (!(problem instanceof ProblemError) || !passwordCodes.has(problem.code)) return problem;
  const { status, code, message } = problem;
  return new ProblemError(status, code, message, { password: message });
}
