import { Trans } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { SelectionBox } from "@sayara/frontend/Selection/SelectionBox";
import type { Selection } from "@sayara/frontend/Selection/useSelection";

/** Checkbox that selects a booking. */
export function BookingCheckbox({ booking, selection }: { booking: Booking; selection: Selection }) {
  const { id, reference, car } = booking;
  const name = car.name;
  return (
    <SelectionBox id={id} selection={selection}>
      <Trans>
        Select {name}, {reference}
      </Trans>
    </SelectionBox>
  );
}
