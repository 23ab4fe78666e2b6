/** A word that something else is already called by, on every screen, page, document and mail (docs/glossary.md). */
export interface OtherWord {
  readonly word: RegExp;
  readonly say: string;
  /** Where it stands all the same, and why. */
  readonly allowed?: Readonly<Record<string, string>>;
}

const offerOfLaw = 'the word of §§ 145 and 150 BGB, explained where it stands';

/** Words for what has one word already; the only list of them. */
export const otherWords: readonly OtherWord[] = [
  {
    word: /(?<!\p{L})Angebote?[ns]?(?!\p{L})/u,
    say: 'Anfrage, Gebot, Auftrag or Verkauf',
    allowed: {
      'content/legal/agb': offerOfLaw,
      'src/web/shop/features/layout/navigation.ts': "the menu's entry has this name in the specification (Your offer)",
    },
  },
  { word: /(Preis|Ankauf|Kauf)angebot/u, say: 'Gebot, Kaufpreisgebot' },
  { word: /(?<!\p{L})Vorg[aä]ng/u, say: 'Verkauf' },
  { word: /Warenk[oö]rb/u, say: 'Verkaufskorb' },
  { word: /(?<!\p{L})Bestellung(en)?(?!\p{L})/u, say: 'Auftrag' },
  {
    word: /Transaktion/u,
    say: 'Verkauf',
    allowed: {
      'src/web/shop/features/offer/phases/cancelled/screen.tsx': 'the header has these words in the specification',
    },
  },
  {
    word: /(Verkauf|Auftrag|Anfrage|Kauf)\p{L}*(\s+\p{L}+){0,3}\s+(abbrechen|abgebrochen|zurückziehen|zurückgezogen|annullier\p{L}*|abgesagt)/u,
    say: 'stornieren; the provider ends an order: beenden',
  },
  { word: /Lade(gerät|kabel)/u, say: 'Netzteil' },
];
