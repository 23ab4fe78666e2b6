/** Heavy pieces below, nothing over the edge, strapped. */
export function PalletPicture() {
  return (
    <>
      <path d="M34 100h132v6H34zM40 106v10h14v-10m39 0v10h14v-10m39 0v10h14v-10" />
      <rect x="44" y="68" width="56" height="32" rx="1" className="quiet" />
      <rect x="100" y="68" width="56" height="32" rx="1" className="quiet" />
      <g className="from-top second">
        <rect x="64" y="36" width="72" height="32" rx="1" className="quiet" />
      </g>
      <g strokeWidth="2.6">
        <path d="M72 100V36m56 0v64" pathLength={100} className="draws third" />
      </g>
    </>
  );
}
