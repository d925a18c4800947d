import type { Booking } from "@sayara/domain/booking/Booking";
import type { UserType } from "@sayara/domain/user/UserType";
import { Text } from "@sayara/ui/Text/Text";
import { useDriverName } from "@sayara/frontend/rental/useDriverName";

/** Shows the other party: the agency for a driver, the driver for staff, both for an admin. */
export function BookingParty({ booking, userType }: { booking: Booking; userType: UserType }) {
  const driverName = useDriverName();
  const { driver, supplier } = booking;
  if (userType === "user") return <Text as="span">{supplier.name}</Text>;
  return (
    <>
      <Text as="div">{driverName(driver.fullName)}</Text>
      {userType === "admin" && (
        <Text as="div" size="sm" tone="muted">
          {supplier.name}
        </Text>
      )}
    </>
  );
}
