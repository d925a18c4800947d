import type { HomeData } from "./Home.load.ts";
import { DriverReview } from "./sections/DriverReview.tsx";
import { Destinations } from "./destinations/Destinations.tsx";
import { Partners } from "./sections/Partners.tsx";
import { PlacesSection } from "./sections/PlacesSection.tsx";
import { Promises } from "./sections/Promises.tsx";
import { Sizes } from "./sections/Sizes.tsx";

/** The sections below the form: sizes, destinations, promises, a review, places, agencies. */
export function HomeSections({ places, countries, ranges, suppliers, review }: HomeData) {
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
