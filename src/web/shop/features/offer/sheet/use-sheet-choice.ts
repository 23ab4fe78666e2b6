import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { pageAddress } from '#web/ui/page-address.ts';
import { type SheetChoice, sheetAddress, sheetChoiceOf } from './sheet-choice.ts';

interface ChoiceInAddress {
  readonly choice: SheetChoice;
  /** `replace`: what back need not lead through, such as each letter. */
  readonly choose: (next: SheetChoice, replace?: 'replace') => void;
}

/** What of the sheet is shown, kept in the address. */
export function useSheetChoice(): ChoiceInAddress {
  const router = useRouter();
  const searchPart = useLocation({ select: ({ searchStr }) => searchStr });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const choice = useMemo(() => sheetChoiceOf(searchPart), [searchPart]);
  const choose = useCallback(
    (next: SheetChoice, replace?: 'replace') => {
      const href = pageAddress(router, `${path}${sheetAddress(next, searchPart)}`);
      void router.navigate({ href, replace: replace !== undefined, resetScroll: false, viewTransition: false });
    },
    [router, path, searchPart],
  );
  return { choice, choose };
}
