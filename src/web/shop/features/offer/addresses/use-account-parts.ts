import { useEffect, useLayoutEffect, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { Profile } from '#contract/account/profile.ts';
import { type AddressEntries, type AddressQuestions, addressForm } from '#contract/sale/address-form.ts';
import { fieldIdIn } from '#web/ui/fields/field-props.ts';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import { type AccountPart, accountPartOf, accountParts, isConfirmable } from './account-details.ts';
import { profileEntries } from './profile-entries.ts';

/** The parts of the form that the account fills as a whole and that nobody wants to change. */
export interface AccountParts {
  readonly held: ReadonlySet<AccountPart>;
  /** Shows the fields of a part. */
  readonly open: (part: AccountPart) => void;
}

const nothing: ReadonlySet<AccountPart> = new Set();

interface Filling {
  readonly profile: Profile | undefined;
  readonly questions: AddressQuestions;
  /** What was typed before goes on. */
  readonly isBegun: boolean;
}

/** Fills in what the account holds. A part of which nothing is missing is shown to be confirmed; one with a mistake shows its fields. */
export function useAccountParts(
  { hook, scope }: Pick<ShopForm<AddressEntries>, 'hook' | 'scope'>,
  { profile, questions, isBegun }: Filling,
): AccountParts {
  const [held, setHeld] = useState(nothing);
  const { getValues, setValue } = hook;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the account's details arrive; shown in the same turn, so that nobody types into a field just before it is filled in
  useLayoutEffect(() => {
    if (profile === undefined) return;
    const entries = profileEntries(profile, questions.offeredAsBusiness);
    // What somebody is about to type is not filled in under the cursor.
    const isFree = (name: FieldPath<AddressEntries>) =>
      !getValues(name) && document.activeElement?.id !== fieldIdIn(scope, name);
    if (!isBegun) for (const [name, value] of entries) if (isFree(name)) setValue(name, value);
    if (getValues('contractDetails.iban') === '' && getValues('contractDetails.paypal') !== '') {
      setValue('contractDetails.selectedPayment', 'paypal');
    }
    const values = getValues();
    const missing = addressForm(questions)
      .safeParse(values)
      .error?.issues.map(({ path }) => accountPartOf(path));
    const typed = entries
      .filter(([name, value]) => getValues(name) !== value)
      .map(([name]) => accountPartOf(name.split('.')));
    const isWhole = (part: AccountPart) =>
      entries.some(([name]) => accountPartOf(name.split('.')) === part) &&
      !missing?.includes(part) &&
      !typed.includes(part) &&
      isConfirmable(part, values);
    setHeld(new Set(accountParts.filter(isWhole)));
  }, [profile]);

  const { contractAddress, contractDetails } = hook.formState.errors;
  const hasWrongAddress = contractAddress !== undefined;
  const hasWrongPayment = Object.keys(contractDetails ?? {}).some((name) => accountPartOf(['contractDetails', name]));
  useEffect(() => {
    if (hasWrongAddress) setHeld((now) => without('address', now));
    if (hasWrongPayment) setHeld((now) => without('payment', now));
  }, [hasWrongAddress, hasWrongPayment]);

  return { held, open: (part) => setHeld((now) => without(part, now)) };
}

function without(part: AccountPart, held: ReadonlySet<AccountPart>): ReadonlySet<AccountPart> {
  return held.has(part) ? new Set([...held].filter((other) => other !== part)) : held;
}
