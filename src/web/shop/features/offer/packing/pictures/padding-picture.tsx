const balls = [
  { step: 'first', at: [52, 70, 88, 106, 124, 142].map((x) => [x + 3, 98] as const) },
  { step: 'second', at: [60, 78].flatMap((y) => [[55, y] as const, [145, y] as const]) },
  { step: 'third', at: [52, 70, 88, 106, 124, 142].map((x) => [x + 3, 42] as const) },
];

/** Bottom, sides and lid are filled until nothing moves. */
export function PaddingPicture() {
  return (
    <>
      <rect x="42" y="30" width="116" height="80" rx="2" />
      <rect x="68" y="54" width="64" height="32" rx="3" className="quiet" />
      <path d="M78 70h24" />
      {balls.map(({ step, at }) => (
        <g key={step} className={`appears ${step}`} strokeWidth="2.2">
          {at.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="7" />
          ))}
        </g>
      ))}
    </>
  );
}
