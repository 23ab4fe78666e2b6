import { listCalls, sheetFormats } from '#contract/goods/list-calls.ts';
import { saleSheetNames } from '#contract/sale/sale-sheet-words.ts';
import type { SaleSheetKind } from '#domain/offer/price/sale-sheet-kinds.ts';
import { FileChoice } from './file-choice.tsx';

interface SheetFilesProps {
  readonly offerId: string;
  readonly sheet: SaleSheetKind;
}

/** A sheet of the sale to be taken along, for a spreadsheet or for the file. */
export function SheetFiles({ offerId, sheet }: SheetFilesProps) {
  return (
    <FileChoice
      name={saleSheetNames[sheet]}
      title={`Liste: ${saleSheetNames[sheet]}`}
      formats={sheetFormats}
      addressOf={(format) => listCalls.sheet(offerId, sheet, format)}
    />
  );
}
