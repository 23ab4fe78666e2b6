import { useState } from 'react';
import { wishFacts } from '#contract/goods/wish-facts.ts';
import { taxIdTypeWords } from '#contract/money/tax.ts';
import { openObjectionIn } from '#contract/papers/ended-documents.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { addressLines } from '#domain/offer/parties/addresses.ts';
import { ownNumbers } from '#domain/offer/parties/own-books.ts';
import { maskIban } from '#domain/values/iban.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import type { PanelProps } from '../panel-props.ts';
import { isSelfBilled } from '../self-billed.ts';
import { addressEntry } from './address-entry.ts';
import { AddressesPart } from './addresses-part.tsx';

/** What the customer has given, and the way to change it. */
export function OwnDetails({ view, actions }: PanelProps) {
  // A change that was begun goes on after a reload and a new log-in; the first form has its own place.
  const [changes, setChanges] = useState(
    () => view.contractAddress !== undefined && addressEntry(view).read() !== undefined,
  );
  if (!view.contractAddress || !view.contractDetails) return null;
  const isAskedAnew = openObjectionIn(view) !== undefined && !isSelfBilled(view);
  return (
    <section id="angaben" className="mt-10 scroll-mt-20">
      <h3 className="mb-3">Ihre Angaben</h3>
      {changes && view.actions.includes('submitAddresses') ? (
        <AddressesPart view={view} actions={actions} submitText="Änderung speichern" onDone={() => setChanges(false)} />
      ) : (
        <>
          <Facts facts={factsOf(view)} />
          {view.actions.includes('submitAddresses') && (
            <Button className="mt-5 max-sm:w-full" onClick={() => setChanges(true)}>
              {isAskedAnew ? 'Angaben prüfen und neuer Gutschrift zustimmen' : 'Angaben ändern'}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function factsOf(view: OfferView) {
  const { contractAddress, contractDetails, invoiceAddress, payoutHoldUntil, givenAccount } = view;
  const place = view.packagingAddress ?? view.pickupAddress;
  const { iban, paypal, accountHolder = '', taxId, taxIdType = 'taxNumber' } = contractDetails ?? {};
  const account = iban ? maskIban(iban) : `PayPal ${paypal ?? ''}`;
  return [
    { name: 'Vertragspartner', value: contractAddress && textLines(addressLines(contractAddress)) },
    ...(place?.differentFromContract
      ? [
          {
            name: view.packagingAddress ? 'Verpackungsmaterial an' : 'Abholung bei',
            value: textLines(addressLines(place)),
          },
        ]
      : []),
    ...(view.sites ?? []).map((one) => ({
      name: `Standort ${one.site}`,
      value: textLines(siteLines(one, contractAddress)),
    })),
    ...wishFacts(view),
    {
      name: 'Auszahlung',
      value: textLines(givenAccount ? [givenAccount.holder, givenAccount.account] : [accountHolder, account]),
    },
    ...(payoutHoldUntil && payoutHoldUntil > new Date().toISOString()
      ? [{ name: 'Auszahlung frühestens', value: formatInstant(payoutHoldUntil) }]
      : []),
    ...ownNumbers(contractDetails ?? {}),
    ...(invoiceAddress?.differentFromContract
      ? [{ name: 'Beleg an', value: textLines(addressLines(invoiceAddress)) }]
      : []),
    ...(taxId ? [{ name: taxIdTypeWords[taxIdType], value: taxId }] : []),
  ];
}

/** Where a place is, and what was said of its handover. */
function siteLines(one: NonNullable<OfferView['sites']>[number], contractAddress: OfferView['contractAddress']) {
  const other = one.pickupAddress ?? one.packagingAddress;
  const address = other?.differentFromContract ? other : contractAddress;
  return [...(address ? addressLines(address) : []), ...wishFacts(one).map(({ name, value }) => `${name}: ${value}`)];
}

function textLines(texts: readonly string[]) {
  return texts.filter(Boolean).map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ));
}
