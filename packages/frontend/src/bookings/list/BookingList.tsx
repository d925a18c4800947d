import { ownershipFor } from "@sayara/domain/booking/actions/allowedActions";
import type { Booking } from "@sayara/domain/booking/Booking";
import { viewerOf } from "@sayara/domain/booking/actions/viewerOf";
import type { User } from "@sayara/domain/user/User";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Suspense, lazy, useEffect, useRef, useState } from "react";
import { useSelection } from "@sayara/frontend/Selection/useSelection";
import { BookingCards } from "./BookingCards.tsx";
import { BookingTable } from "./BookingTable.tsx";
import { type BulkAction, possibleActions } from "../bulk/bulkPlan.ts";
import { BookingsBar } from "../bulk/BookingsBar.tsx";
import type { Bulk } from "../bulk/useBulk.ts";
import { useRowDecisions } from "./useRowDecisions.ts";

const BulkDialog = lazy(async () => ({
  default: (await import("../bulk/BulkDialog.tsx")).BulkDialog,
}));

interface BookingListProps {
  bookings: readonly Booking[];
  user: User;
  now: Date;
  bulk: Bulk;
  isWide: boolean;
  /** Reloads the list. */
  onReload: () => void;
}

/** The bookings of a page and, for staff, their selection and the bulk actions. */
export function BookingList({ bookings, user, now, bulk, isWide, onReload }: BookingListProps) {
  const selection = useSelection(bookings.map(({ id }) => id));
  const root = useRef<HTMLDivElement>(null);
  const mustFocus = useRef(false);
  const [responseCount, setResponseCount] = useState(0);
  const decisions = useRowDecisions(() => {
    setResponseCount((count) => count + 1);
    onReload();
  });
  const [dialogKind, setDialogKind] = useState<BulkAction["kind"] | null>(null);
  const agencySuspended = bookings.some((booking) => booking.agencySuspended === true);
  const isStaff = ownershipFor("changeStatus", viewerOf({ ...user, agencySuspended }).actor) !== null;
  const list = {
    bookings,
    user,
    now,
    decisions,
    onLapse: onReload,
    selection: isStaff ? selection : null,
  };
  const count = selection.selected.size;
  const selectedBookings = bookings.filter(({ id }) => selection.selected.has(id));
  const possible = possibleActions({ bookings: selectedBookings, user, now });

  function close(mayHaveChanged: boolean) {
    setDialogKind(null);
    bulk.reset();
    if (!mayHaveChanged) return;
    selection.clear();
    onReload();
    mustFocus.current = true;
  }

  // Moves focus after the dialog has closed, since the bar that opened it has been removed.
  useEffect(() => {
    if (dialogKind === null && mustFocus.current) root.current?.focus();
    mustFocus.current = false;
  }, [dialogKind]);

  // Moves focus, since the row may leave the list after the response.
  useEffect(() => {
    if (responseCount > 0) root.current?.focus();
  }, [responseCount]);

  return (
    <Stack ref={root} tabIndex={-1}>
      {isWide ? <BookingTable {...list} /> : <BookingCards {...list} />}
      {count > 0 && (
        <BookingsBar
          count={count}
          onStatus={possible.status ? () => setDialogKind("status") : null}
          onDelete={possible.delete ? () => setDialogKind("delete") : null}
          onClear={selection.clear}
        />
      )}
      {dialogKind !== null && (
        <Suspense>
          <BulkDialog
            kind={dialogKind}
            bookings={selectedBookings}
            {...{ user, now, bulk }}
            onClose={close}
          />
        </Suspense>
      )}
    </Stack>
  );
}
