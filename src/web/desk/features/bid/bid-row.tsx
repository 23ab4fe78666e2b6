import { type KeyboardEvent, memo } from 'react';
import type { BidGroup } from '#contract/sale/bid-sheet.ts';
import type { PriceOrigin } from '#domain/pricing/bid-sheet.ts';
import { differenceText, isUnusual, timesText } from '#domain/pricing/unusual-price.ts';
import { amountText, fromEuros } from '#domain/values/money.ts';
import { numberText } from '#domain/values/number-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import { quietPill } from '../../ui/quiet-pill.ts';
import { PriceCell } from './price-cell.tsx';

/** What a row does; the same functions for all rows, so that typing in one renders no other. */
export interface RowActions {
  readonly commit: (key: string, cents: number | undefined) => void;
  readonly activate: (key: string) => void;
  readonly press: (key: string, event: KeyboardEvent) => void;
  readonly paste: (key: string, text: string) => void;
}

interface BidRowProps {
  readonly group: BidGroup;
  readonly cents: number | undefined;
  readonly origin: PriceOrigin;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly disabled: boolean;
  readonly actions: RowActions;
}

/** The field of a group's price. */
export const priceFieldId = (key: string) => `preis-${key}`;

/** One group of the inquiry. */
export const BidRow = memo(function BidRow(props: BidRowProps) {
  const { group, cents, origin, isActive, isSelected, disabled, actions } = props;
  const { key, title, description, quantity, lines, remarks, proposal } = group;
  const range = rangeOf(proposal);
  const unusual = cents === undefined ? undefined : unusualOn(group, cents);
  return (
    <tr
      aria-selected={isSelected}
      className={classNames('border-b border-line align-top', (isActive || isSelected) && 'bg-steel')}
    >
      <td
        className={classNames('border-l-3 py-2 pr-3 pl-2 text-right', isActive ? 'border-ink' : 'border-transparent')}
      >
        {numberText(quantity)}
      </td>
      <td className="min-w-0 py-2 pr-3">
        <span className="font-emphasis wrap-anywhere">{title}</span>
        <span className="block text-sm text-muted">
          {[
            description === '' ? 'keine Angaben' : description,
            lines.length > 1 && `${numberText(lines.length)} Zeilen`,
            remarks > 0 && `${remarks} mit Bemerkung`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {range !== undefined && <span className="block text-sm text-muted xl:hidden">Spanne {range} €</span>}
      </td>
      <td className="w-28 py-1 pr-3">
        <PriceCell
          id={priceFieldId(key)}
          label={`Preis je Gerät: ${title}`}
          cents={cents}
          proposed={proposal.amount === undefined ? undefined : fromEuros(proposal.amount)}
          isActive={isActive}
          disabled={disabled}
          onCommit={(next) => actions.commit(key, next)}
          onFocus={() => actions.activate(key)}
          onKey={(event) => actions.press(key, event)}
          onPasteColumn={(text) => actions.paste(key, text)}
        />
        {unusual !== undefined && <span className="mt-1 block text-sm text-warn">{unusual}</span>}
      </td>
      <td className="py-2 pr-3 whitespace-nowrap text-muted max-xl:hidden">{range ?? '–'}</td>
      <td className="py-2 pr-3">
        <OriginBadge origin={origin} confidence={proposal.confidence} />
      </td>
      <td className="py-2 pr-3 text-right font-emphasis whitespace-nowrap">
        {cents === undefined ? '–' : amountText(cents * quantity)}
      </td>
    </tr>
  );
});

/** '375–430', in whole euros; '575' where both ends are the same. */
function rangeOf({ low, high }: BidGroup['proposal']): string | undefined {
  if (low === undefined || high === undefined) return undefined;
  return [...new Set([low, high].map((end) => numberText(Math.round(end))))].join('–');
}

/** How far beyond what was to be expected a price lies: '10-fach, + 50.985,00 €'. */
function unusualOn({ quantity, proposal, former, slipFactor }: BidGroup, cents: number): string | undefined {
  const { amount, low, high } = proposal;
  if (cents === 0 || amount === undefined || low === undefined || high === undefined) return undefined;
  const usual = fromEuros(amount);
  const ends = [fromEuros(low), fromEuros(high), ...(former === undefined ? [] : [fromEuros(former)])];
  if (!isUnusual(cents, { low: Math.min(...ends), high: Math.max(...ends) }, slipFactor)) return undefined;
  return `${timesText(cents, usual).replace(/[ ()]/g, '')}, ${differenceText(cents * quantity, usual * quantity)}`;
}

const badge = 'inline-block rounded-sm px-2 py-0.5 text-sm font-emphasis whitespace-nowrap';

function OriginBadge({ origin, confidence }: { origin: PriceOrigin; confidence: BidGroup['proposal']['confidence'] }) {
  if (origin === 'book') return <span className={classNames(badge, 'bg-ok-soft text-ok')}>Preisbuch</span>;
  if (origin === 'typed') return <span className={classNames(badge, quietPill)}>eingetragen</span>;
  if (origin === 'former') return <span className={classNames(badge, quietPill)}>voriges Gebot</span>;
  const text = confidence === 'suggest' ? 'prüfen' : 'unklar';
  return <span className={classNames(badge, 'bg-accent text-on-accent')}>{text}</span>;
}
