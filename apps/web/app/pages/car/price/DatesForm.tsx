import { useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { useRef } from "react";
import { Form } from "react-router";
import { carPath } from "#web/shared/addresses/carPath.ts";
import { RentalDatesField } from "#web/shared/SearchForm/RentalDatesField.tsx";
import type { CarData } from "#web/pages/car/Car.load.ts";
import * as styles from "#web/pages/car/Car.css.ts";

type DatesFormProps = Pick<
  CarData,
  "car" | "locations" | "place" | "dropOff" | "driverAge" | "dates" | "formDates" | "today"
>;

/** Form for the pick-up place (one of the car's) and the dates. Works without JavaScript. */
export function DatesForm({
  car,
  locations,
  place,
  dropOff,
  driverAge,
  dates,
  formDates,
  today,
}: DatesFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  // Uses the place currently selected in the form, even before it is submitted.
  function priced() {
    const placeSlug = String(new FormData(form.current ?? undefined).get("place") ?? "");
    return placeSlug === "" ? null : { place: placeSlug, dropOff, driverAge, car: car.slug };
  }
  return (
    <Form
      ref={form}
      method="get"
      action={carPath({ car: car.slug })}
      className={styles.dates}
      preventScrollReset
    >
      {locations.length > 1 ? (
        <SelectField key={place?.slug} label={t`Pick-up place`} name="place" defaultValue={place?.slug ?? ""}>
          {locations.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : (
        <input type="hidden" name="place" value={place?.slug ?? ""} />
      )}
      {dropOff !== null && <input type="hidden" name="dropOff" value={dropOff} />}
      {driverAge !== null && <input type="hidden" name="age" value={driverAge} />}
      <RentalDatesField dates={formDates} today={today} getPriceRequest={priced} />
      <Button type="submit" block tone={dates === null ? "primary" : "neutral"}>
        {dates === null ? t`See the total` : t`Change the dates`}
      </Button>
    </Form>
  );
}
