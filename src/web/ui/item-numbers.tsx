import { CollapsedValues } from './collapsed-values.tsx';

interface ItemNumbersProps {
  readonly serialNumbers?: readonly string[] | undefined;
  readonly inventoryNumbers?: readonly string[] | undefined;
  readonly site?: string | undefined;
}

/** Which units these are: by their maker's numbers, by their owner's, and where they stand. */
export function ItemNumbers({ serialNumbers = [], inventoryNumbers = [], site }: ItemNumbersProps) {
  return (
    <>
      <CollapsedValues title="Seriennummern" one="Seriennummer" values={serialNumbers} />
      <CollapsedValues title="Inventarnummern" one="Inventarnummer" values={inventoryNumbers} />
      {site !== undefined && <p className="text-sm text-muted wrap-anywhere">{`Standort ${site}`}</p>}
    </>
  );
}
