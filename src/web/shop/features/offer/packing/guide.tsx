import { useEffect, useState } from 'react';
import type { PackingGuide } from '#contract/site/content.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PackingVideo } from './packing-video.tsx';
import { StepPicture } from './step-picture.tsx';

/** How long each step of the film stands, in milliseconds: its movement and a moment to read on. */
const stepTime = 3_000;

/** The steps of a guide as pictures; pressed, they play one after the other like a film and stop by themselves. */
export function GuideSteps({ guide }: { readonly guide: PackingGuide }) {
  const { steps, title, video } = guide;
  const [playing, setPlaying] = useState<number>();

  useEffect(() => {
    if (playing === undefined) return;
    const timer = setTimeout(() => setPlaying(playing + 1 < steps.length ? playing + 1 : undefined), stepTime);
    return () => clearTimeout(timer);
  }, [playing, steps.length]);

  return (
    <>
      {video && <PackingVideo title={title} video={video} />}
      <Button
        className="mt-5 motion-reduce:hidden print:hidden"
        onClick={() => setPlaying(playing === undefined ? 0 : undefined)}
      >
        {playing === undefined ? 'Schritte abspielen' : 'Anhalten'}
        <span className="sr-only">: {title}</span>
      </Button>
      <ol className="mt-6 grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {steps.map(({ picture, html }, index) => (
          <li key={`${picture}${html}`} className="flex flex-col">
            <div
              className={classNames(
                'rounded-sm border-[1.5px] bg-sheet',
                playing === index ? 'border-ink' : 'border-line',
              )}
            >
              <StepPicture picture={picture} plays={playing === index} />
            </div>
            <p className="mt-3 flex gap-3">
              <span className="font-headline">{index + 1}.</span>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it from Markdown without HTML */}
              <span className="min-w-0" dangerouslySetInnerHTML={{ __html: html }} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
