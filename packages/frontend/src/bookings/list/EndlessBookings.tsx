import { Trans } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { pageCount } from "@sayara/domain/search/paging";
import { Button } from "@sayara/ui/Button/Button";
import { type ReactNode, useEffect, useRef } from "react";
import { useInfiniteList } from "@sayara/frontend/listing/useInfiniteList";
import { BookingPages } from "./BookingPages.tsx";
import type { BookingsRequest } from "../BookingsRequest.ts";

/**
 * Maximum number of bookings in the list, equal to the limit of a bulk action. Beyond it, the list has
 * numbered pages.
 */
const MAXIMUM_ROWS = 200;

interface EndlessBookingsProps {
  /** Bookings of the first page. */
  bookings: readonly Booking[];
  request: BookingsRequest;
  total: number;
  /** Rows per page. */
  size: number;
  /** Loads a page. Returns null on failure. */
  onLoadMore: (request: BookingsRequest) => Promise<readonly Booking[] | null>;
  /** Renders all loaded bookings as one list. */
  children: (bookings: readonly Booking[]) => ReactNode;
}

/** Shows the pages loaded so far as one list. Moves focus from the button to the first new booking. */
export function EndlessBookings({
  bookings,
  request,
  total,
  size,
  onLoadMore,
  children,
}: EndlessBookingsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { items, isLoading, isComplete, load, end, focused } = useInfiniteList<Booking>({
    first: request.page,
    last: pageCount(total, size),
    shown: bookings,
    onLoad: (page) => onLoadMore({ ...request, page }),
  });
  const allBookings = [...bookings, ...items];
  const isFull = allBookings.length + size > MAXIMUM_ROWS;

  useEffect(() => {
    if (focused === null) return;
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    links.find(({ search }) => new URLSearchParams(search).get("b") === focused)?.focus();
  }, [focused]);

  return (
    <>
      <div ref={list}>{children(allBookings)}</div>
      {!isComplete && !isFull && (
        <div ref={end}>
          <Button block tone="soft" aria-busy={isLoading} onClick={load}>
            <Trans>Show more bookings</Trans>
          </Button>
        </div>
      )}
      {!isComplete && isFull && <BookingPages request={request} total={total} size={size} />}
    </>
  );
}
