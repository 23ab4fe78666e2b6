import type { FiguresView, Numbers } from '#contract/desk/desk-numbers.ts';
import { numberText } from '#domain/values/number-text.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { MonthChart } from './month-chart.tsx';
import { MonthRows } from './month-rows.tsx';
import { NumberPart } from './number-part.tsx';
import { durationText, monthText, shareText, sumText } from './number-words.ts';
import { ShareBar } from './share-bar.tsx';

interface NumberChartsProps {
  readonly numbers: Numbers;
  readonly period: { readonly from: string; readonly to: string };
}

interface MonthPart {
  readonly title: string;
  readonly meaning: string;
  readonly series: readonly (readonly [name: string, value: (figures: FiguresView) => number])[];
  readonly rows: readonly (readonly [title: string, cell: (figures: FiguresView) => string])[];
  readonly valueText?: (value: number) => string;
}

const monthParts: readonly MonthPart[] = [
  {
    title: 'Anfragen und Preis sofort',
    meaning:
      'Anfragen am Tag ihres Eingangs; sofort bepreist ist, was das Preisbuch ohne einen Menschen beantwortet hat.',
    series: [
      ['Anfragen', ({ inquiries }) => inquiries],
      ['sofort bepreist', ({ atOnce }) => atOnce],
    ],
    rows: [
      ['Anfragen', ({ inquiries }) => numberText(inquiries)],
      ['mit Gebot', ({ withBid, inquiries }) => shareText(withBid, inquiries)],
      ['sofort bepreist', ({ atOnce, withBid }) => shareText(atOnce, withBid)],
    ],
  },
  {
    title: 'Stunden bis zum Gebot',
    meaning:
      'Von der Anfrage bis zum ersten Gebot eines Menschen, auch nachts und am Wochenende gezählt: der Median, und was neun von zehn nicht überschreiten.',
    series: [
      ['Median', ({ waiting }) => (waiting?.median ?? 0) / 60],
      ['neun von zehn', ({ waiting }) => (waiting?.nineOfTen ?? 0) / 60],
    ],
    rows: [
      ['Median', ({ waiting }) => (waiting ? durationText(waiting.median) : '–')],
      ['neun von zehn', ({ waiting }) => (waiting ? durationText(waiting.nineOfTen) : '–')],
    ],
    valueText: (hours) => durationText(hours * 60),
  },
  {
    title: 'Angenommen',
    meaning:
      'Anfragen mit Gebot, im Monat ihres Eingangs: aus welchen ein Vertrag wurde. Was noch offen ist, kann es noch werden.',
    series: [
      ['mit Gebot', ({ withBid }) => withBid],
      ['angenommen', ({ accepted }) => accepted],
    ],
    rows: [
      ['angenommen', ({ accepted, withBid }) => shareText(accepted, withBid)],
      ['nicht angenommen', ({ ended }) => numberText(ended)],
      ['noch offen', ({ open }) => numberText(open)],
    ],
  },
  {
    title: 'Gegenvorschläge',
    meaning:
      'Anfragen, zu denen der Kunde einen anderen Preis vorschlug. Wer nur Positionen zum gebotenen Preis auswählt, macht keinen.',
    series: [
      ['Gegenvorschläge', ({ counterbids }) => counterbids],
      ['angenommen', ({ counterbidsAccepted }) => counterbidsAccepted],
    ],
    rows: [
      ['von denen mit Gebot', ({ counterbids, withBid }) => shareText(counterbids, withBid)],
      ['davon angenommen', ({ counterbidsAccepted, counterbids }) => shareText(counterbidsAccepted, counterbids)],
    ],
  },
  {
    title: 'Angepasste Preise',
    meaning: 'Verkäufe an dem Tag, an dem die Prüfung den Preis bestätigte oder anpasste.',
    series: [
      ['geprüft', ({ settled }) => settled],
      ['angepasst', ({ adjusted }) => adjusted],
    ],
    rows: [['angepasst', ({ adjusted, settled }) => shareText(adjusted, settled)]],
  },
  {
    title: 'Am zugesagten Tag bezahlt',
    meaning:
      'Zahlungen mit einem zugesagten Tag; war die Zahlung wegen einer neuen Bankverbindung gesperrt, galt keiner.',
    series: [
      ['mit zugesagtem Tag', ({ promised }) => promised],
      ['pünktlich', ({ onTime }) => onTime],
    ],
    rows: [
      ['bezahlt', ({ paid }) => numberText(paid)],
      ['davon pünktlich', ({ onTime, promised }) => shareText(onTime, promised)],
    ],
  },
  {
    title: 'Wert in Euro',
    meaning: 'Vereinbart am Tag des Vertrags, ausgezahlt am Tag der Zahlung; bei Unternehmen netto.',
    series: [
      ['vereinbart', ({ agreedAmount }) => agreedAmount],
      ['ausgezahlt', ({ paidAmount }) => paidAmount],
    ],
    rows: [
      ['vereinbart', ({ agreedAmount }) => sumText(agreedAmount)],
      ['ausgezahlt', ({ paidAmount }) => sumText(paidAmount)],
    ],
    valueText: sumText,
  },
];

