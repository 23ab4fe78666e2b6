import { useHydrated } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { OptionalPart } from '#web/ui/optional-part.tsx';

/**
 * An optional part that only few pages have. Also where the server renders the page with its data it comes once the page is taken over:
 * its code is not there to render it, and what React could not finish on the server it tells as an error in the browser.
 */
export function LatePart(props: ComponentProps<typeof OptionalPart>) {
  return useHydrated() ? <OptionalPart {...props} /> : null;
}
