import { useState } from 'react';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { deskApi, deskPages } from '#contract/desk/desk-urls.ts';
import { goodsInSchema, type UnitView } from '#contract/devices/units.ts';
import { holdsNumber } from '#domain/values/device-number.ts';
import { counted, numberText } from '#domain/values/number-text.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { MissingAnswers } from '../../features/units/missing-answers.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { useRead } from '../../use-read.ts';

/** Rows that are drawn at once: of more the search finds the one that is meant. */
const shown = 200;

/** Every device of a sale that arrived, by plate and serial. */
export function UnitsTab({ offer: { id, items, receipt } }: { readonly offer: DeskOfferView }) {
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useRead(deskApi.goodsIn(id), goodsInSchema);
  if (error) return <ReadRefusal error={error} read={refetch} />;
  if (data === undefined) return <p role="status">Wird gelesen …</p>;
  const titles = new Map(items.map((item) => [item.id, item.title]));
  const titleOf = ({ itemId, model }: UnitView) => model ?? titles.get(itemId ?? '') ?? 'Nicht angekündigt';
  const found = data.units.filter((unit) =>
    [unit.plate, unit.serial, unit.inventoryNumber, unit.place, titleOf(unit)].some(
      (text) => text !== undefined && holdsNumber(text, search),
    ),
  );
  return (
    <div className="grid gap-4">
      {receipt && <MissingAnswers receipt={receipt} />}
      <div className="max-w-md">
        <TextField
          name="unit-search"
          label="Suchen nach Kennzeichen, Nummer, Modell oder Platz"
          value={search}
          onChange={setSearch}
        />
      </div>
      <p role="status" className="text-muted">
        {countText(found.length, data.units.length)}
      </p>
      <DataTable
        caption="Angekommene Geräte"
        columns={[
          {
            title: 'Kennzeichen',
            isWhole: true,
            cell: ({ plate }) => <PageLink href={deskPages.unit(plate)}>{plate}</PageLink>,
          },
          { title: 'Gerät', cell: titleOf },
          { title: 'Seriennummer', cell: ({ serial, inventoryNumber }) => serial ?? inventoryNumber ?? '' },
          { title: 'Platz', cell: ({ place }) => place ?? '' },
          { title: 'Was auffällt', cell: remarkOf },
        ]}
        rows={found.slice(0, shown)}
        keyOf={({ plate }) => plate}
        empty={search === '' ? 'Noch ist nichts angekommen.' : 'Kein Gerät passt zu dieser Suche.'}
      />
    </div>
  );
}

function remarkOf({ itemId, hold, batteryDamaged }: UnitView): string {
  const remarks = [
    itemId === undefined && 'nicht angekündigt',
    hold && `angehalten: ${hold.reason}`,
    batteryDamaged && 'Akku beschädigt',
  ];
  return remarks.filter(Boolean).join(', ');
}

function countText(found: number, all: number): string {
  const said =
    found === all ? counted(all, 'Gerät', 'Geräte') : `${numberText(found)} von ${counted(all, 'Gerät', 'Geräten')}`;
  return found > shown ? `${said}, die ersten ${shown} stehen hier` : said;
}
