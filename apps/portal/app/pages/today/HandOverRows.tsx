import type { DayBooking } from "@sayara/api-client/contract/suppliers/staffDay";
import { DayRows, type DayRowsProps } from "./DayRows.tsx";
import { HandOverRow, type HandOverRowProps } from "./HandOverRow.tsx";

interface HandOverRowsProps
  extends Omit<DayRowsProps, "children">, Pick<HandOverRowProps, "kind" | "isOverdue" | "isLate"> {
  /** Returns the return that a pick-up has to wait for. */
  awaitedFor: (booking: DayBooking) => HandOverRowProps["awaited"];
  decisionsFor: (booking: DayBooking) => HandOverRowProps["decisions"];
}

/** A list of the day's pick-ups or drop-offs. Renders nothing if it is empty. */
export function HandOverRows({
  kind,
  isOverdue = false,
  isLate = false,
  awaitedFor,
  decisionsFor,
  ...list
}: HandOverRowsProps) {
  return (
    <DayRows {...list}>
      {(booking) => (
        <HandOverRow
          key={booking.id}
          booking={booking}
          kind={kind}
          isOverdue={isOverdue}
          isLate={isLate}
          awaited={kind === "pickUp" ? awaitedFor(booking) : null}
          decisions={decisionsFor(booking)}
        />
      )}
    </DayRows>
  );
}
