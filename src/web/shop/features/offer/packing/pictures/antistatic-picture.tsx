/** A drive slides into an antistatic bag. */
export function AntistaticPicture() {
  return (
    <>
      <g className="from-top second" strokeWidth="2.6">
        <rect x="78" y="24" width="44" height="60" rx="3" className="quiet" />
        <circle cx="100" cy="46" r="13" />
        <path d="M88 72h12" />
      </g>
      <path d="M62 50v58h76V50" className="sheet" />
      <path d="M62 50h76" strokeDasharray="4 5" />
      <path d="m102 74-9 14h12l-7 13" />
      <g className="appears third" strokeWidth="2.6">
        <path d="M84 100 116 76" />
      </g>
    </>
  );
}
