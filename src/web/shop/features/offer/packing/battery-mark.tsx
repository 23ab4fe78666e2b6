import { shopConfig } from '#contract/settings/shop-in-force.ts';

/** The mark for lithium batteries in equipment, 100 × 100 mm when printed (ADR 5.2.1.9): red hatching, battery symbol, UN number, phone. */
export function BatteryMark() {
  const { phone } = shopConfig.company;
  return (
    <svg
      viewBox="0 0 100 100"
      width="100mm"
      height="100mm"
      role="img"
      aria-label={`Kennzeichen für Lithium-Akkus: UN 3481, Telefon ${phone}`}
      className="max-w-full print:max-w-none"
    >
      <defs>
        <pattern id="battery-hatching" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill="#fff" />
          <rect width="3.4" height="6" fill="#d8141c" />
        </pattern>
      </defs>
      <rect width="100" height="100" fill="url(#battery-hatching)" />
      <rect x="6" y="6" width="88" height="88" fill="#fff" />
      <g fill="none" stroke="#000" strokeWidth="1.6" strokeLinejoin="round">
        {[20, 34, 48].map((x) => (
          <g key={x}>
            <path d={`M${x} 24h10v30h-10z`} />
            <path d={`M${x + 3} 24v-3h4v3`} />
          </g>
        ))}
        <path d="m62 24 5 0-2 9 5 4-4 8 2 9h-6z" />
        <path d="m72 24 5 0v30h-6l-1-8 4-8-4-5z" />
        <path d="M69 20c-5-3-2-8 0-9 0 3 4 3 3 7 2-1 2-3 2-4 3 3 2 8-2 9" fill="#000" stroke="none" />
      </g>
      <text x="50" y="74" textAnchor="middle" fontSize="16.5" fontWeight="700" fill="#000">
        UN 3481
      </text>
      <text x="50" y="86" textAnchor="middle" fontSize="6.6" fill="#000">
        Tel. {phone}
      </text>
    </svg>
  );
}
