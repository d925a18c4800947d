import { planFigures } from "@sayara/domain/car/planFigures";
import { Suspense } from "react";
import { lazyIsland } from "#web/hydration/lazyIsland.ts";
import { PlanStrip } from "#web/shared/PlanStrip/PlanStrip.tsx";
import { container } from "#web/shared/SiteFrame/container.css.ts";
import type { CarData } from "./Car.load.ts";
import { CarHead } from "./CarHead.tsx";
import { CarIntroduction } from "./CarIntroduction.tsx";
import { PricePanel } from "./PricePanel.tsx";
import * as styles from "./Car.css.ts";

// Rendered by the server; they hydrate at the first interaction. Their links work before.
const loadDays = async () => (await import("./CarDays.tsx")).CarDays;
const CarDays = import.meta.env.SSR ? await loadDays() : lazyIsland(loadDays, "car-days");
const loadDetails = async () => (await import("./CarDetails.tsx")).CarDetails;
const CarDetails = import.meta.env.SSR ? await loadDetails() : lazyIsland(loadDetails, "car-details");
const loadOthers = async () => (await import("./OtherCars.tsx")).OtherCars;
const OtherCars = import.meta.env.SSR ? await loadOthers() : lazyIsland(loadOthers, "other-cars");

export interface CarProps extends CarData {
  isBusy: boolean;
}

/** One car: its price for the dates, what to plan for, every condition, its agency and where to meet it. */
export function Car({ isBusy, ...page }: CarProps) {
  const { car, price } = page;
  const quote = price.state === "quoted" ? price.quote : null;
  return (
    <article className={`${container} ${styles.page}`} aria-labelledby="car-name">
      <CarHead {...page} />
      <div className={styles.columns}>
        <div className={styles.introduction}>
          <CarIntroduction car={car} place={page.place} />
          <PlanStrip figures={planFigures(car, quote)} />
          <Suspense>
            <CarDays {...page} />
          </Suspense>
        </div>
        <PricePanel {...page} isBusy={isBusy} />
        <div className={styles.rest}>
          <Suspense>
            <CarDetails {...page} />
          </Suspense>
        </div>
      </div>
      <Suspense>
        <OtherCars {...page} />
      </Suspense>
    </article>
  );
}
