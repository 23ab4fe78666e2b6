import { CatalogueSearchBox } from '#web/shop/features/catalogue-search/catalogue-search.tsx';
import { ExampleSheet } from './example-sheet.tsx';
import { FiveSteps } from './five-steps.tsx';
import { GoodsList } from './goods-list.tsx';
import { StartLinks } from './start-links.tsx';

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
          <div className="mt-9">
            <CatalogueSearchBox />
          </div>
          <StartLinks />
        </div>
        <div className="lg:pt-1">
          <ExampleSheet />
        </div>
      </div>
      <GoodsList />
      <FiveSteps />
    </>
  );
}
