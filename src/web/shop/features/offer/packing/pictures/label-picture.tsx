/** Tape in the form of an H, the label on the largest side. */
export function LabelPicture() {
  return (
    <>
      <rect x="44" y="30" width="112" height="80" rx="2" className="quiet" />
      <path d="M44 46h112" />
      <g strokeWidth="5" opacity="0.55" strokeLinecap="butt">
        <path d="M100 30v34M47 30v30M153 30v30" pathLength={100} className="draws second" />
      </g>
      <g className="from-right third" strokeWidth="2.6">
        <rect x="70" y="66" width="60" height="34" rx="1.5" className="sheet" />
        <path d="M78 74v12m5-12v12m4-12v12m7-12v12m4-12v12m6-12v12m5-12v12M78 93h30" strokeWidth="1.7" />
      </g>
    </>
  );
}
