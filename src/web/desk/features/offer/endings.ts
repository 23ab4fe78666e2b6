/** What ends a sale from the provider's side: how it is called, and what the seller will read. */
export const endings = {
  reject: { name: 'Ablehnen', question: 'Anfrage ablehnen?', told: 'Der Kunde liest den Grund in seiner E-Mail.' },
  rejectOrder: {
    name: 'Auftrag beenden',
    question: 'Auftrag beenden?',
    told: 'Die Ware geht zurück. Der Kunde liest den Grund in seiner E-Mail.',
  },
  cancel: { name: 'Stornieren', question: 'Verkauf stornieren?', told: 'Der Kunde liest den Grund in seiner E-Mail.' },
} as const;
export type Ending = keyof typeof endings;
