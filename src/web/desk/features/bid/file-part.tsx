import { useRef, useState } from 'react';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { type BidFileRead, bidFileReadSchema, largestBidFile } from '#contract/sale/bid-sheet.ts';
import { amountText, fromEuros } from '#domain/values/money.ts';
import { counted, numberText } from '#domain/values/number-text.ts';
import { base64Of } from '#web/lib/base64-of.ts';
import { fileRefusal } from '#web/lib/file-refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../../desk-context.ts';
import { SidePart } from './side-part.tsx';

type KeyedPrices = readonly (readonly [key: string, cents: number])[];

interface FilePartProps {
  readonly offerId: string;
  /** Keeps what is typed on the server, which writes and compares the file. */
  readonly keepNow: () => Promise<void>;
  /** Takes prices, those of them that are unusual and were confirmed one by one, and the lines that leave their group. */
  readonly onTake: (prices: KeyedPrices, confirmed: KeyedPrices, apart: readonly string[]) => void;
}

const maxNamed = 12;

/** The sheet out as a workbook, and in again: what a file changes is shown before it counts. */
export function FilePart({ offerId, keepNow, onTake }: FilePartProps) {
  const { api } = useDesk();
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<BidFileRead>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [tooMuch, setTooMuch] = useState<string>();
  const out = useAction(async () => {
    await keepNow();
    window.location.assign(deskApi.bidSheetFile(offerId));
  });
  const { busy, refusal, run } = useAction(async () => {
    const file = input.current?.files?.[0];
    if (file === undefined) return;
    const wrong = fileRefusal(file, { endings: ['xlsx', 'csv'], largest: largestBidFile });
    setTooMuch(wrong);
    if (wrong !== undefined) return;
    await keepNow();
    const content = await base64Of(file);
    setTicked(new Set());
    setRead(bidFileReadSchema.parse(await api.post(deskApi.readBidFile(offerId), { content })));
  });
  const unusual = read?.prices.filter((one) => one.unusual !== undefined) ?? [];
  return (
    <SidePart title="Preisblatt als Datei">
      <p className="flex flex-wrap gap-2">
        <Button busy={out.busy} busyText="Wird geschrieben …" onClick={() => void out.run()}>
          XLSX ausgeben
        </Button>
        <Button busy={busy} busyText="Wird gelesen …" onClick={() => input.current?.click()}>
          XLSX einlesen …
        </Button>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv"
        aria-label="Datei mit Preisen"
        onChange={(event) => {
          const field = event.currentTarget;
          void run().then(() => {
            field.value = '';
          });
        }}
      />
      <Refusal text={tooMuch ?? refusal ?? out.refusal} />
      <Dialog open={read !== undefined} onClose={() => setRead(undefined)} title="Preise aus der Datei">
        {read !== undefined && (
          <>
            {read.refusedCount > 0 ? (
              <>
                <p role="alert">
                  {read.refusedCount === 1 ? '1 Zeile stimmt' : `${numberText(read.refusedCount)} Zeilen stimmen`}{' '}
                  nicht. Es wird nichts übernommen.
                </p>
                <ul className="mt-3 text-warn">
                  {read.refused.slice(0, maxNamed).map(({ line, text }) => (
                    <li key={line}>
                      Zeile {numberText(line)}: {text}
                    </li>
                  ))}
                  {read.refusedCount > maxNamed && <li>und {numberText(read.refusedCount - maxNamed)} weitere</li>}
                </ul>
              </>
            ) : (
              <>
                <p>
                  {read.prices.length === 0
                    ? 'Die Datei ändert keinen Preis.'
                    : `${counted(read.prices.length, 'Preis ändert', 'Preise ändern')} sich:`}
                </p>
                <ul className="mt-3">
                  {read.prices.slice(0, maxNamed).map(({ group, title, before, amount }) => (
                    <li key={group} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-1.5">
                      <span>{title}</span>
                      <span className="tabular-nums">
                        {`${before === undefined ? 'offen' : amountText(fromEuros(before))} → ${amountText(fromEuros(amount))}`}
                      </span>
                    </li>
                  ))}
                  {read.prices.length > maxNamed && <li>und {numberText(read.prices.length - maxNamed)} weitere</li>}
                </ul>
                {read.apart.length > 0 && (
                  <p className="mt-3">
                    {counted(read.apart.length, 'Zeile hat', 'Zeilen haben')} einen anderen Preis als gleiche Geräte und
                    {read.apart.length === 1 ? ' steht' : ' stehen'} dann für sich.
                  </p>
                )}
                {unusual.length > 0 && (
                  <fieldset className="mt-4 max-h-[40vh] overflow-y-auto">
                    <legend className="font-emphasis">
                      {unusual.length === 1
                        ? 'Ein Preis weicht weit ab. Ist er so gemeint?'
                        : `${numberText(unusual.length)} Preise weichen weit ab. Ist jeder so gemeint?`}
                    </legend>
                    {unusual.map(({ group, unusual: reckoning }) => (
                      <Checkbox
                        key={group}
                        name={`gemeint-${group}`}
                        label={reckoning ?? ''}
                        value={ticked.has(group)}
                        onChange={(isTicked) =>
                          setTicked(new Set(isTicked ? [...ticked, group] : [...ticked].filter((one) => one !== group)))
                        }
                      />
                    ))}
                  </fieldset>
                )}
              </>
            )}
            <div className="mt-6 flex flex-wrap gap-3">
              {read.refusedCount === 0 && read.prices.length > 0 && ticked.size === unusual.length && (
                <Button
                  kind="primary"
                  autoFocus={unusual.length === 0}
                  onClick={() => {
                    onTake(keyed(read.prices), keyed(unusual), read.apart);
                    setRead(undefined);
                  }}
                >
                  {counted(read.prices.length, 'Preis', 'Preise')} übernehmen
                </Button>
              )}
              <Button kind="quiet" onClick={() => setRead(undefined)}>
                Zurück
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </SidePart>
  );
}

function keyed(prices: BidFileRead['prices']): KeyedPrices {
  return prices.map(({ group, amount }) => [group, fromEuros(amount)] as const);
}
