/** Questions that are asked before the first inquiry; ids and words are those of content/faq. */
export const questions = [
  { id: 'kann-der-preis-sinken', question: 'Kann der Preis nach der Lieferung sinken?' },
  { id: 'muss-ich-vorher-loeschen', question: 'Muss ich die Daten vorher selbst löschen?' },
  { id: 'was-kostet-der-versand', question: 'Was kostet mich der Versand?' },
  { id: 'defekte-geraete', question: 'Kaufen Sie auch defekte Geräte?' },
  { id: 'brauche-ich-ein-konto', question: 'Brauche ich ein Konto?' },
  { id: 'wann-kommt-das-geld', question: 'Wann kommt das Geld?' },
] as const;
