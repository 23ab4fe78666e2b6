import { Hr } from '@react-email/hr';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { AdjustedLine, Adjustment } from '#domain/offer/facts.ts';
import { isLongSheet } from '#domain/offer/price/by-model.ts';
import { type OfferState, requireFact } from '#domain/offer/state.ts';
import { formatMoney } from '#domain/values/money.ts';
import { GoodsTitle } from './goods-list.tsx';
import { ModelRows } from './model-rows.tsx';
import { MoneyParts } from './money-parts.tsx';
import { amountStyle, colors, noteStyle, textStyle } from './style.ts';
import { unitsText } from './wording.ts';

/** The price sheet after the inspection: amount before and after, and the reason of every line that changed. */
export function AdjustedSheet({ adjustment, state }: { adjustment: Adjustment; state: OfferState }) {
  const changed = adjustment.lines.filter((line) => line.total !== line.agreed);
  return (
    <Section style={{ padding: '4px 0 12px' }}>
      <Text className="m-ink" style={{ ...textStyle, margin: 0 }}>
        Vereinbart: {formatMoney(requireFact(state, 'agreement').total)}
      </Text>
      <Text className="m-ink" style={{ ...textStyle, margin: '8px 0 0' }}>
        Angepasst:
      </Text>
      <Text className="m-ink" style={amountStyle}>
        {formatMoney(adjustment.total)}
      </Text>
      <MoneyParts state={state} />
      {isLongSheet(changed.length) ? (
        <ModelRows lines={changed} state={state} />
      ) : (
        changed.map((line) => <Line key={line.itemId} line={line} state={state} />)
      )}
      <Hr className="m-line" style={{ borderColor: colors.line, margin: '8px 0' }} />
      <Text className="m-muted" style={noteStyle}>
        Alle Abzüge stehen in dem Preisblatt, das Sie mit uns vereinbart haben. Die Nachweise sehen Sie im
        Verkaufscockpit.
      </Text>
    </Section>
  );
}

function Line({ line, state }: { line: AdjustedLine; state: OfferState }) {
  const item = state.items.find(({ id }) => id === line.itemId);
  const missing = line.quantity - line.received;
  return (
    <>
      <Hr className="m-line" style={{ borderColor: colors.line, margin: '8px 0' }} />
      <Text className="m-ink" style={{ ...textStyle, margin: 0 }}>
        {line.quantity} × <GoodsTitle item={item} />: {formatMoney(line.agreed)}, jetzt{' '}
        <strong>{formatMoney(line.total)}</strong>
      </Text>
      {missing > 0 && (
        <Text className="m-muted" style={{ ...noteStyle, margin: 0 }}>
          {unitsText(missing)} nicht angekommen
        </Text>
      )}
      {line.deductions.map(({ name, units, amount }) => (
        <Text key={name} className="m-muted" style={{ ...noteStyle, margin: 0 }}>
          {name}: {unitsText(units)}, je {formatMoney(amount)} Abzug
        </Text>
      ))}
    </>
  );
}
