import { useLingui } from "@lingui/react/macro";
import { IslandBoundary } from "#web/hydration/IslandBoundary.tsx";
import { lazyIsland } from "#web/hydration/lazyIsland.ts";
import { useSite } from "@sayara/frontend/request/Site";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { StructuredData } from "#web/shared/PageHead/StructuredData.tsx";
import { homeStructuredData } from "./homeStructuredData.ts";
import { Hero } from "./Hero.tsx";
import type { HomeData } from "./Home.load.ts";

const loadHomeSections = async () => (await import("./Home.lazy.ts")).HomeSections;
const HomeSections = import.meta.env.SSR
  ? await loadHomeSections()
  : lazyIsland(loadHomeSections, "Home.lazy");

/** Home page: the search form, then destinations, sizes, agencies and places. */
export function Home(data: HomeData) {
  const { t } = useLingui();
  const site = useSite();
  return (
    <>
      <PageHead
        title={t`Car rental in Tunisia`}
        description={t`Compare the cars of Tunisian agencies by their total price. Deposit, fuel and mileage are clear before you book.`}
        path="/"
      />
      <StructuredData data={import.meta.env.SSR ? homeStructuredData(site) : null} />
      <Hero {...data} />
      <IslandBoundary>
        <HomeSections {...data} />
      </IslandBoundary>
    </>
  );
}
