import { Trans } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { SelectionBox } from "#web/shared/Selection/SelectionBox.tsx";
import type { Selection } from "#web/shared/Selection/useSelection.ts";

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
