import type { PackingGuide } from '#contract/site/content.ts';

interface PackingVideoProps extends Pick<PackingGuide, 'title'> {
  readonly video: NonNullable<PackingGuide['video']>;
}

/** The provider's own film: from our own server, loaded when somebody plays it and never by itself. */
export function PackingVideo({ title, video: { sources, captions, poster } }: PackingVideoProps) {
  return (
    <video
      controls
      playsInline
      preload="none"
      poster={poster}
      aria-label={`Video: ${title}`}
      className="mt-5 aspect-video w-full max-w-[46rem] rounded-sm border-[1.5px] border-line bg-sheet print:hidden"
    >
      {sources.map(({ address, type }) => (
        <source key={address} src={address} type={type} />
      ))}
      <track default kind="captions" srcLang="de" label="Deutsch" src={captions} />
    </video>
  );
}
