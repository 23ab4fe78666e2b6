import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { deskApi } from '#contract/desk/desk-urls.ts';
import type { BidSheet } from '#contract/sale/bid-sheet.ts';
import { type SheetEntries, sumsOf } from '#domain/pricing/bid-sheet.ts';
import { readColumn } from '#domain/pricing/column-entry.ts';
import { againstBook, changeText } from '#domain/pricing/sheet-against-book.ts';
import { filledDown, movedBy, withColumn, withPrices, withProposals } from '#domain/pricing/sheet-edit.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { useActions } from '../../actions/use-actions.ts';
import { useDesk } from '../../desk-context.ts';
import { watchHeldBid } from '../../held-bids.ts';
import { isFocusFree } from '../../ui/is-focus-free.ts';
import { UnusualDialog } from '../../ui/unusual-dialog.tsx';
import { BidTable } from './bid-table.tsx';
import { ChoicePart } from './choice-part.tsx';
import { CounterbidPart } from './counterbid-part.tsx';
import { FilePart } from './file-part.tsx';
import { FootBar } from './foot-bar.tsx';
import { GroupParts } from './group-parts.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { SheetHead } from './sheet-head.tsx';
import { openSheet, sheetReducer } from './sheet-state.ts';
import { StandingBids } from './standing-bids.tsx';
import { TransportPart } from './transport-part.tsx';
import { useBidSheetRows } from './use-bid-sheet-rows.ts';
import { useKeptEntries } from './use-kept-entries.ts';
import { useSendBid } from './use-send-bid.ts';
import { useSheetKeys } from './use-sheet-keys.ts';

interface BidSheetEditorProps {
  readonly sheet: BidSheet;
  /** Reads the sheet again. */
  readonly onReload: () => Promise<unknown>;
  /** The bid is on its way, or somebody else's stands: on to the next. */
  readonly onDone: () => void;
  /** What a model went for before. */
  readonly history: (modelId: string) => ReactNode;
}

