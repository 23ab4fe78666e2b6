import { useState } from 'react';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { mediaCalls, mediaSchema, type SaleMedia } from '#contract/devices/media.ts';
import { mediaCountsText } from '#contract/devices/medium-words.ts';
import { mediaWishWordsOfFirms } from '#domain/catalogue/questions/media-wish.ts';
import { holdsNumber } from '#domain/values/device-number.ts';
import { counted, numberText } from '#domain/values/number-text.ts';
import { useStore } from '#web/lib/store.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../../desk-context.ts';
import { FinishDeletion } from '../../features/certificates/finish-deletion.tsx';
import { DestructionPart } from '../../features/erasure/destruction-part.tsx';
import { SkipDeletion } from '../../features/erasure/skip-deletion.tsx';
import { UnitMedia } from '../../features/erasure/unit-media.tsx';
import { isOpenMedium, workLeft } from '../../features/erasure/work-left.ts';
import { useCommand } from '../../use-command.ts';
import { useRead } from '../../use-read.ts';

/** Devices that are drawn at once: of more the search finds the one that is meant. */
const shown = 50;

/** The data carriers of a sale, device by device: state, report and what is to be done. */
export function DeletionTab({ offer }: { readonly offer: DeskOfferView }) {
  const { session } = useDesk();
  const roles = useStore(session.member)?.roles ?? [];
  const start = useCommand('startDeletion', { id: offer.id });
  const { data, error, refetch } = useRead(mediaCalls.media(offer.id), mediaSchema);
  return (
    <div className="grid max-w-[60rem] gap-4 [--control:56px] [&_summary]:py-4.5">
      <h2>Löschung</h2>
      {offer.commands.includes('startDeletion') && (
        <div>
          <ActionButton kind="primary" busyText="Wird begonnen …" action={() => start({})}>
            Datenlöschung beginnen
          </ActionButton>
        </div>
      )}
      {offer.commands.includes('skipDeletion') && data?.media.length === 0 && <SkipDeletion offer={offer} />}
      {offer.commands.includes('finishDeletion') && data && <FinishDeletion offer={offer} data={data} />}
      {mayAtDesk(roles, 'noteMedia') && (
        <p>
          <PageLink href={deskPages.erasureReports} button="secondary">
            Löschberichte einlesen
          </PageLink>
        </p>
      )}
      <ReadRefusal error={error} read={refetch} />
      {data === undefined && !error && <p role="status">Wird gelesen …</p>}
      {data?.isOpen && mayAtDesk(roles, 'noteMedia') && <DestructionPart data={data} />}
      {data && <MediaPart data={data} mayChange={data.isOpen && mayAtDesk(roles, 'noteMedia')} />}
    </div>
  );
}

function MediaPart({ data, mayChange }: { readonly data: SaleMedia; readonly mayChange: boolean }) {
  const [search, setSearch] = useState('');
  const loose = data.media.filter(({ plate }) => plate === undefined);
  const rows = data.units
    .map((unit) => ({ unit, media: mediaOf(data, unit.plate) }))
    .filter(({ unit, media }) =>
      [unit.plate, unit.serial, unit.inventoryNumber, unit.title, ...media.map(({ serial }) => serial)].some(
        (text) => text !== undefined && holdsNumber(text, search),
      ),
    );
  // What has work left comes first, as it was when the view opened: nothing moves under the hand.
  const [leftAtStart] = useState(() => new Map(data.units.map(({ plate }) => [plate, workLeft(mediaOf(data, plate))])));
  const sorted = rows.toSorted(
    (one, other) => (leftAtStart.get(other.unit.plate) ?? 1) - (leftAtStart.get(one.unit.plate) ?? 1),
  );
  const open = data.media.filter(({ nextAction }) => nextAction !== 'none').length;
  return (
    <>
      {data.wishes.length > 0 && (
        <p>
          {`Gewünscht: ${data.wishes
            .map(
              ({ wish, units }) =>
                `${numberText(units)} ${units === 1 ? 'Gerät' : 'Geräte'} ${mediaWishWordsOfFirms(wish).words}`,
            )
            .join(', ')}.`}
        </p>
      )}
      <p role="status">
        {data.media.length === 0
          ? 'Noch kein Datenträger bekannt.'
          : `${numberText(data.media.length)} Datenträger, ${open === 0 ? 'alle gelöscht oder vernichtet' : `${numberText(open)} davon offen`}. ${mediaCountsText(data.media)}`}
      </p>
      <div className="max-w-md">
        <TextField
          name="media-search"
          label="Suchen nach Kennzeichen, Nummer oder Gerät"
          autoComplete="off"
          value={search}
          onChange={setSearch}
        />
      </div>
      {loose.length > 0 && <UnitMedia offerId={data.offerId} unit={undefined} media={loose} mayChange={mayChange} />}
      {sorted.slice(0, shown).map(({ unit, media }) => (
        <UnitMedia key={unit.plate} offerId={data.offerId} unit={unit} media={media} mayChange={mayChange} />
      ))}
      {rows.length > shown && (
        <p className="text-muted">
          {`${counted(rows.length - shown, 'weiteres Gerät', 'weitere Geräte')}: Suchen Sie nach Kennzeichen oder Nummer.`}
        </p>
      )}
    </>
  );
}

/** The data carriers of a device, open ones first. */
function mediaOf({ media }: SaleMedia, of: string): SaleMedia['media'] {
  return media
    .filter(({ plate }) => plate === of)
    .toSorted((one, other) => Number(isOpenMedium(other)) - Number(isOpenMedium(one)));
}
