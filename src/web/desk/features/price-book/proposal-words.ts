import type { PriceProposals, ProposalView } from '#contract/goods/price-proposals.ts';
import { euroText, percentChangeText } from './euro-text.ts';

const units = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const more = (count: number) => (count < 0 ? 'weniger' : 'mehr');

/** What happened to the bids that a proposal goes by. */
export function whatHappened({ bids, accepted, wantedPercent }: ProposalView, days: number): string {
  const share = `In ${days} Tagen ${units(bids, 'Gebot', 'Gebote')}, davon ${Math.round((accepted * 100) / bids)} % angenommen`;
  return wantedPercent === undefined
    ? `${share}.`
    : `${share}, Gegenvorschläge im Median ${percentChangeText(wantedPercent)}.`;
}

/** What it would have changed: sales and euros over the same bids. */
export function whatItBrings({ percent, moreSales, moreAmount }: ProposalView): string {
  const sales =
    moreSales === 0
      ? 'gleich viele Verkäufe'
      : `${units(Math.abs(moreSales), 'Verkauf', 'Verkäufe')} ${more(moreSales)}`;
  return `Vorschlag ${percentChangeText(percent)}: hätte ${sales} für ${euroText(Math.abs(moreAmount))} ${more(moreAmount)} ergeben.`;
}

/** How sure that is, in sentences. */
export function howSure(proposal: ProposalView): string {
  const { shareNow, shareThen, certainty, overridden, overriddenPercent, paidPercent, age } = proposal;
  const span = ({ low, high }: ProposalView['shareNow']) => (low === high ? `${low} %` : `${low} bis ${high} %`);
  return [
    `Wahrscheinlich nehmen heute ${span(shareNow)} an, mit dem Vorschlag ${span(shareThen)} (in vier von fünf Fällen).`,
    `Zu ${certainty} % bringt er mehr als der Preis von heute.`,
    ...(overriddenPercent === undefined
      ? []
      : [
          `${units(overridden, 'Gebot', 'Gebote')} hat jemand geändert, im Median um ${percentChangeText(overriddenPercent)}.`,
        ]),
    ...(paidPercent === 100 ? [] : [`Gezahlt werden nach der Prüfung ${paidPercent} % des Vereinbarten.`]),
    `Der älteste Preis gilt seit ${units(age, 'Tag', 'Tagen')}.`,
  ].join(' ');
}

/** How it is reckoned and after whom, for whoever asks. */
export function proposalMethodText({ markupPercent, largestStepPercent }: PriceProposals): readonly string[] {
  return [
    'Aus jedem Gebot folgt, in welchem Bereich der niedrigste Preis dieses Verkäufers liegt: angenommen, höchstens beim Gebot; Gegenvorschlag, zwischen Gebot und Gegenvorschlag; abgelehnt oder verstrichen, darüber. Daraus wird eine Annahmekurve geschätzt. Modelle mit wenigen Geboten werden zur Warengruppe hin gezogen, alte Gebote zählen weniger (Hälfte nach 60 Tagen), und ein Gebot zählt für eine Zeile so viel wie deren Anteil an seiner Summe.',
    `Vorgeschlagen wird der Schritt mit dem höchsten erwarteten Ertrag, wobei das ungünstige Ende der Unsicherheit zählt (19 von 20 Fällen). Gerechnet ist mit einem Aufschlag von ${markupPercent} % auf den Preis. Ein Schritt ist höchstens ${largestStepPercent} % groß, für eine ganze Gruppe halb so groß. Wo zu wenig geschah, steht kein Vorschlag. Kein Vorschlag gilt von selbst.`,
    'Quellen: Hanemann, Loomis, Kanninen: Statistical Efficiency of Double-Bounded Dichotomous Choice Contingent Valuation. American Journal of Agricultural Economics 73 (1991), S. 1255–1263 (Annahme mit Schranken). Phillips: Pricing and Revenue Optimization. Stanford University Press, 2. Aufl. 2021, Kapitel über Customized Pricing (Annahmekurve und erwarteter Ertrag).',
  ];
}
