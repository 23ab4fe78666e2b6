import type { SeenPhoto } from '#web/lib/codes/photo-reader.ts';

interface PhotoPartProps {
  readonly seen: SeenPhoto;
  readonly picture: string;
  /** Shown alone, with some room; else all that was seen. */
  readonly box?: SeenPhoto['box'] | undefined;
  readonly label: string;
}

/** The part of a photo that something was read from, with a frame around each code. */
export function PhotoPart({ seen, picture, box, label }: PhotoPartProps) {
  const { across, down } = seen;
  const place = (one: SeenPhoto['box']) => ({
    x: ((one.left - seen.box.left) / seen.box.width) * across,
    y: ((one.top - seen.box.top) / seen.box.height) * down,
    width: (one.width / seen.box.width) * across,
    height: (one.height / seen.box.height) * down,
  });
  const frame = box && place(box);
  const room = frame === undefined ? 0 : Math.max(frame.width, frame.height) * 0.08;
  const shown =
    frame === undefined
      ? `0 0 ${across} ${down}`
      : `${frame.x - room} ${frame.y - room} ${frame.width + 2 * room} ${frame.height + 2 * room}`;
  return (
    <svg viewBox={shown} role="img" aria-label={label} className="max-h-56 w-full bg-steel">
      <image href={picture} width={across} height={down} preserveAspectRatio="none" />
      {seen.codes.map(({ text, box: code }) => (
        <rect
          key={`${text} ${code.left} ${code.top}`}
          {...place(code)}
          className="fill-none stroke-accent"
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
