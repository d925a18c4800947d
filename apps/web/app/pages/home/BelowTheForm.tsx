import type { HomeData } from "./Home.load.ts";
import { DriverReview } from "./DriverReview.tsx";
import { Destinations } from "./Destinations.tsx";
import { Partners } from "./Partners.tsx";
import { PlacesSection } from "./PlacesSection.tsx";
import { Promises } from "./Promises.tsx";
import { Sizes } from "./Sizes.tsx";

/** The sections below the form: sizes, destinations, promises, a review, places, agencies. */
export function BelowTheForm({ places, countries, ranges, suppliers, review }: HomeData) {
  return (
    <>
      {ranges.length > 0 && <Sizes ranges={ranges} />}
      {countries.length > 0 && <Destinations countries={countries} />}
      <Promises />
      {review !== null && <DriverReview review={review} />}
      {places.length > 0 && <PlacesSection places={places} />}
      {suppliers.length > 0 && <Partners suppliers={suppliers} />}
    </>
  );
}
