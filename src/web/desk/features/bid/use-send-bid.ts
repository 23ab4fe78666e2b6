import { useState } from 'react';
import { z } from 'zod';
import type { DeskCommandBody } from '#contract/desk/desk-commands.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { type BidSheet, heldBidAnswerSchema } from '#contract/sale/bid-sheet.ts';
import { linesInEuros } from '#contract/sale/sheet-in-cents.ts';
import { priceOnSheet, proposedLines, type SheetGroup } from '#domain/pricing/bid-sheet.ts';
import { messageOf, ProblemError } from '#web/lib/problem-error.ts';
import { useDesk } from '../../desk-context.ts';
import { watchHeldBid } from '../../held-bids.ts';
import { isUnusualPrice, type SentConfirmation, useUnusual } from '../../ui/use-unusual.ts';
import type { BidSheetState } from './sheet-state.ts';

const previewAnswer = z.object({ html: z.string() });

interface SendBidOptions {
  readonly sheet: BidSheet;
  readonly groups: readonly SheetGroup[];
  readonly state: BidSheetState;
  /** Keeps what is typed: it is the draft that a bid comes back to. */
  readonly keepNow: () => Promise<void>;
  /** Sends while nothing of the sheet is kept. */
  readonly hold: (work: () => Promise<void>) => Promise<void>;
  readonly onSent: () => void;
  /** Somebody was faster: the offer is no longer what the bid was made on. */
  readonly onOvertaken: () => void;
}

/** Sends the sheet as a bid, or shows the page that it would make. */
export function useSendBid({ sheet, groups, state, keepNow, hold, onSent, onOvertaken }: SendBidOptions) {
  const { api, queries } = useDesk();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [preview, setPreview] = useState<string>();
  const unusual = useUnusual();

  const body = (): DeskCommandBody<'submitBid'> | undefined => {
    const lines = proposedLines(groups, state.history.now);
    const { shippingMethod, validUntil, linesOptional, fixedItemIds } = state;
    const choice = linesOptional && { linesOptional, fixedItemIds: [...fixedItemIds] };
    return lines && { lines: linesInEuros(lines), shippingMethod, validUntil, ...choice, priceBook: sheet.priceBook };
  };
  const seen = { 'if-match': `"${state.version}"` };

  async function send() {
    const wanted = body();
    if (wanted === undefined || sending) return;
    await keepNow().catch(() => undefined);
    await unusual.tried(
      (more) => hold(() => post(wanted, more)),
      (field) => isConfirmed(wanted, field),
    );
  }

  /** Whether it is a price of a line that was confirmed in a file's preview, and is still the same. */
  function isConfirmed({ lines }: DeskCommandBody<'submitBid'>, field: string): boolean {
    const [list, place, what] = field.split('.');
    const itemId = list === 'lines' && what === 'unitPrice' ? lines[Number(place)]?.itemId : undefined;
    const group = groups.find((one) => one.lines.some((line) => line.itemId === itemId));
    if (group === undefined) return false;
    const { cents } = priceOnSheet(group, state.history.now);
    return cents !== undefined && state.confirmed[group.key] === cents;
  }

  /** Throws only that a price is unusual. */
  async function post(wanted: DeskCommandBody<'submitBid'>, more: SentConfirmation) {
    setSending(true);
    setRefusal(undefined);
    try {
      const answer = await api.post(deskApi.holdBid(sheet.offerId), { ...wanted, ...more }, seen);
      const { held } = heldBidAnswerSchema.parse(answer);
      if (held) watchHeldBid(queries, { offerId: sheet.offerId, number: sheet.number ?? 'Ohne Nummer' }, held);
      onSent();
    } catch (error) {
      if (error instanceof ProblemError && error.status === 409) {
        if (isUnusualPrice(error)) throw error;
        if (error.code === 'offerChanged' || error.code === 'notAllowedInPhase') onOvertaken();
      }
      setRefusal(messageOf(error));
    } finally {
      setSending(false);
    }
  }

  async function showPreview() {
    const wanted = body();
    if (wanted === undefined) return;
    setRefusal(undefined);
    try {
      const { html } = previewAnswer.parse(await api.post(deskApi.command('previewBid', sheet.offerId), wanted, seen));
      setPreview(html);
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'offerChanged') onOvertaken();
      setRefusal(messageOf(error));
    }
  }

  return { send, unusual, sending, refusal, showPreview, preview, closePreview: () => setPreview(undefined) };
}
