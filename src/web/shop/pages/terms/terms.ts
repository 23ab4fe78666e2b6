import { textVersions } from '#contract/declarations.ts';
import { shopConfig } from '#shop.config.ts';

interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const { company, productName } = shopConfig;

/** Version that is stored with the tick (domain.md LEG-03). */
export const termsVersion = textVersions.terms;

/** What both sides agree to; every sentence about the process is kept by the program (domain.md 2.3). */
export const terms: readonly Section[] = [
  {
    title: 'Geltung',
    paragraphs: [
      `Diese Bedingungen gelten für den Ankauf gebrauchter IT über ${productName}. Ankäufer ist ${company.name}, ${company.street}, ${company.zip} ${company.city}. Verkäufer können Verbraucher und Unternehmen sein.`,
      'Die Vertragssprache ist Deutsch. Gebot, Gegenvorschlag, Annahme und alle weiteren Schritte sind im Verkaufscockpit gespeichert und dort abrufbar.',
    ],
  },
  {
    title: 'Anfrage, Gebot und Vertrag',
    paragraphs: [
      'Eine Anfrage verpflichtet niemanden. Unser Kaufpreisgebot ist bis zum Ende des genannten Tages bindend; fällt er auf einen Samstag, Sonntag oder bundesweiten Feiertag, gilt der nächste Werktag.',
      'Der Kaufvertrag kommt zustande, wenn Sie das Gebot in dieser Frist annehmen. Danach ist die Annahme nicht mehr möglich; wir können ein neues Gebot machen.',
    ],
  },
  {
    title: 'Gegenvorschlag',
    paragraphs: [
      'Nennen Sie einen eigenen Preis, endet unser Gebot. Ihr Gegenvorschlag bindet Sie bis zum Ende der Gebotsfrist, mindestens bis zum fünften Werktag nach dem Absenden. Nehmen wir ihn an, kommt der Vertrag zu diesem Preis zustande; die Abzüge des Preisblatts bleiben. Lehnen wir ihn ab, ist die Anfrage geschlossen.',
    ],
  },
  {
    title: 'Geräte und Eigentum',
    paragraphs: [
      'Beschreiben Sie Modell, Ausstattung, Zustand und Zubehör vollständig. Nicht ankaufen können wir geleaste, verpfändete oder gestohlene Geräte, Geräte mit Kontosperre oder Fernverwaltung, die Sie nicht aufheben, und Geräte mit beschädigten Akkus.',
      'Sie sichern zu, Eigentümer oder zum Verkauf berechtigt zu sein. Das Eigentum geht mit der Auszahlung auf uns über.',
    ],
  },
  {
    title: 'Versand, Abholung, Anlieferung',
    paragraphs: [
      'Beim Versand stellen wir Verpackungsmaterial und Versandetikett kostenlos. Abholung und Anlieferung finden zum bestätigten Termin statt. Für den Übergang der Gefahr gilt das Gesetz.',
    ],
  },
  {
    title: 'Ihre Daten auf den Geräten',
    paragraphs: [
      'Sichern Sie Ihre Daten, und melden Sie Konten ab, bevor Sie die Geräte übergeben. Wir löschen oder vernichten die Datenträger. Gelöschte Daten lassen sich nicht wiederherstellen.',
    ],
  },
  {
    title: 'Prüfung und Preis',
    paragraphs: [
      'Nach dem Eingang prüfen wir die Geräte. Der Preis kann nur um die Abzüge sinken, die auf dem Preisblatt stehen, und um Geräte, die nicht angekommen sind. Jeder Abzug braucht einen Nachweis.',
      'Ein angepasster Preis gilt nur, wenn Sie ihn ausdrücklich annehmen. Dafür haben Sie mindestens sieben Tage. Schweigen ist keine Zustimmung. Lehnen Sie ab, ist der Auftrag beendet, und wir schicken die Geräte kostenlos zurück. Kostenlos zurück geht auch, was angekommen ist und nicht bezahlt wird.',
    ],
  },
  {
    title: 'Stornierung',
    paragraphs: [
      'Bis die Geräte als versendet oder übergeben markiert sind, können Sie den Verkauf im Verkaufscockpit kostenlos stornieren.',
    ],
  },
  {
    title: 'Beleg und Auszahlung',
    paragraphs: [
      'Privatpersonen erhalten einen Ankaufbeleg. Unternehmen erhalten eine Gutschrift (§ 14 Abs. 2 UStG), wenn sie vorher zugestimmt haben, sonst reichen sie ihre eigene Rechnung ein. Der Gutschrift kann widersprochen werden.',
      'Gebote an Unternehmen sind Nettopreise, Gebote an Privatpersonen Endpreise. Wir zahlen per Überweisung oder PayPal, nie bar, und nur auf ein Konto, das auf den Namen des Verkäufers lautet. Nach einer Änderung der Auszahlungsdaten zahlen wir frühestens nach 24 Stunden aus.',
    ],
  },
  {
    title: 'Haftung und Recht',
    paragraphs: [
      'Es gelten die gesetzlichen Regeln über Mängel und Haftung. Es gilt deutsches Recht; Verbrauchern bleibt der Schutz der zwingenden Vorschriften des Landes, in dem sie wohnen.',
    ],
  },
];
