import type { OfferView } from '#contract/sale/offer-view.ts';

/** What the other side did between two views of an offer, newest first; the customer's own steps are no news. */
export function newsSince(before: OfferView, after: OfferView): string {
  const news = after.timeline.filter((entry) => entry.version > before.version && !isOwnStep(entry));
  // The clock ends a deadline, no event does.
  if (news.length === 0 && after.status === 'deadlinePassed' && before.status !== after.status)
    return 'Neu: Die Frist für Ihre Antwort ist verstrichen.';
  const texts = news.map((entry) => entry.text);
  const answered = answeredSince(before, after);
  if (answered) texts.unshift(answered);
  const said = after.messages.slice(before.messages.length).findLast(({ author }) => author === 'provider');
  if (said) texts.unshift(newsOf(said));
  return texts.length === 0 ? '' : `Neu: ${texts.join(' ')}`;
}

/** An invoice that was given back ends by the program when its seller corrects it (docs/decisions/0630). */
function isOwnStep({ actor, type }: OfferView['timeline'][number]): boolean {
  return actor === 'customer' || (actor === 'system' && type === 'documentCancelled');
}

/** What somebody whom the seller has asked said meanwhile. */
function answeredSince(before: OfferView, after: OfferView): string | undefined {
  const isKnown = new Set(before.signOffs?.filter(({ answered }) => answered).map(({ id }) => id));
  const newest = after.signOffs?.findLast(({ id, answered }) => answered && !isKnown.has(id));
  if (!newest?.answered) return undefined;
  return `${newest.answered.name} ist ${newest.answered.answer === 'agreed' ? 'einverstanden' : 'nicht einverstanden'}.`;
}

/** Messages stand outside the event log. */
function newsOf({ answers, asks }: OfferView['messages'][number]): string {
  if (answers !== undefined) return 'Ihre Frage ist beantwortet.';
  return asks ? 'Wir haben eine Frage an Sie.' : 'Wir haben Ihnen eine Nachricht geschrieben.';
}

/** Whether the customer has done something after a version: what was news before is answered then. */
export function hasActedSince(version: number, view: OfferView): boolean {
  return view.timeline.some((entry) => entry.version > version && entry.actor === 'customer');
}
