import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { LatePart } from '#web/shop/late-part.tsx';
import type { AddressesForm as Form } from './addresses-form.tsx';

/** Late: with all that is known of telephone numbers it weighs a quarter of the sale, which asks for addresses once. */
const AddressesForm = lazyRouteComponent(
  loadChunk(() => import('./addresses-form.tsx')),
  'AddressesForm',
);

const missing = <p role="status">Das Formular lässt sich gerade nicht laden. Wir versuchen es weiter.</p>;

/** The form for addresses and payout. */
export function AddressesPart(props: ComponentProps<typeof Form>) {
  return (
    <LatePart part={AddressesForm} instead={missing}>
      <AddressesForm {...props} />
    </LatePart>
  );
}
