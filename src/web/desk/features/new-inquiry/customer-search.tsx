import { keepPreviousData } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { type KnownCustomer, knownCustomersSchema, shortestCustomerQuery } from '#contract/desk/desk-customers.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { Autocomplete } from '#web/ui/fields/autocomplete.tsx';
import { useRead } from '../../use-read.ts';
import { useHeldEnter } from './use-held-enter.ts';

const longestQuery = 100;
const nameOf = ({ name, email }: KnownCustomer) => (name === email ? email : `${name}, ${email}`);
const kindOf = ({ offeredAsBusiness }: KnownCustomer) => (offeredAsBusiness ? 'gewerblich' : 'privat');

interface CustomerSearchProps {
  readonly onFound: (customer: KnownCustomer) => void;
}

/** Finds who calls by what they say, among all who have asked before. */
export function CustomerSearch({ onFound }: CustomerSearchProps) {
  const [typed, setTyped] = useState('');
  const query = typed.trim().slice(0, longestQuery);
  const isAsked = query.length >= shortestCustomerQuery || /^\d+$/.test(query);
  const { data, isPlaceholderData, isFetching, isError } = useRead(
    `${deskApi.customers}?q=${encodeURIComponent(query)}`,
    knownCustomersSchema,
    {
      queryKey: [deskApi.customers, query],
      select: ({ customers }) => customers,
      enabled: isAsked,
      placeholderData: keepPreviousData,
    },
  );
  const customers = isAsked ? (data ?? []) : [];

  function change(text: string) {
    const found = customers.find((customer) => nameOf(customer) === text);
    setTyped(found === undefined ? text : '');
    if (found !== undefined) onFound(found);
  }
  /** Where only one fits nobody has to choose. */
  function takeOnly(): boolean {
    const [only, ...others] = customers;
    if (!only || others.length > 0) return false;
    change(nameOf(only));
    return true;
  }
  const isReady = !isAsked || !(isFetching || isPlaceholderData);
  const holdEnter = useHeldEnter(isReady, takeOnly);
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.defaultPrevented && takeOnly()) event.preventDefault();
  }
  const nobody = isAsked && !isPlaceholderData && data?.length === 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is pressed in the field
    <div className="max-w-[50rem]" onKeyDownCapture={holdEnter} onKeyDown={press}>
      <Autocomplete
        name="customer"
        label="Bekannten Kunden suchen"
        hint="E-Mail-Adresse, Name, Firma, Ort oder Nummer eines früheren Verkaufs"
        value={typed}
        suggestions={customers.map((customer) => ({
          value: nameOf(customer),
          label: nameOf(customer),
          hint: `${kindOf(customer)}, zuletzt ${customer.number} vom ${formatDay(dayOf(customer.created))}`,
        }))}
        onChange={change}
      />
      <p role="status" className="mt-1 text-muted empty:hidden">
        {isError && 'Die Suche antwortet gerade nicht. Die Anfrage lässt sich auch ohne sie aufnehmen.'}
        {nobody && 'Niemand gefunden: ein neuer Kunde, oder anders geschrieben.'}
      </p>
    </div>
  );
}
