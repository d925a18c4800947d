import type { CarOffer } from "@sayara/api-client/contract/search/frontendCars";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { useSettings } from "#web/marketplace/SettingsContext.ts";
import { CarCard } from "#web/shared/CarCard/CarCard.tsx";
import { list } from "#web/shared/CarCard/CarCard.css.ts";
import { checkoutAddress } from "#web/shared/RentalAddress/rentalAddress.ts";
import type { DatedSearch } from "./SearchOutcome.ts";
import * as styles from "./Search.css.ts";

interface OfferListProps {
  search: DatedSearch;
  offers: readonly CarOffer[];
  isBusy: boolean;
}

/** The cars of one page, each with the lines of its total. */
export function OfferList({ search, offers, isBusy }: OfferListProps) {
  "use memo";
  const { commission, timeZone } = useSettings();
  const from = wallClockToInstant(search.from, timeZone);
  const to = wallClockToInstant(search.to, timeZone);
  return (
    <ol className={isBusy ? `${list} ${styles.busy}` : list}>
      {offers.map((offer) => (
        <li key={offer.car.id}>
          <CarCard
            offer={offer}
            quote={quoteRental({ car: offer.car, from, to, commission, timeZone })}
            href={checkoutAddress({
              car: offer.car.slug,
              pickup: offer.pickupLocation.slug,
              dropoff: search.dropOff ?? offer.pickupLocation.slug,
              from: search.from,
              to: search.to,
            })}
          />
        </li>
      ))}
    </ol>
  );
}
