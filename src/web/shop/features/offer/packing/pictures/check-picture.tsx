/** A look at the housing from the side: is anything bulged, loose or missing? */
export function CheckPicture() {
  return (
    <>
      <path d="M30 96h140" />
      <rect x="44" y="64" width="112" height="24" rx="3" className="quiet" />
      <path d="M56 88v8m88-8v8M56 76h26M92 76h8" />
      <g className="from-left second" strokeWidth="2.6">
        <circle cx="124" cy="62" r="22" className="sheet" />
        <path d="m140 78 20 20" />
        <path d="m115 62 7 7 12-14" />
      </g>
    </>
  );
}
