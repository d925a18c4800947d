import { useLingui } from "@lingui/react";
import { pageCount } from "@sayara/domain/search/paging";
import { paginationMessages } from "@sayara/i18n/components/paginationMessages";
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
      messages={{
        label: i18n._(paginationMessages.pagination),
        previous: i18n._(paginationMessages.previousPage),
        next: i18n._(paginationMessages.nextPage),
        page: (page) => i18n._({ ...paginationMessages.page, values: { page } }),
      }}
    />
  );
}
