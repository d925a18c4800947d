import { useLingui } from "@lingui/react/macro";
import { PAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import { pageCount } from "@sayara/domain/search/paging";
import { paginationMessages } from "@sayara/i18n/components/paginationMessages";
import { Pagination } from "@sayara/ui/Pagination/Pagination";
import { Link } from "react-router";
import { type ListingRequest, listingAddress } from "./ListingRequest.ts";

interface ListingPagesProps {
  path: string;
  request: ListingRequest;
  total: number;
}

/** Links to the pages of a list with 30 entries per page. */
export function ListingPages({ path, request, total }: ListingPagesProps) {
  const { i18n } = useLingui();
  return (
    <Pagination
      page={request.page}
      pageCount={pageCount(total, PAGE_SIZE)}
      hrefOf={(page) => listingAddress(path, { ...request, page })}
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
