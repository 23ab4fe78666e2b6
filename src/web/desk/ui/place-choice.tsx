import { Select } from '#web/ui/fields/select.tsx';

interface PlaceChoiceProps {
  readonly place: string | undefined;
  /** Those that the owner names; without any there is nothing to choose. */
  readonly places: readonly string[];
  /** null: it stands nowhere any more. */
  readonly onChange: (place: string | null) => void;
}

/** Where a device stands, of the places in the house; one that is no longer among them stays as long as it is there. */
export function PlaceChoice({ place, places, onChange }: PlaceChoiceProps) {
  if (places.length === 0) return null;
  const offered = place === undefined || places.includes(place) ? places : [place, ...places];
  return (
    <Select
      name="platz"
      label="Platz"
      value={place}
      options={offered.map((one) => ({ value: one, label: one }))}
      emptyText="nicht erfasst"
      onChange={(chosen) => onChange(chosen || null)}
    />
  );
}
