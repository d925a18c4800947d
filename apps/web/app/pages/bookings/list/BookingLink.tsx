import type { Booking } from "@sayara/domain/booking/Booking";
import { Link } from "react-router";
import { bookingPath } from "#web/shared/addresses/bookingPath.ts";
import { CarPicture } from "#web/shared/CarCard/CarPicture.tsx";
import * as styles from "./BookingTable.css.ts";

/** Links the car and the reference to the booking. */
export function BookingLink({ booking: { id, car, reference } }: { booking: Booking }) {
  return (
    <Link to={bookingPath({ id })} className={styles.link}>
      <div className={styles.picture}>
        <CarPicture car={car} />
      </div>
      <span className={styles.linkText}>
        <span className={styles.carName}>{car.name}</span>{" "}
        <span className={styles.reference}>{reference}</span>
      </span>
    </Link>
  );
}
