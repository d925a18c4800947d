import { pageCount } from "@sayara/domain/search/paging";
import { PageLinks } from "@sayara/frontend/listing/PageLinks";
import { useBookingsPaths } from "../BookingsBase.ts";
import type { BookingsRequest } from "../BookingsRequest.ts";

interface BookingPagesProps {
  request: BookingsRequest;
  total: number;
  size: number;
}

/** Links to the pages of the list. */
export function BookingPages({ request, total, size }: BookingPagesProps) {
  const { listPath } = useBookingsPaths();
  return (
    <PageLinks
      page={request.page}
      pageCount={pageCount(total, size)}
      hrefOf={(page) => listPath({ ...request, page })}
    />
  );
}
