import { useState } from 'react';
import { listCalls, type SheetFormat, sheetFormats } from '#contract/list-calls.ts';
import { saleSheetNames } from '#contract/sale-sheet-words.ts';
import type { SaleSheetKind } from '#domain/offer/sale-sheet-kinds.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Refusal } from '#web/ui/refusal.tsx';

interface SheetFilesProps {
  readonly offerId: string;
  readonly sheet: SaleSheetKind;
}

const formatNames: Record<SheetFormat, string> = { xlsx: 'Excel', csv: 'CSV', pdf: 'PDF' };

/** A sheet of the sale to be taken along, for a spreadsheet or for the file. */
export function SheetFiles({ offerId, sheet }: SheetFilesProps) {
  const [making, setMaking] = useState<SheetFormat>();
  const [refusal, setRefusal] = useState<string>();

  async function save(format: SheetFormat): Promise<void> {
    setMaking(format);
    setRefusal(undefined);
    await saveFile(listCalls.sheet(offerId, sheet, format)).catch((error: unknown) => setRefusal(messageOf(error)));
    setMaking(undefined);
  }

  return (
    <div className="mt-3 print:hidden">
      <p className="text-sm">Liste: {saleSheetNames[sheet]}</p>
      <div className="-ml-2 flex flex-wrap gap-x-2">
        {sheetFormats.map((format) => (
          <Button
            key={format}
            kind="quiet"
            className="text-sm"
            busy={making !== undefined}
            onClick={() => void save(format)}
          >
            <span className="sr-only">{saleSheetNames[sheet]}: </span>
            Als {formatNames[format]}
          </Button>
        ))}
      </div>
      <p role="status" className="text-sm text-muted">
        {making && `${saleSheetNames[sheet]} als ${formatNames[making]} wird erstellt …`}
      </p>
      <Refusal text={refusal} />
    </div>
  );
}
