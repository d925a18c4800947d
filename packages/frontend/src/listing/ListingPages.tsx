import { PAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import { pageCount } from "@sayara/domain/search/paging";
import { PageLinks } from "@sayara/frontend/listing/PageLinks";
import { type ListingRequest, listingAddress } from "@sayara/frontend/listing/ListingRequest";

interface ListingPagesProps {
  path: string;
  request: ListingRequest;
  total: number;
}

/** Links to the pages of a list with 30 entries per page. */
export function ListingPages({ path, request, total }: ListingPagesProps) {
  return (
    <PageLinks
      page={request.page}
      pageCount={pageCount(total, PAGE_SIZE)}
      hrefOf={(page) => listingAddress(path, { ...request, page })}
    />
  );
}
