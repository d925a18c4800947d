import { Trans } from "@lingui/react/macro";
import { moveDates } from "@sayara/domain/search/moveDates";
import { Heading } from "@sayara/ui/Heading/Heading";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { carPath } from "#web/shared/addresses/carPath.ts";
import { PriceStrip } from "#web/shared/PriceStrip/PriceStrip.tsx";
import { daysBetween } from "#web/shared/SearchForm/daysBetween.ts";
import type { CarData } from "#web/pages/car/Car.load.ts";
import * as styles from "#web/pages/car/Car.css.ts";

/** Shows the car's total by pick-up day, for a rental of the same length. Choosing a day moves the dates. */
export function PricesByPickUpDay({ car, place, dropOff, driverAge, dates, formDates, calendar }: CarData) {
  const formats = useFormats();
  const { timeZone } = useSettings();
  if (calendar.every(({ total }) => total === null)) return null;
  const length = formats.days(daysBetween(formDates, timeZone));
  return (
    <div className={styles.days}>
      <Heading level={2} size="md">
        <Trans>{length} from a different pick-up day</Trans>
      </Heading>
      <PriceStrip
        days={calendar}
        chosen={dates && dates.from.slice(0, 10)}
        addressOf={(day) =>
          carPath({
            car: car.slug,
            place: place?.slug ?? null,
            dropOff,
            driverAge,
            ...moveDates(formDates, day),
          })
        }
      />
    </div>
  );
}
