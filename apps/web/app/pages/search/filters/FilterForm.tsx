import { Trans } from "@lingui/react/macro";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { Button } from "@sayara/ui/Button/Button";
import type { ReactNode } from "react";

export const filterFormId = "filters";

interface FilterFormProps {
  search: SearchState;
  children: ReactNode;
}

/**
 * The filters as a form. Without JavaScript its button submits them; with JavaScript every change is applied at once.
 * The sort select belongs to the form through its `form` attribute.
 */
export function FilterForm({ search, children }: FilterFormProps) {
  return (
    <form
      id={filterFormId}
      method="get"
      action={search.place === null ? "/search" : `/search/${search.place}`}
    >
      <input type="hidden" name="from" value={search.from ?? ""} />
      <input type="hidden" name="to" value={search.to ?? ""} />
      {search.dropOff !== null && <input type="hidden" name="dropOff" value={search.dropOff} />}
      {search.driverAge !== null && <input type="hidden" name="age" value={search.driverAge} />}
      {children}
      <noscript>
        <Button type="submit" block>
          <Trans>Show the cars</Trans>
        </Button>
      </noscript>
    </form>
  );
}
