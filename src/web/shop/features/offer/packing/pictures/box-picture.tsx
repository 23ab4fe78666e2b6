/** The device goes into a box of double-wall cardboard with room on all sides. */
export function BoxPicture() {
  return (
    <>
      <g className="from-top second" strokeWidth="2.6">
        <rect x="72" y="58" width="56" height="32" rx="3" className="quiet" />
        <path d="M82 74h20" strokeWidth="1.7" />
      </g>
      <path d="M46 46v62h108V46" />
      <path d="M52 46v56h96V46" />
      <path d="M46 46 26 34M154 46l20-12" />
      <path d="M49 54v48" strokeDasharray="1 5" />
      <path d="M151 54v48" strokeDasharray="1 5" />
      <g className="appears third">
        <path d="M54 74h14m-10-4-4 4 4 4m6-8 4 4-4 4M132 74h14m-10-4-4 4 4 4m6-8 4 4-4 4" />
      </g>
    </>
  );
}
