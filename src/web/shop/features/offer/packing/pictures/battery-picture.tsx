/** The plug comes off the battery, its pole is insulated. */
export function BatteryPicture() {
  return (
    <>
      <rect x="86" y="44" width="86" height="52" rx="3" className="quiet" />
      <path d="M108 60v20m-10-10h20M142 70h18" />
      <path d="M86 60h-8v20h8" />
      <g className="leaves-left second" strokeWidth="2.6">
        <path d="M58 56H42v28h16zM58 63h8m-8 14h8M42 70H22" />
      </g>
      <g className="appears third" strokeWidth="2.6">
        <path d="M74 54h9v32h-9z" className="sheet" />
      </g>
    </>
  );
}
