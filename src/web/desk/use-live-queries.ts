import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { liveNoticeSchema } from '#contract/sale/live.ts';
import { useLiveMessages } from '#web/lib/use-live.ts';
import { useDesk } from './desk-context.ts';

/** Of many changes in a row the list is read again once, so many milliseconds after the first. */
const collectMs = 500;

/**
 * Reads again what the server says has changed: the work list and its counts with every change, and whatever names the sale in the key
 * of its query; everything once the line has been down.
 */
export function useLiveQueries(): void {
  const { queries } = useDesk();
  const changed = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function readAgain() {
    timer.current = undefined;
    const ids = [...changed.current];
    changed.current.clear();
    void queries.invalidateQueries({ predicate: ({ queryKey }) => isAbout(queryKey, ids) });
  }

  useLiveMessages((message) => {
    if (message.type === 'open') return void queries.invalidateQueries();
    const notice = liveNoticeSchema.safeParse(message).data;
    if (notice === undefined) return;
    changed.current.add(notice.aggregateId);
    timer.current ??= setTimeout(readAgain, collectMs);
  });
}

function isAbout([call, ...rest]: QueryKey, ids: readonly string[]): boolean {
  if (call === deskApi.queue || call === deskApi.queueCounts || call === deskApi.week) return true;
  return [call, ...rest].some((part) => typeof part === 'string' && ids.some((id) => part.includes(id)));
}
