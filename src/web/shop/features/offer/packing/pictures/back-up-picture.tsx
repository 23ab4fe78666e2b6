/** Data go to a drive, then the device is shut down. */
export function BackUpPicture() {
  return (
    <>
      <rect x="34" y="32" width="84" height="54" rx="3" className="quiet" />
      <path d="M34 86 24 102h104l-10-16" />
      <g className="appears third">
        <path d="M76 48v11" strokeWidth="2.6" />
        <path d="M69 52a10.5 10.5 0 1 0 14 0" strokeWidth="2.6" />
      </g>
      <rect x="150" y="62" width="30" height="40" rx="3" />
      <circle cx="165" cy="77" r="8" />
      <path d="M158 95h6" />
      <g className="from-left second" strokeWidth="2.6">
        <path d="M108 46h44m-8-8 8 8-8 8" />
      </g>
    </>
  );
}
