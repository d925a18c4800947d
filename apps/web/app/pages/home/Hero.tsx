import { Trans } from "@lingui/react/macro";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { ZelligePattern } from "@sayara/ui/ZelligePattern/ZelligePattern";
import { IslandBoundary } from "#web/hydration/IslandBoundary.tsx";
import { lazyIsland } from "#web/hydration/lazyIsland.ts";
import { SearchForm } from "#web/shared/SearchForm/SearchForm.tsx";
import { container } from "@sayara/frontend/layout/container.css";
import type { HomeData } from "./Home.load.ts";
import * as styles from "./Hero.css.ts";

const loadHeroScene = async () => (await import("./Home.lazy.ts")).HeroScene;
const HeroScene = import.meta.env.SSR ? await loadHeroScene() : lazyIsland(loadHeroScene, "Home.lazy");

/** Title, introduction and the search form. */
export function Hero({
  places,
  dates,
  today,
  initialPlaces,
}: Pick<HomeData, "places" | "dates" | "today" | "initialPlaces">) {
  return (
    <section className={styles.hero}>
      <ZelligePattern className={styles.tiles} />
      <div className={`${container} ${styles.inner}`}>
        <div className={styles.text}>
          <h1 className={styles.title}>
            <Trans>Your car in Tunisia, at the price you see</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>
              Local agencies side by side, from Tabarka to Tozeur. One total for your whole stay, itemised
              line by line.
            </Trans>
          </p>
        </div>
        <IslandBoundary fallback={<div className={styles.stage} />}>
          <HeroScene />
        </IslandBoundary>
        <div className={styles.form}>
          <SearchForm
            search={{ ...emptySearch, ...initialPlaces }}
            places={places}
            dates={dates}
            today={today}
          />
        </div>
      </div>
    </section>
  );
}
