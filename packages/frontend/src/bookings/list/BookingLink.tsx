import type { Booking } from "@sayara/domain/booking/Booking";
import { Link } from "react-router";
import { CarPicture } from "@sayara/frontend/rental/CarPicture/CarPicture";
import { useBookingsPaths } from "../BookingsBase.ts";
import * as styles from "./BookingTable.css.ts";

/** Links the car and the reference to the booking. */
export function BookingLink({ booking: { id, car, reference } }: { booking: Booking }) {
  const { pathOf } = useBookingsPaths();
  return (
    <Link to={pathOf({ id })} className={styles.link}>
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
