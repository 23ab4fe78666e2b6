import { lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { CatalogueSearchBox } from '#web/shop/features/catalogue-search/catalogue-search.tsx';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { StartLinks } from './start-links.tsx';

/** What only stands there to be read, and what is below the first screen: on the server and after a navigation both are there at once, at a first visit the code comes later. */
const ExampleSheet = lazyRouteComponent(
  loadChunk(() => import('./example-sheet.tsx')),
  'ExampleSheet',
);
const HomeBelow = lazyRouteComponent(
  loadChunk(() => import('./home-below.tsx')),
  'HomeBelow',
);

export function HomePage() {
  return (
    <>
      <div className="page-width grid gap-x-16 gap-y-12 pt-10 sm:pt-[72px] lg:grid-cols-[minmax(0,630px)_minmax(0,1fr)]">
        <div>
          <h1 className="text-[clamp(2.1rem,0.9rem+4.6vw,4.2rem)] leading-[1.1]">
            Gebrauchte IT verkaufen. Zum Preis, <span className="marked">der hält.</span>
          </h1>
          <p className="mt-6 max-w-[38rem] text-muted sm:text-[1.2rem]">
            Server, Notebooks, Netzwerktechnik: ein Gerät oder viertausend. Sie kennen alle möglichen Abzüge, bevor Sie
            zusagen.
          </p>
          <h2 className="mt-8 mb-2 text-[1.15rem]">Was möchten Sie verkaufen?</h2>
          <CatalogueSearchBox />
          <StartLinks />
        </div>
        <div className="lg:pt-1">
          <OptionalPart part={ExampleSheet}>
            <ExampleSheet />
          </OptionalPart>
        </div>
      </div>
      <OptionalPart part={HomeBelow}>
        <HomeBelow />
      </OptionalPart>
    </>
  );
}

/** What the route waits for, so that a link to a place further down finds it. */
HomePage.preloadBelow = async (): Promise<void> => {
  await Promise.all([ExampleSheet.preload?.(), HomeBelow.preload?.()]);
};
