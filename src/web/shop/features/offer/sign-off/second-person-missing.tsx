import type { OfferView } from '#contract/sale/offer-view.ts';
import { Notice } from '#web/ui/notice.tsx';
import { euros } from '../euros.ts';

/** Says before somebody decides that their firm wants a second person first. */
export function SecondPersonMissing({ view: { secondPerson, lacks } }: { readonly view: OfferView }) {
  if (!secondPerson?.isMissing || lacks !== undefined) return null;
  return (
    <div className="mb-5">
      <Notice title="Es fehlt die Zustimmung einer zweiten Person">
        <p>
          Ab {euros(secondPerson.from)} braucht Ihre Firma zwei Personen. Verbindlich zusagen können Sie danach,
          ablehnen auch allein.
        </p>
        <a href="#zustimmung" className="text-link inline-block min-h-11 py-2.5">
          Zur Zustimmung
        </a>
      </Notice>
    </div>
  );
}
