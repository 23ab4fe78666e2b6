import { useSite } from '#web/lib/site.ts';
import { JsonLd } from '#web/ui/json-ld.tsx';
import { BoughtGoodsList } from './bought-goods-list.tsx';
import { CustomerKinds } from './customer-kinds.tsx';
import { FiveSteps } from './five-steps.tsx';
import { HomeQuestions } from './home-questions.tsx';
import { organisation } from './organisation.ts';
import { PriceExplained } from './price-explained.tsx';
import { ThreeWays } from './three-ways.tsx';
import { YourData } from './your-data.tsx';

/** Everything below the first screen of the home page. */
export function HomeBelow() {
  const { url } = useSite();
  return (
    <>
      <JsonLd data={organisation(url)} />
      <BoughtGoodsList />
      <ThreeWays />
      <FiveSteps />
      <PriceExplained />
      <YourData />
      <CustomerKinds />
      <HomeQuestions />
    </>
  );
}
