import { HomeSection } from './home-section.tsx';

const customers = [
  {
    title: 'Für Unternehmen',
    points: [
      'Das Gebot ist netto, Umsatzsteuer kommt hinzu, soweit sie anfällt.',
      'Gutschrift von uns, wenn Sie zustimmen, sonst Ihre Rechnung.',
      'Listen bis 5.000 Positionen, Abholung von Paletten.',
      'Leasingrückläufer: nur, was Ihnen gehört. Das erklären Sie bei der Annahme.',
      'Löschnachweis je Seriennummer, auf Wunsch ein Vertrag zur Auftragsverarbeitung.',
    ],
  },
  {
    title: 'Für Privatleute',
    points: [
      'Ein einzelnes Gerät genügt.',
      'Der Preis ist der Betrag, der ausgezahlt wird.',
      'Versandetikett und Material, soweit nötig, kosten nichts.',
      'Bis zur Übergabe der Geräte stornieren Sie kostenlos.',
      'Ankaufbeleg ohne Umsatzsteuer, Geld per Überweisung oder PayPal.',
    ],
  },
];

/** What is different for companies and for private people. */
export function CustomerKinds() {
  return (
    <HomeSection id="unternehmen-und-privat" title="Für Unternehmen und für Privatleute">
      <div className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {customers.map(({ title, points }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul className="mt-3 border-t border-ink">
              {points.map((point) => (
                <li key={point} className="border-b border-line py-3">
                  {point}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </HomeSection>
  );
}
