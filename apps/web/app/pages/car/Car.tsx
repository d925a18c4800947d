import { planFigures } from "@sayara/domain/car/planFigures";
import { IslandBoundary } from "#web/hydration/IslandBoundary.tsx";
import { lazyIsland } from "#web/hydration/lazyIsland.ts";
import { PlanStrip } from "@sayara/frontend/rental/PlanStrip/PlanStrip";
import { container } from "@sayara/frontend/layout/container.css";
import type { CarData } from "./Car.load.ts";
import { CarGallery } from "./CarGallery.tsx";
import { CarHead } from "./CarHead.tsx";
import { CarIntroduction } from "./CarIntroduction.tsx";
import { PricePanel } from "./price/PricePanel.tsx";
import * as styles from "./Car.css.ts";

// Rendered by the server and hydrated at the first interaction. Their links work before hydration.
const loadDays = async () => (await import("./Car.lazy.ts")).PricesByPickUpDay;
const PricesByPickUpDay = import.meta.env.SSR ? await loadDays() : lazyIsland(loadDays, "Car.lazy");
const loadSaveCar = async () => (await import("./Car.lazy.ts")).SaveCar;
const SaveCar = import.meta.env.SSR ? await loadSaveCar() : lazyIsland(loadSaveCar, "Car.lazy");
const loadDetails = async () => (await import("./Car.lazy.ts")).CarDetails;
const CarDetails = import.meta.env.SSR ? await loadDetails() : lazyIsland(loadDetails, "Car.lazy");
const loadOthers = async () => (await import("./Car.lazy.ts")).OtherCars;
const OtherCars = import.meta.env.SSR ? await loadOthers() : lazyIsland(loadOthers, "Car.lazy");

export interface CarProps extends CarData {
  isBusy: boolean;
}

/** The page of a car: its price for the dates, costs to plan for, conditions, agency and meeting place. */
export function Car({ isBusy, ...page }: CarProps) {
  const { car, price } = page;
  const quote = price.state === "quoted" ? price.quote : null;
  return (
    <article className={`${container} ${styles.page}`} aria-labelledby="car-name">
      <CarHead {...page} />
      <div className={styles.columns}>
        <div className={styles.introduction}>
          <CarIntroduction
            car={car}
            place={page.place}
            corner={
              <IslandBoundary>
                <SaveCar {...page} />
              </IslandBoundary>
            }
          />
          {page.photos.length > 0 && <CarGallery photos={page.photos} carName={car.name} />}
          <PlanStrip figures={planFigures(car, quote)} />
          <IslandBoundary>
            <PricesByPickUpDay {...page} />
          </IslandBoundary>
        </div>
        <PricePanel {...page} isBusy={isBusy} />
        <div className={styles.details}>
          <IslandBoundary>
            <CarDetails {...page} />
          </IslandBoundary>
        </div>
      </div>
      <IslandBoundary>
        <OtherCars {...page} />
      </IslandBoundary>
    </article>
  );
}
