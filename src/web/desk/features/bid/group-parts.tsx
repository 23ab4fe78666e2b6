import type { ReactNode } from 'react';
import { namedDeductions, priceOnSheet, type SheetEntries } from '#domain/pricing/bid-sheet.ts';
import { withDeductions, withDeductionsOf } from '#domain/pricing/sheet-edit.ts';
import { numberText } from '#domain/values/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import { DeductionsEditor } from './deductions-editor.tsx';
import { OriginalRows } from './original-rows.tsx';
import { PriceReasons } from './price-reasons.tsx';
import { SidePart, whereFrom } from './side-part.tsx';
import { UnfoldedPart } from './unfolded-part.tsx';
import type { BidSheetRow } from './use-bid-sheet-rows.ts';

interface GroupPartsProps {
  readonly row: BidSheetRow;
  readonly entries: SheetEntries;
  readonly onEdit: (edit: (entries: SheetEntries) => SheetEntries) => void;
  /** The same of several groups at once. */
  readonly onEditMany: (edit: (entries: SheetEntries) => SheetEntries) => void;
  readonly apart: readonly string[];
  readonly onApart: (apart: readonly string[]) => void;
  /** Groups of the same model, this one among them. */
  readonly alike: readonly BidSheetRow[];
  readonly disabled: boolean;
  /** What a model went for before, as a chart with its table. */
  readonly history: (modelId: string) => ReactNode;
}

/** What stands beside the row one is in: where its price comes from, what was written, and what may be taken off. */
export function GroupParts({
  row,
  entries,
  onEdit,
  onEditMany,
  apart,
  onApart,
  alike,
  disabled,
  history,
}: GroupPartsProps) {
  const { view, group } = row;
  const deductions = namedDeductions(group, entries);
  const weight = view.weight === undefined ? '' : `, ${numberText(view.weight)} kg je Stück`;
  return (
    <>
      <SidePart title={view.title} note={`${whereFrom(view)}${weight}`}>
        <PriceReasons proposal={view.proposal} driveWorth={view.driveWorth} />
        {view.modelId !== undefined && (
          <UnfoldedPart summary="Was wir dafür gezahlt haben">{() => history(view.modelId ?? '')}</UnfoldedPart>
        )}
        <h3 className="mt-4 text-base">Was der Kunde schrieb</h3>
        <OriginalRows group={view} apart={apart} onApart={onApart} disabled={disabled} />
      </SidePart>
      <SidePart title="Abzüge auf dem Preisblatt">
        <DeductionsEditor
          deductions={deductions}
          countedIn={view.countedIn}
          declared={view.declared}
          shortcomings={view.shortcomings}
          price={priceOnSheet(group, entries).cents}
          onChange={(next) => onEdit((now) => withDeductions(now, [view.key], next))}
          disabled={disabled}
        />
        {!disabled && alike.length > 1 && (
          <Button
            kind="quiet"
            className="justify-start py-0"
            onClick={() =>
              onEditMany((now) =>
                withDeductionsOf(
                  now,
                  group,
                  alike.map((one) => one.group),
                ),
              )
            }
          >
            Für alle {numberText(alike.length)} Gruppen dieses Modells
          </Button>
        )}
      </SidePart>
    </>
  );
}
