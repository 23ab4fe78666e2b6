interface UnusualListProps {
  readonly reckonings: readonly string[];
  /** With those that are not named. */
  readonly count: number;
}

/** The reckoning of each amount that lies far beyond what stood there. */
export function UnusualList({ reckonings, count }: UnusualListProps) {
  if (count === 0) return null;
  return (
    <section>
      <h3>{count === 1 ? 'Ein Betrag weicht weit ab' : `${count} Beträge weichen weit ab`}</h3>
      <ul className="mt-2 max-h-[50vh] overflow-y-auto">
        {reckonings.map((reckoning) => (
          <li key={reckoning} className="border-t border-line py-1.5">
            {reckoning}
          </li>
        ))}
        {count > reckonings.length && <li>{`und ${count - reckonings.length} weitere`}</li>}
      </ul>
    </section>
  );
}
