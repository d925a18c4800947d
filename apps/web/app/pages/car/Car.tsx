import { planFigures } from "@sayara/domain/car/planFigures";
import { PlanStrip } from "#web/shared/PlanStrip/PlanStrip.tsx";
import { container } from "#web/shared/SiteFrame/container.css.ts";
import { AgencySection } from "./AgencySection.tsx";
import type { CarData } from "./Car.load.ts";
import { CarDays } from "./CarDays.tsx";
import { CarHead } from "./CarHead.tsx";
import { CarIntroduction } from "./CarIntroduction.tsx";
import { ConditionsSection } from "./ConditionsSection.tsx";
import { MeetingSection } from "./MeetingSection.tsx";
import { OptionsSection } from "./OptionsSection.tsx";
import { OtherCars } from "./OtherCars.tsx";
import { PricePanel } from "./PricePanel.tsx";
import * as styles from "./Car.css.ts";

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
          <CarDays {...page} />
        </div>
        <PricePanel {...page} isBusy={isBusy} />
        <div className={styles.rest}>
          <ConditionsSection car={car} />
          <OptionsSection car={car} />
          <MeetingSection {...page} />
          <AgencySection {...page} />
        </div>
      </div>
      <OtherCars {...page} />
    </article>
  );
}
