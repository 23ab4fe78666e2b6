import type { Page } from './page-table.ts';

/**
 * What search engines show below the title of each listed page of the table that has one; others take it from their data.
 * Apart from the table, because it is for readers of the HTML and every browser would load it.
 */
export const pageDescriptions: Readonly<Record<Extract<Page, { listed: true; title: string }>['path'], string>> = {
  '/': 'Server, Notebooks und Netzwerktechnik verkaufen: Sie kennen alle möglichen Abzüge und den Mindestpreis, bevor Sie zusagen.',
  '/wizard': 'Gerät suchen oder Schritt für Schritt auswählen, Ausstattung angeben, Kaufpreisgebot erhalten.',
  '/upload/list':
    'Viele Geräte auf einmal verkaufen: Liste aus der Inventarverwaltung hochladen, Kaufpreisgebot erhalten.',
  '/upload/images': 'Gebrauchte IT verkaufen, ohne jedes Gerät zu benennen: Fotos hochladen, Kaufpreisgebot erhalten.',
  '/geraete-auslesen':
    'Modell, Seriennummer und Ausstattung mit einem kurzen Skript auslesen: Windows, Linux und macOS. Es sendet nichts.',
  '/blog': 'Was beim Verkauf gebrauchter IT zählt: Werte, Datenlöschung, Verpackung, Recht und Steuern.',
  '/hilfe/faq': 'Preis, Frist, Versand, Datenlöschung, Beleg und Auszahlung: Antworten zum Verkauf gebrauchter IT.',
  '/hilfe/so-laeufts-ab/verpackungsvideos':
    'Schritt für Schritt im Bild: wie Notebooks, Server, Monitore, Speicher und USV-Anlagen verpackt werden.',
  '/kontakt': 'Fragen zum Verkauf gebrauchter IT: Formular, E-Mail, Telefon, Anschrift.',
};
