/** A layer of cardboard between every two devices. */
export function SeparatePicture() {
  return (
    <>
      <path d="M36 52v52h128V52" />
      <rect x="56" y="46" width="22" height="54" rx="3" className="quiet" />
      <rect x="122" y="46" width="22" height="54" rx="3" className="quiet" />
      <path d="M67 56v10m66-10v10" />
      <g className="from-top second" strokeWidth="2.6">
        <path d="M100 32v68" />
        <path d="M96 36v60m8-60v60" strokeWidth="1.7" />
      </g>
    </>
  );
}