/** Every figure of a period: what it means, its months as bars, the same in rows. */
export function NumberCharts({ numbers, period }: NumberChartsProps) {
  const { months, findings, bidders, values } = numbers;
  const most = Math.max(0, ...findings.map(({ amount }) => amount));
  const highest = Math.max(0, ...values.map(({ amount }) => amount));
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      {monthParts.map(({ title, meaning, series, rows, valueText = (count) => numberText(count) }) => (
        <NumberPart
          key={title}
          {...{ title, meaning, period }}
          table="months"
          rows={<MonthRows caption={title} months={months} columns={rows} />}
        >
          <MonthChart
            title={title}
            months={months.map(({ month }) => month)}
            series={series.map(([name, value]) => ({ name, values: months.map(({ figures }) => value(figures)) }))}
            valueText={valueText}
          />
        </NumberPart>
      ))}
      <NumberPart
        title="Weshalb Preise angepasst wurden"
        meaning="Nach den Namen der Abzüge auf den vereinbarten Blättern; dazu, was nicht angekommen ist."
        table="findings"
        period={period}
      >
        <DataTable
          caption="Weshalb Preise angepasst wurden"
          rows={findings}
          keyOf={({ name }) => name}
          empty="In diesem Zeitraum wurde kein Preis angepasst."
          columns={[
            { title: 'Grund', isLead: true, cell: ({ name }) => name },
            { title: 'Verkäufe', isNumber: true, cell: ({ sales }) => numberText(sales) },
            { title: 'Geräte', isNumber: true, cell: ({ units }) => numberText(units) },
            { title: 'Abzug', isLead: true, isNumber: true, cell: ({ amount }) => sumText(amount) },
            { title: 'Im Vergleich', cell: ({ amount }) => <ShareBar value={amount} most={most} /> },
          ]}
        />
      </NumberPart>
      <NumberPart
        title="Wessen Gebote angepasst wurden"
        meaning="Nach dem, der das letzte Gebot abgegeben hat: ein Mensch, oder das Preisbuch in seiner Fassung."
        table="bidders"
        period={period}
      >
        <DataTable
          caption="Wessen Gebote angepasst wurden"
          rows={bidders}
          keyOf={({ name }) => name}
          empty="In diesem Zeitraum wurde kein Verkauf geprüft."
          columns={[
            { title: 'Geboten von', isLead: true, cell: ({ name }) => name },
            { title: 'Angepasst', isNumber: true, cell: ({ adjusted, settled }) => shareText(adjusted, settled) },
            { title: 'Abzug', isLead: true, isNumber: true, cell: ({ amount }) => sumText(amount) },
          ]}
        />
      </NumberPart>
      <NumberPart
        title="Wert nach Monat und Kategorie"
        meaning="Was am Tag des Vertrags für Geräte jeder Kategorie vereinbart wurde; bei Unternehmen netto."
        table="values"
        period={period}
      >
        <DataTable
          caption="Wert nach Monat und Kategorie"
          rows={values.toReversed()}
          keyOf={({ month, category }) => `${month} ${category}`}
          empty="In diesem Zeitraum kam kein Vertrag zustande."
          columns={[
            { title: 'Monat', isWhole: true, cell: ({ month }) => monthText(month) },
            { title: 'Kategorie', isLead: true, cell: ({ category }) => category },
            { title: 'Vereinbart', isLead: true, isNumber: true, cell: ({ amount }) => sumText(amount) },
            { title: 'Im Vergleich', cell: ({ amount }) => <ShareBar value={amount} most={highest} /> },
          ]}
        />
      </NumberPart>
    </div>
  );
}
