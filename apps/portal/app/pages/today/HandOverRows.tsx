import type { DayBooking } from "@sayara/api-client/contract/suppliers/staffDay";
import { DayRows, type DayRowsProps } from "./DayRows.tsx";
import { HandOverRow, type HandOverRowProps } from "./HandOverRow.tsx";

interface HandOverRowsProps
  extends Omit<DayRowsProps, "children">, Pick<HandOverRowProps, "kind" | "isOverdue" | "isLate"> {
  /** Returns the return that a pick-up awaits. */
  awaitedFor: (booking: DayBooking) => HandOverRowProps["awaited"];
  decisionsFor: (booking: DayBooking) => HandOverRowProps["decisions"];
}

/** A list of pick-ups or drop-offs of the day; nothing if it is empty. */
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
