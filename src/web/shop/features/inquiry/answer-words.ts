import type { InquiryAnswers } from '#contract/sale/inquiry-form.ts';
import { mediaWishWordsOfFirms } from '#domain/catalogue/questions/media-wish.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';

interface AnswerWords {
  readonly question: keyof InquiryAnswers;
  readonly name: string;
  readonly text: string;
}

/** The answers as they are read before they are sent, an empty one too: it may have been forgotten. */
export function answerWords(answers: InquiryAnswers): AnswerWords[] {
  const { email, offeredAsBusiness, location, wantToDeliver, availableImmediately, availableFrom, comments, ownName } =
    answers;
  return [
    { question: 'email', name: 'E-Mail-Adresse', text: email },
    {
      question: 'offeredAsBusiness',
      name: 'Verkäufer',
      text: offeredAsBusiness ? 'Ich bin ein gewerblicher Kunde' : 'Ich bin ein privater Kunde',
    },
    { question: 'location', name: 'Postleitzahl der Geräte', text: location },
    availableImmediately || availableFrom === null
      ? { question: 'availableImmediately', name: 'Verfügbar', text: 'sofort' }
      : { question: 'availableFrom', name: 'Verfügbar', text: `ab ${formatDayInFull(availableFrom)}` },
    {
      question: 'wantToDeliver',
      name: 'Weg zu uns',
      text: wantToDeliver ? 'Ich bringe die Geräte selbst' : 'Versand oder Abholung',
    },
    ...(offeredAsBusiness
      ? [
          {
            question: 'mediaWish' as const,
            name: 'Datenträger',
            text: mediaWishWordsOfFirms(answers.mediaWish).label,
          },
        ]
      : []),
    { question: 'comments', name: 'Anmerkungen', text: comments === '' ? 'keine' : comments },
    ...(offeredAsBusiness
      ? [{ question: 'ownName', name: 'Ihre Bezeichnung', text: ownName === '' ? 'keine' : ownName } as const]
      : []),
  ];
}
