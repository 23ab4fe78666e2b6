/** How much of the most a value is, beside the number that says it. */
export function ShareBar({ value, most }: { readonly value: number; readonly most: number }) {
  const width = most <= 0 ? 0 : Math.max(0, (value / most) * 100);
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="h-3 w-full min-w-24" aria-hidden="true">
      <rect width={100} height={10} className="fill-steel" />
      <rect width={width} height={10} className="fill-ink" />
    </svg>
  );
}
