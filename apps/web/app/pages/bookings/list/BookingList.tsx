import { ownershipFor } from "@sayara/domain/booking/actions/allowedActions";
import type { Booking } from "@sayara/domain/booking/Booking";
import { viewerOf } from "@sayara/domain/booking/actions/viewerOf";
import type { User } from "@sayara/domain/user/User";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Suspense, lazy, useEffect, useRef, useState } from "react";
import { useSelection } from "#web/shared/Selection/useSelection.ts";
import { BookingCards } from "./BookingCards.tsx";
import { BookingTable } from "./BookingTable.tsx";
import { type BulkAction, possibleActions } from "#web/pages/bookings/bulk/bulkPlan.ts";
import { BookingsBar } from "#web/pages/bookings/bulk/BookingsBar.tsx";
import type { Bulk } from "#web/pages/bookings/bulk/useBulk.ts";
import { useRowDesk } from "./useRowDesk.ts";

const BulkDialog = lazy(async () => ({
  default: (await import("#web/pages/bookings/bulk/BulkDialog.tsx")).BulkDialog,
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
  const top = useRef<HTMLDivElement>(null);
  const isEnded = useRef(false);
  const [answers, setResponses] = useState(0);
  const desk = useRowDesk(() => {
    setResponses((count) => count + 1);
    onReload();
  });
  const [asked, setAsked] = useState<BulkAction["kind"] | null>(null);
  const agencySuspended = bookings.some((booking) => booking.agencySuspended === true);
  const isStaff = ownershipFor("changeStatus", viewerOf({ ...user, agencySuspended }).actor) !== null;
  const list = {
    bookings,
    user,
    now,
    desk,
    onLapse: onReload,
    selection: isStaff ? selection : null,
  };
  const count = selection.selected.size;
  const chosen = bookings.filter(({ id }) => selection.selected.has(id));
  const may = possibleActions({ bookings: chosen, user, now });

  function close(isDone: boolean) {
    setAsked(null);
    bulk.reset();
    if (!isDone) return;
    selection.clear();
    onReload();
    isEnded.current = true;
  }

  // Moves focus after the dialog has closed, since the bar that opened it is gone.
  useEffect(() => {
    if (asked === null && isEnded.current) top.current?.focus();
    isEnded.current = false;
  }, [asked]);

  // Moves focus, since the row may leave the list after the response.
  useEffect(() => {
    if (answers > 0) top.current?.focus();
  }, [answers]);

  return (
    <Stack ref={top} tabIndex={-1}>
      {isWide ? <BookingTable {...list} /> : <BookingCards {...list} />}
      {count > 0 && (
        <BookingsBar
          count={count}
          onStatus={may.status ? () => setAsked("status") : null}
          onDelete={may.delete ? () => setAsked("delete") : null}
          onClear={selection.clear}
        />
      )}
      {asked !== null && (
        <Suspense>
          <BulkDialog kind={asked} bookings={chosen} {...{ user, now, bulk }} onClose={close} />
        </Suspense>
      )}
    </Stack>
  );
}
