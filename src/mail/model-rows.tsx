import { Hr } from '@react-email/hr';
import { Text } from '@react-email/text';
import { byModel } from '#domain/offer/price/by-model.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Cents } from '#domain/values/money.ts';
import { formatMoney } from '#domain/values/money.ts';
import { numberText } from '#domain/values/number-text.ts';
import { GoodsTitle } from './goods-list.tsx';
import { colors, noteStyle, textStyle } from './style.ts';

/** More models are not named in a mail. */
const longestList = 20;

interface ModelLine {
  readonly itemId: string;
  readonly quantity: number;
  readonly total: Cents;
  /** What was agreed, where that is another sum. */
  readonly agreed?: Cents;
}

/** Many lines by model: number and sum of each. */
export function ModelRows({ lines, state }: { lines: readonly ModelLine[]; state: OfferState }) {
  const items = new Map(state.items.map((item) => [item.id, item]));
  const models = byModel(lines, ({ itemId }) => items.get(itemId)?.title ?? '');
  const more = models.length - longestList;
  return (
    <>
      {models.slice(0, longestList).map(([title, own]) => {
        const sumOf = (amount: (line: ModelLine) => number) => own.reduce((sum, line) => sum + amount(line), 0);
        const [total, agreed] = [sumOf((line) => line.total), sumOf((line) => line.agreed ?? line.total)];
        return (
          <Text key={title} className="m-ink" style={{ ...textStyle, margin: '4px 0' }}>
            {numberText(sumOf(({ quantity }) => quantity))} × <GoodsTitle item={items.get(own[0]?.itemId ?? '')} />:{' '}
            {agreed !== total && `${formatMoney(agreed)}, jetzt `}
            <strong>{formatMoney(total)}</strong>
          </Text>
        );
      })}
      <Hr className="m-line" style={{ borderColor: colors.line, margin: '8px 0' }} />
      <Text className="m-muted" style={noteStyle}>
        {more > 0 && `Und ${more === 1 ? '1 weiteres Modell' : `${more} weitere Modelle`}. `}
        Jede Position mit ihren Abzügen sehen Sie im Verkaufscockpit.
      </Text>
    </>
  );
}