/** The sheet with everything beside it. */
export function BidSheetEditor({ sheet, onReload, onDone, history }: BidSheetEditorProps) {
  const { api, queries } = useDesk();
  const { offerId } = sheet;
  const [state, dispatch] = useReducer(sheetReducer, sheet, openSheet);
  const entries = state.history.now;
  const { all, groups, rows, folded, unfold, isOpenOnly, toggleOpenOnly } = useBidSheetRows(sheet, entries);
  const sums = sumsOf(groups, entries);
  const [change, setChange] = useState<string>();
  const { keeping, keepNow, holdFor, forget } = useKeptEntries(offerId, state);
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOvertaken, setOvertaken] = useState(() => state.version !== sheet.version);
  const { held } = sheet;
  const isHeld = held !== undefined && held.refusal === undefined;
  const disabled = !sheet.canBid || isHeld;
  const edit = (make: (entries: SheetEntries) => SheetEntries) => {
    if (disabled) return;
    // What was said of the act before would be of this one: the key takes back the last.
    setChange(undefined);
    dispatch({ type: 'edit', edit: make });
  };

  const { send, unusual, sending, refusal, showPreview, preview, closePreview } = useSendBid({
    sheet,
    groups,
    state,
    keepNow,
    hold: holdFor,
    onSent() {
      forget();
      onDone();
    },
    onOvertaken() {
      // Prices that nobody typed would become those of the other bid, once it stands.
      const own = all.flatMap(({ view, price }) =>
        price.cents === undefined ? [] : [[view.key, price.cents] as const],
      );
      dispatch({ type: 'edit', edit: (now) => withPrices(now, own) });
      setOvertaken(true);
      void onReload();
    },
  });

  /** A change of many rows at once says what it has done. */
  const editMany = (make: (entries: SheetEntries) => SheetEntries) => {
    edit(make);
    if (!disabled) setChange(changeText(groups, entries, make(entries)));
  };

  const { active, goTo, actions, selection, pasted, endPaste } = useSheetKeys({
    all,
    rows,
    onEdit: edit,
    onEditMany: editMany,
    onUndo: () => {
      setChange(undefined);
      dispatch({ type: 'undo' });
    },
    onToggleOpen: toggleOpenOnly,
    onPercent: openMenu,
    onDeductions: () => document.getElementById('abzug-name')?.focus(),
  });
  useActions({
    sendBid: disabled || isOvertaken ? undefined : () => (sums.openLines === 0 ? void send() : toNextOpen()),
    previewBid: disabled || sums.openLines > 0 ? undefined : () => void showPreview(),
  });
  const selected = selection.map(({ group }) => group);
  const chosen = all.find(({ view }) => view.key === active);

  function toNextOpen() {
    goTo(rows.find(({ price }) => price.cents === undefined)?.view.key);
  }

  function openMenu() {
    if (menu.current) menu.current.open = true;
    document.getElementById('auswahl-prozent')?.focus();
  }

  /** What is done by the menu leads back to the row. */
  function byMenu(make: (entries: SheetEntries) => SheetEntries) {
    editMany(make);
    if (menu.current) menu.current.open = false;
    goTo(active);
  }

  // A sheet that opens is typed into at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    if (!disabled && isFocusFree()) goTo(active);
  }, []);

  const apart = useRef(state.apart);
  useEffect(() => {
    if (apart.current === state.apart) return;
    apart.current = state.apart;
    // The server makes the groups: it is told first, and says itself when it could not be.
    void keepNow().then(onReload, () => undefined);
  });

  // Also for whoever opens the sale while somebody else's bid is on its way.
  useEffect(() => {
    if (held) watchHeldBid(queries, { offerId, number: sheet.number ?? 'Ohne Nummer' }, held);
  }, [held, queries, offerId, sheet.number]);

  return (
    <div>
      {isHeld && (
        <p className="mb-4 text-muted">
          {held.isMine ? 'Sie haben' : `${held.by} hat`} dieses Gebot gesendet. Bis es hinausgeht, steht das Preisblatt
          still.
        </p>
      )}
      {isOvertaken && sheet.canBid && (
        <StandingBids
          sheet={sheet}
          seen={state.version}
          rows={all}
          sums={sums}
          validUntil={state.validUntil}
          onReplace={() => {
            dispatch({ type: 'rebase', version: sheet.version });
            setOvertaken(false);
          }}
          onGiveWay={() => {
            forget();
            void api.post(deskApi.saveBidEntries(offerId), { entries: null }).then(onDone, () => undefined);
          }}
        />
      )}
      <CounterbidPart
        sheet={sheet}
        onAnswer={async (what, more) => {
          const seen = { 'if-match': `"${sheet.version}"` };
          try {
            await api.post(deskApi.command(what, offerId), more, { ...seen, 'idempotency-key': randomUuid() });
          } finally {
            // Also when somebody was faster: what stands now is shown.
            await onReload();
          }
        }}
      />
      <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_16rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0">
          <SheetHead
            sums={sums}
            groups={all.length}
            keeping={keeping}
            change={change}
            disabled={disabled}
            isOpenOnly={isOpenOnly}
            onToggleOpen={toggleOpenOnly}
            menu={menu}
            selected={selected.length}
            onPercent={(percent) => byMenu((now) => movedBy(now, selected, percent))}
            onProposals={() => byMenu((now) => withProposals(now, selected))}
            onFillDown={() => byMenu((now) => filledDown(now, selected))}
          />
          <BidTable
            rows={rows}
            folded={folded}
            onUnfold={unfold}
            active={active}
            selected={new Set(selection.length > 1 ? selected.map(({ key }) => key) : [])}
            disabled={disabled}
            actions={actions}
          />
        </div>
        <div className="grid min-w-0 gap-4">
          {chosen && (
            <GroupParts
              key={chosen.view.key}
              row={chosen}
              entries={entries}
              onEdit={edit}
              onEditMany={editMany}
              apart={state.apart}
              onApart={(next) => dispatch({ type: 'apart', apart: next })}
              alike={all.filter(({ view }) => view.entryId !== undefined && view.entryId === chosen.view.entryId)}
              disabled={disabled}
              history={history}
            />
          )}
          <TransportPart
            transport={sheet.transport}
            value={state.shippingMethod}
            onChange={(shippingMethod) => dispatch({ type: 'terms', terms: { shippingMethod } })}
            disabled={disabled}
          />
          {!disabled && (
            <FilePart
              offerId={offerId}
              keepNow={keepNow}
              onTake={(prices, confirmed, apart) => {
                editMany((now) => withPrices(now, prices));
                dispatch({ type: 'confirm', confirmed });
                if (apart.length > 0) dispatch({ type: 'apart', apart: [...state.apart, ...apart] });
              }}
            />
          )}
          <ChoicePart
            lines={groups.reduce((sum, group) => sum + group.lines.length, 0)}
            chosen={chosen?.view}
            linesOptional={state.linesOptional}
            fixedItemIds={state.fixedItemIds}
            onChange={(terms) => dispatch({ type: 'terms', terms })}
            disabled={disabled}
          />
        </div>
      </div>
      <FootBar
        sums={sums}
        against={againstBook(groups, entries)}
        refusal={isOvertaken && sheet.canBid ? undefined : refusal}
        basis={sheet.basis}
        validUntil={state.validUntil}
        onValidUntil={(validUntil) => dispatch({ type: 'terms', terms: { validUntil } })}
        onPreview={() => void showPreview()}
        onSend={() => void send()}
        onNextOpen={toNextOpen}
        sending={sending}
        disabled={disabled || isOvertaken}
      />
      <UnusualDialog asked={unusual.asked} confirmText="Gebot so senden" onClose={unusual.forget} />
      <PreviewDialog html={preview} onClose={closePreview} />
      <PasteDialog
        pasted={pasted}
        onClose={endPaste}
        onTake={(text) => {
          const from = rows.findIndex(({ view }) => view.key === pasted?.from);
          editMany((now) =>
            withColumn(
              now,
              rows.slice(from).map(({ group }) => group),
              readColumn(text),
            ),
          );
          endPaste();
          goTo(pasted?.from);
        }}
      />
    </div>
  );
}
