import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { MAX_COMPARED_CARS } from "@sayara/domain/config/businessDefaults";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { lazy, Suspense } from "react";
import { CompareBar } from "./CompareBar.tsx";
import type { ComparedCar } from "./loadComparedCar.ts";
import { rentalKey } from "#web/pages/search/address/rentalKey.ts";
import type { RentalSearch } from "#web/pages/search/SearchOutcome.ts";
import type { useComparison } from "./useComparison.ts";

const Comparison = lazy(async () => ({ default: (await import("./Comparison.tsx")).Comparison }));

export interface CompareDockProps {
  search: RentalSearch;
  /** The chosen cars, and whether their comparison is open. */
  pendingSearch: Pick<SearchState, "compared" | "isComparing">;
  comparison: ReturnType<typeof useComparison>;
  onLoadCar: (slug: string) => Promise<ComparedCar>;
}

/** The comparison's bar and dialog. Announces each choice. Loaded once a car is chosen. */
export function CompareDock({ search, pendingSearch, comparison, onLoadCar }: CompareDockProps) {
  const { t } = useLingui();
  const { compared, isComparing } = pendingSearch;
  const status = comparison.isRefused
    ? t`${MAX_COMPARED_CARS} cars at most: remove one first`
    : t`${plural(compared.length, { one: `# of ${MAX_COMPARED_CARS} cars`, other: `# of ${MAX_COMPARED_CARS} cars` })}`;
  return (
    <>
      <CompareBar
        search={{ ...search, compared, isComparing: false }}
        status={status}
        onClear={comparison.onClear}
      />
      {isComparing && (
        <Suspense>
          <Comparison
            key={rentalKey(search)}
            search={search}
            compared={compared}
            onLoadCar={onLoadCar}
            onRemove={comparison.onRemove}
            onClose={comparison.onClose}
          />
        </Suspense>
      )}
    </>
  );
}
