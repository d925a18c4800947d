import type { Listing } from "@sayara/api-client/contract/search/frontendCars";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { Inline } from "@sayara/ui/Inline/Inline";
import { useServerRendered } from "@sayara/ui/hydration/useServerRendered";
import { useRef } from "react";
import { useLanguage } from "@sayara/frontend/language/useLanguage";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { carPath } from "#web/shared/addresses/carPath.ts";
import { CarCard } from "@sayara/frontend/rental/CarCard/CarCard";
import { LengthDiscounts } from "@sayara/frontend/rental/LengthDiscounts/LengthDiscounts";
import { YoungDriverNote } from "@sayara/frontend/rental/YoungDriverNote/YoungDriverNote";
import { list } from "@sayara/frontend/rental/CarCard/CarCard.css";
import { HeartButton } from "#web/shared/SavedCars/HeartButton.tsx";
import { corner } from "#web/shared/SavedCars/HeartButton.css.ts";
import { checkoutAddress } from "#web/shared/Rental/Rental.ts";
import { ListingEntry } from "./ListingEntry.tsx";
import { CompareToggle } from "#web/pages/search/compare/CompareToggle.tsx";
import { listingsKey } from "./listingsKey.ts";
import type { RentalSearch, SearchOutcome } from "#web/pages/search/SearchOutcome.ts";
import { SimilarCars } from "./SimilarCars.tsx";
import { useChoicesBeforeHydration } from "#web/pages/search/filters/useChoicesBeforeHydration.ts";
import * as styles from "#web/pages/search/Search.css.ts";

/** Maximum number of listings on the first screen. */
const FIRST_SCREEN_COUNT = 3;

interface ListingListProps {
  search: RentalSearch;
  listings: readonly Listing[];
  isBusy: boolean;
  onSearch: (search: RentalSearch) => Promise<SearchOutcome>;
}

/** Shows the listings of one page, each with the line items of its total. */
export function ListingList({ search, listings, isBusy, onSearch }: ListingListProps) {
  "use memo";
  const { language } = useLanguage();
  const { commission, timeZone, paginationMode } = useSettings();
  // Infinite scroll loads the next cars near the end of the list, so the list's height must be exact.
  const defersLayout = useServerRendered() && paginationMode !== "infiniteScroll";
  const cards = useRef<HTMLOListElement>(null);
  useChoicesBeforeHydration(cards);
  const from = wallClockToInstant(search.from, timeZone);
  const to = wallClockToInstant(search.to, timeZone);
  const rentalOf = ({ car, pickupLocation }: Listing) => ({
    car: car.slug,
    pickup: pickupLocation.slug,
    dropoff: search.dropOff ?? pickupLocation.slug,
    from: search.from,
    to: search.to,
    age: search.driverAge,
  });
  const noteOf = ({ car, days, youngDriver }: Listing) => {
    const fee = search.driverAge === null && youngDriver;
    // Without a note the card has more room for its included options.
    if (!fee && !car.discounts.some(({ percentage }) => percentage > 0)) return null;
    return (
      <Inline gap="sm">
        {fee && <YoungDriverNote fee={fee} />}
        <LengthDiscounts discounts={car.discounts} days={days} isShort />
      </Inline>
    );
  };
  const cardOf = (listing: Listing) => (
    <CarCard
      listing={listing}
      quote={quoteRental({ car: listing.car, from, to, fees: listing.fees, commission, timeZone })}
      href={checkoutAddress(rentalOf(listing))}
      note={noteOf(listing)}
      corner={
        <div className={corner}>
          <HeartButton
            rental={rentalOf(listing)}
            name={`${listing.car.name}, ${listing.car.supplier.name}`}
          />
          <CompareToggle car={listing.car} />
        </div>
      }
      carHref={carPath({
        car: listing.car.slug,
        place: listing.pickupLocation.slug,
        dropOff: search.dropOff,
        from: search.from,
        to: search.to,
        driverAge: search.driverAge,
      })}
    />
  );
  return (
    <ol ref={cards} className={`${list} ${styles.listings} ${isBusy ? styles.busy : ""}`}>
      {listings.map((listing, index) => (
        <ListingEntry
          key={listing.car.id}
          listing={listing}
          isDeferred={defersLayout && index >= FIRST_SCREEN_COUNT}
        >
          {cardOf(listing)}
          <SimilarCars
            // A new search or language reloads the similar cars.
            key={`${language} ${listingsKey(search)}`}
            listing={listing}
            search={search}
            onSearch={onSearch}
            renderListings={(similar) => (
              <ul className={list}>
                {similar.map((each) => (
                  <li key={each.car.id} data-panels={each.car.slug}>
                    {cardOf(each)}
                  </li>
                ))}
              </ul>
            )}
          />
        </ListingEntry>
      ))}
    </ol>
  );
}
