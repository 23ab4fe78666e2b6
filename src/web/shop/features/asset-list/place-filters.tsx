import type { AssetList } from '#domain/asset-list/asset-list.ts';
import { controlStyle } from '#web/ui/fields/control-props.ts';
import type { RowPlace } from './review-rows.ts';

interface PlaceFiltersProps {
  readonly list: AssetList;
  readonly place: RowPlace;
  readonly onPlace: (place: RowPlace) => void;
}

/** Shows the rows of one sheet or one site; each only where there is more than one. */
export function PlaceFilters({ list, place, onPlace }: PlaceFiltersProps) {
  const sheets = list.sheets.flatMap(({ name, state }, at) => (state === 'read' ? [{ name, at }] : []));
  const sites = [...new Set(list.rows.flatMap(({ site }) => site ?? []))].toSorted((one, other) =>
    one.localeCompare(other, 'de'),
  );
  const { sheet, site } = place;
  return (
    <>
      {sheets.length > 1 && (
        <select
          aria-label="Nach Blatt filtern"
          value={sheet ?? ''}
          onChange={({ target }) =>
            onPlace({
              ...(site !== undefined && { site }),
              ...(target.value !== '' && { sheet: Number(target.value) }),
            })
          }
          className={controlStyle(undefined, 'w-full sm:w-48')}
        >
          <option value="">Alle Blätter</option>
          {sheets.map(({ name, at }) => (
            <option key={at} value={at}>
              {name}
            </option>
          ))}
        </select>
      )}
      {sites.length > 1 && (
        <select
          aria-label="Nach Standort filtern"
          value={site ?? ''}
          onChange={({ target }) =>
            onPlace({ ...(sheet !== undefined && { sheet }), ...(target.value !== '' && { site: target.value }) })
          }
          className={controlStyle(undefined, 'w-full sm:w-48')}
        >
          <option value="">Alle Standorte</option>
          {sites.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
