const steps = [
  {
    title: 'Anfragen',
    text: 'Gerät suchen, Ausstattung angeben, in den Verkaufskorb legen. Ein Konto brauchen Sie dafür nicht.',
  },
  { title: 'Gebot prüfen', text: 'Sie nehmen an, lehnen ab oder nennen Ihren eigenen Preis.' },
  { title: 'Versenden', text: 'Material und Etikett kosten Sie nichts. Oder wir holen ab, oder Sie liefern an.' },
  { title: 'Löschen, testen', text: 'Jeder Datenträger wird einzeln gelöscht, jedes Gerät geprüft.' },
  { title: 'Auszahlung', text: 'Auf Ihr Konto oder per PayPal.' },
];

/** The whole way in five steps; a line down on phones, across on wide screens. */
export function FiveSteps() {
  return (
    <section aria-labelledby="so-laeufts-ab" className="page-width mt-20 sm:mt-28">
      <h2 id="so-laeufts-ab" className="text-[clamp(1.5rem,1.1rem+1.6vw,2.35rem)]">
        Vom Gerät zum Geld, in fünf Schritten
      </h2>
      <ol className="mt-9 grid lg:grid-cols-5">
        {steps.map(({ title, text }) => (
          <li
            key={title}
            className="relative border-ink pb-8 pl-8 max-lg:border-l-[3px] max-lg:last:border-transparent lg:border-t-[3px] lg:pt-6 lg:pr-6 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className="absolute size-[21px] rounded-full border-[3px] border-ink bg-paper max-lg:top-0.5 max-lg:-left-3 lg:-top-3 lg:left-0"
            />
            <h3>{title}</h3>
            <p className="mt-2 text-[0.95rem] text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
