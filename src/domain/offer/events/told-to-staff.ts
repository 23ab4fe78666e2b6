/** How a sentence of the history begins for its seller, and for the provider's people. What somebody wrote follows it and stays as it is. */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^Sie haben Ihre /, 'Der Kunde hat seine '],
  [/^Sie haben /, 'Der Kunde hat '],
  [/^Damit haben Sie /, 'Damit hat der Kunde '],
  [/^Ihre Anfrage ist bei uns /, 'Die Anfrage ist '],
  [/^Wir haben Ihnen /, 'Wir haben dem Kunden '],
  [/^Wir haben Ihre /, 'Wir haben die '],
  [/^Wir haben Ihren /, 'Wir haben den '],
  [/^(Wir haben Verpackungsmaterial) an Sie /, '$1 an den Kunden '],
  [/^(Wir haben den Ankaufpreis auf [^ ]+ angepasst\.) Ihre /, '$1 Die '],
  [/^(Der Verkauf ist abgeschlossen:.*) in Ihrem Namen /, '$1 im Namen des Kunden '],
  [/^([^.:]*): Sie (hatten|haben) /, '$1: Der Kunde $2 '],
];

/** A sentence of the history as the provider's people read it: it speaks of the customer, not to them. */
export function toldToStaff(text: string): string {
  const [beginning, own] = beginnings.find(([found]) => found.test(text)) ?? [];
  if (beginning === undefined || own === undefined) return text;
  return text
    .replace(beginning, own)
    .replace('Der Kunde hatten ', 'Der Kunde hatte ')
    .replace('Der Kunde haben ', 'Der Kunde hat ');
}
