/** The scale says whether it goes as a parcel or on a pallet. */
export function WeighPicture() {
  return (
    <>
      <g className="from-top second" strokeWidth="2.6">
        <rect x="66" y="22" width="68" height="46" rx="2" className="quiet" />
        <path d="M100 22v16" strokeWidth="1.7" />
      </g>
      <path d="M52 68h96" />
      <path d="M62 72h76l8 36H54z" className="sheet" />
      <path d="M82 98a18 18 0 0 1 36 0z" />
      <g className="turns third" strokeWidth="2.6">
        <path d="M100 98 110 86" />
      </g>
    </>
  );
}
