import { useLingui } from "@lingui/react";
import { pageCount } from "@sayara/domain/search/paging";
import { paginationWords } from "@sayara/i18n/components/paginationWords";
import { Pagination } from "@sayara/ui/Pagination/Pagination";
import { Link } from "react-router";
import { bookingsAddress, type BookingsRequest } from "#web/pages/bookings/BookingsRequest.ts";

interface BookingPagesProps {
  request: BookingsRequest;
  total: number;
  size: number;
}

/** Links to the pages of the list. */
export function BookingPages({ request, total, size }: BookingPagesProps) {
  const { i18n } = useLingui();
  return (
    <Pagination
      page={request.page}
      pageCount={pageCount(total, size)}
      hrefOf={(page) => bookingsAddress({ ...request, page })}
      renderLinkTo={(href) => <Link to={href} />}
      words={{
        label: i18n._(paginationWords.pagination),
        previous: i18n._(paginationWords.previousPage),
        next: i18n._(paginationWords.nextPage),
        page: (page) => i18n._({ ...paginationWords.page, values: { page } }),
      }}
    />
  );
}
