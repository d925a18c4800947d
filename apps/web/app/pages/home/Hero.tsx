import { Trans } from "@lingui/react/macro";
import type { Location } from "@sayara/domain/location/Location";
import { emptySearch } from "@sayara/domain/search/SearchState";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { WallClock } from "@sayara/domain/time/WallClock";
import { ZelligePattern } from "@sayara/ui/ZelligePattern/ZelligePattern";
import { Suspense } from "react";
import { lazyIsland } from "#web/hydration/lazyIsland.ts";
import { SearchForm } from "#web/shared/SearchForm/SearchForm.tsx";
import { container } from "#web/shared/SiteFrame/container.css.ts";
import * as styles from "./Hero.css.ts";

const loadHeroScene = async () => (await import("./HeroScene.tsx")).HeroScene;
const HeroScene = import.meta.env.SSR ? await loadHeroScene() : lazyIsland(loadHeroScene);

interface HeroProps {
  places: readonly Location[];
  dates: { from: WallClock; to: WallClock };
  today: CalendarDate;
}

/** Title, introduction and the search form. */
export function Hero({ places, dates, today }: HeroProps) {
  return (
    <section className={styles.hero}>
      <ZelligePattern className={styles.tiles} />
      <div className={`${container} ${styles.inner}`}>
        <div className={styles.words}>
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
        <Suspense fallback={<div className={styles.stage} />}>
          <HeroScene />
        </Suspense>
        <div className={styles.form}>
          <SearchForm search={emptySearch} places={places} dates={dates} today={today} />
        </div>
      </div>
    </section>
  );
}
