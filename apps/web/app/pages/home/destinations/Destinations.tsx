import { Trans } from "@lingui/react/macro";
import { container } from "@sayara/frontend/layout/container.css";
import { CountryTabs } from "./CountryTabs.tsx";
import { DestinationGrid } from "./DestinationGrid.tsx";
import type { HomeCountry } from "#web/pages/home/Home.load.ts";
import { SectionHead } from "#web/pages/home/sections/SectionHead.tsx";
import { section } from "#web/pages/home/Home.css.ts";

/** Destinations, with a tab for each country that has at least four. */
export function Destinations({ countries }: { countries: readonly HomeCountry[] }) {
  const [first, ...others] = countries;
  if (first === undefined) return null;
  return (
    <section className={`${container} ${section}`}>
      <SectionHead title={<Trans>Where will you go?</Trans>}>
        <Trans>Choose a place to see the cars waiting there.</Trans>
      </SectionHead>
      {others.length === 0 ? (
        <DestinationGrid destinations={first.destinations} />
      ) : (
        <CountryTabs countries={countries} />
      )}
    </section>
  );
}
