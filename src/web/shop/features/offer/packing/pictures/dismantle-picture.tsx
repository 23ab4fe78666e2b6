/** Rails, stands and feet come off and go their own way. */
export function DismantlePicture() {
  return (
    <>
      <rect x="34" y="46" width="100" height="38" rx="3" className="quiet" />
      <path d="M46 58h34M46 70h34" />
      <circle cx="104" cy="65" r="7" />
      <circle cx="122" cy="65" r="2" />
      <g className="leaves-right second" strokeWidth="2.6">
        <path d="M150 40h18v48h-18" />
        <path d="M160 52h.01M160 76h.01" />
      </g>
      <g className="appears third">
        <path d="M44 102h78" strokeDasharray="2 6" />
      </g>
    </>
  );
}
