import { Hr } from '@react-email/hr';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { netWord } from '#contract/sale/price-tax-words.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { saidAbout } from '#domain/catalogue/said-answers.ts';
import { type PhotoNumbers, photoNumbers, photosText } from '#domain/offer/media/photo-numbers.ts';
import { isLongSheet } from '#domain/offer/price/by-model.ts';
import { countedInLine } from '#domain/offer/price/lost-drives.ts';
import { openLines } from '#domain/offer/price/open-deductions.ts';
import { guaranteedMinimum, type SheetLine, sheetTotal } from '#domain/offer/price/sheet.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { moneyOfOffer } from '#domain/offer/tax/price-tax.ts';
import { formatMoney } from '#domain/values/money.ts';
import { GoodsTitle } from './goods-list.tsx';
import { ModelRows } from './model-rows.tsx';
import { MoneyParts } from './money-parts.tsx';
import { amountStyle, colors, noteStyle, textStyle } from './style.ts';

interface PriceSheetProps {
  lines: readonly SheetLine[];
  state: OfferState;
}

/** The price sheet as everywhere: one amount, what is certain, and every possible deduction in plain words. */
export function PriceSheet({ lines: all, state }: PriceSheetProps) {
  const lines = openLines(all, state.offered ?? state.items);
  const photos = photoNumbers(state.items);
  return (
    <Section style={{ padding: '4px 0 12px' }}>
      <Text className="m-ink" style={amountStyle}>
        {formatMoney(sheetTotal(lines))}
      </Text>
      <MoneyParts state={state} />
      <Text className="m-ink" style={{ ...textStyle, margin: '8px 0 12px' }}>
        <span className="m-mark" style={{ padding: '1px 4px', backgroundColor: colors.mark, color: colors.ink }}>
          mindestens {formatMoney(guaranteedMinimum(lines))}
          {netWord(moneyOfOffer(state, shopConfig.vatPercent))}, wenn alle Geräte ankommen
        </span>
      </Text>
      {isLongSheet(lines.length) ? (
        <ModelRows lines={lines} state={state} />
      ) : (
        lines.map((line) => <Line key={line.itemId} line={line} state={state} photos={photos.get(line.itemId)} />)
      )}
      <Hr className="m-line" style={{ borderColor: colors.line, margin: '8px 0' }} />
      <Text className="m-muted" style={noteStyle}>
        Nicht angekommene Geräte werden nicht bezahlt. Andere Abzüge gibt es nicht.
      </Text>
    </Section>
  );
}

interface LineProps {
  line: SheetLine;
  state: OfferState;
  photos: PhotoNumbers | undefined;
}

function Line({ line, state, photos }: LineProps) {
  const item = state.items.find(({ id }) => id === line.itemId);
  const counted = countedInLine(line, item);
  return (
    <>
      <Hr className="m-line" style={{ borderColor: colors.line, margin: '8px 0' }} />
      <Text className="m-ink" style={{ ...textStyle, margin: 0 }}>
        {line.quantity} × <GoodsTitle item={item} />: <strong>{formatMoney(line.total)}</strong>
      </Text>
      {photos && (
        <Text className="m-muted" style={{ ...noteStyle, margin: 0 }}>
          Nach Ihrer Angabe: {photosText(photos)}, zu sehen im Verkaufscockpit
        </Text>
      )}
      {counted.length > 0 && (
        <Text className="m-muted" style={{ ...noteStyle, margin: 0 }}>
          Schon eingerechnet: {counted.join(', ')}
        </Text>
      )}
      {line.deductions.length > 0 && (
        <Text className="m-ink" style={{ ...noteStyle, margin: '6px 0 0' }}>
          Was den Preis je Gerät senken kann:
        </Text>
      )}
      {line.deductions.map((deduction) => {
        const { name, amount } = deduction;
        const said = saidAbout(deduction, item?.configuration);
        return (
          <Text key={name} className="m-muted" style={{ ...noteStyle, margin: 0 }}>
            {name}: {formatMoney(amount)} Abzug je Gerät{said && `. Sie sagen: ${said}`}
          </Text>
        );
      })}
    </>
  );
}
