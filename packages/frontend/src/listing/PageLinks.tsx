import { useLingui } from "@lingui/react";
import { paginationMessages } from "@sayara/i18n/components/paginationMessages";
import { Pagination, type PaginationProps } from "@sayara/ui/Pagination/Pagination";
import { Link } from "react-router";

/** Links to the pages of a list, opened by the router. */
export function PageLinks(props: Pick<PaginationProps, "page" | "pageCount" | "hrefOf">) {
  const { i18n } = useLingui();
  return (
    <Pagination
      {...props}
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
