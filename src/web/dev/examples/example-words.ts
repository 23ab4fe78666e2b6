/** Longer than any field is wide, with a word that nothing can break. */
export const longText =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft und alles, was noch dazugehört, in einer Zeile ohne Ende';

/** Hebrew and Arabic beside digits. */
export const rightToLeft = 'שלום 640 مرحبا';

export const required = (name: string) => `${name} ist ein Pflichtfeld`;
