const bubbles = [62, 80, 98, 116, 134];

/** Bubble wrap goes around the device. */
export function WrapPicture() {
  return (
    <>
      <rect x="60" y="48" width="80" height="40" rx="3" className="quiet" />
      <path d="M72 68h30" />
      <circle cx="126" cy="68" r="3" />
      <rect x="46" y="34" width="108" height="68" rx="14" pathLength={100} className="draws second" strokeWidth="2.6" />
      <g className="appears third">
        {bubbles.map((x) => (
          <g key={x}>
            <circle cx={x + 2} cy="41" r="3" />
            <circle cx={x + 2} cy="95" r="3" />
          </g>
        ))}
      </g>
    </>
  );
}
