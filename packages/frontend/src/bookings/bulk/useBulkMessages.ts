import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { BulkAction } from "./bulkPlan.ts";

/** Returns the texts of bulk actions. */
export function useBulkMessages() {
  const { t } = useLingui();
  return {
    /** Label of the button that starts the action. */
    button(action: BulkAction, count: number): string {
      if (action.kind === "delete")
        return t`${plural(count, { one: "Delete # booking", other: "Delete # bookings" })}`;
      switch (action.status) {
        case "reserved":
          return t`${plural(count, { one: "Confirm # booking", other: "Confirm # bookings" })}`;
        case "paid":
          return t`${plural(count, { one: "Record # payment", other: "Record # payments" })}`;
        case "cancelled":
          return t`${plural(count, { one: "Cancel # booking", other: "Cancel # bookings" })}`;
      }
    },
    /** States how many of the selected bookings can change to a status. */
    share: (count: number, all: number): string =>
      count === 0 ? t`Possible for none of them` : t`Possible for ${count} of ${all}`,
    reportTitle(done: number, all: number): string {
      if (done === all)
        return t`${plural(done, { one: "# booking is changed", other: "All # bookings are changed" })}`;
      if (done === 0) return t`No booking was changed`;
      return t`${done} of ${all} bookings are changed`;
    },
  };
}
