import { priceBasisText } from '#contract/sale/price-tax-words.ts';
import type { SheetSums } from '#domain/pricing/bid-sheet.ts';
import type { AgainstBook } from '#domain/pricing/sheet-against-book.ts';
import { formatMoney } from '#domain/values/money.ts';
import { numberText } from '#domain/values/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Refusal } from '#web/ui/refusal.tsx';
import { KeyHint } from '../../actions/key-hint.tsx';
import { DayEntry } from './day-entry.tsx';

interface FootBarProps {
  readonly sums: SheetSums;
  readonly against: AgainstBook | undefined;
  /** Why it was not sent. */
  readonly refusal: string | undefined;
  readonly basis: 'net' | 'flat';
  readonly validUntil: string;
  readonly onValidUntil: (day: string) => void;
  readonly onPreview: () => void;
  readonly onSend: () => void;
  readonly onNextOpen: () => void;
  readonly sending: boolean;
  readonly disabled: boolean;
}

/** What the bid comes to, and the one act that comes next. */
export function FootBar(props: FootBarProps) {
  const { sums, against, refusal, basis, validUntil, onValidUntil, onPreview, onSend, onNextOpen, sending, disabled } =
    props;
  const { total, minimum, openLines } = sums;
  return (
    <div className="sticky bottom-0 z-10 -mx-7 mt-8 flex flex-wrap items-center gap-x-5 gap-y-2 max-xl:gap-x-3 border-t border-ink bg-sheet px-7 py-2.5 print:hidden">
      <p className="mr-auto min-w-40 flex-1 basis-0">
        <span className="text-[1.5rem] font-headline whitespace-nowrap">{formatMoney(total)}</span>{' '}
        <span className="text-sm text-muted">{priceBasisText({ basis })}</span>{' '}
        <span className="whitespace-nowrap">
          mindestens <span className="marked font-headline">{formatMoney(minimum)}</span>
        </span>
        {against && (
          <span className={classNames('ml-3 text-sm', against.isFar ? 'font-emphasis text-warn' : 'text-muted')}>
            {against.text}
          </span>
        )}
      </p>
      {refusal !== undefined && (
        <div className="order-last basis-full">
          <Refusal text={refusal} />
        </div>
      )}
      {!disabled && (
        <>
          <DayEntry value={validUntil} onChange={onValidUntil} />
          <Button onClick={onPreview} disabled={openLines > 0} className="px-4 py-2 max-xl:px-3">
            Wie der Kunde es sieht
          </Button>
          {openLines > 0 ? (
            <Button kind="primary" onClick={onNextOpen} className="px-4 py-2">
              {openLines === 1 ? '1 offene Zeile' : `${numberText(openLines)} offene Zeilen`} zuerst
            </Button>
          ) : (
            <Button
              kind="primary"
              busy={sending}
              busyText="Wird gesendet …"
              onClick={onSend}
              className="px-4 py-2 max-xl:px-3"
            >
              Gebot senden, nächste{' '}
              <span className="max-xl:hidden">
                <KeyHint of="$mod+Enter" />
              </span>
            </Button>
          )}
        </>
      )}
    </div>
  );
}
