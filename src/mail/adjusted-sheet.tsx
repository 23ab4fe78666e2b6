import { Hr } from '@react-email/hr';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { AdjustedLine, Adjustment } from '#domain/offer/events.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { formatMoney } from '#domain/values/money.ts';
import { goodsTitle } from './goods-list.tsx';
import { colors, noteStyle, textStyle } from './style.ts';
import { priceBasisText, unitsText } from './wording.ts';

const longestSheet = 20;

/** The price sheet after the inspection: amount before and after, and the reason of every line that changed. */
export function AdjustedSheet({ adjustment, state }: { adjustment: Adjustment; state: OfferState }) {
  const changed = adjustment.lines.filter((line) => line.total !== line.agreed);
  const more = changed.length - longestSheet;
  return (
    <Section style={{ padding: '4px 0 12px' }}>
      <Text style={{ ...textStyle, margin: 0 }}>Vereinbart: {formatMoney(state.agreement?.total ?? 0)}</Text>
      <Text style={{ margin: 0, fontSize: '34px', lineHeight: '40px', fontWeight: 680, color: colors.ink }}>
        Angepasst: {formatMoney(adjustment.total)}
      </Text>
      {priceBasisText(state) && <Text style={{ ...noteStyle, margin: 0 }}>{priceBasisText(state)}</Text>}
      {changed.slice(0, longestSheet).map((line) => (
        <Line key={line.itemId} line={line} state={state} />
      ))}
      {more > 0 && <Text style={noteStyle}>und {more} weitere Positionen, vollständig im Verkaufscockpit</Text>}
      <Hr style={{ borderColor: colors.line, margin: '8px 0' }} />
      <Text style={noteStyle}>
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
      <Hr style={{ borderColor: colors.line, margin: '8px 0' }} />
      <Text style={{ ...textStyle, margin: 0 }}>
        {line.quantity} × {item ? goodsTitle(item) : 'Gerät'}: {formatMoney(line.agreed)}, jetzt{' '}
        <strong>{formatMoney(line.total)}</strong>
      </Text>
      {missing > 0 && <Text style={{ ...noteStyle, margin: 0 }}>{unitsText(missing)} nicht angekommen</Text>}
      {line.deductions.map(({ name, units, amount }) => (
        <Text key={name} style={{ ...noteStyle, margin: 0 }}>
          {name}: {unitsText(units)}, je {formatMoney(amount)} Abzug
        </Text>
      ))}
    </>
  );
}
