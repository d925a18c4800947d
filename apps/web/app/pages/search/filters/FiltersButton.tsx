import { Trans } from "@lingui/react/macro";
import { FiltersIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Suspense, useState } from "react";
import { lazyPart } from "#web/hydration/lazyPart.ts";
import type { FilterFieldsProps } from "./FilterFields.tsx";
import * as styles from "#web/pages/search/Search.css.ts";

const FiltersSheet = lazyPart(
  async () => (await import("#web/pages/search/Search.lazy.ts")).FiltersSheet,
  "Search.lazy",
);

interface FiltersButtonProps extends FilterFieldsProps {
  /** Number of active filters. */
  activeCount: number;
  total: number;
  isBusy: boolean;
}

/** Opens the filters on narrow screens: in a bottom sheet, or without JavaScript at an anchor in the page. */
export function FiltersButton({ activeCount, ...sheetProps }: FiltersButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LinkButton
        href="#narrow"
        tone="neutral"
        icon={FiltersIcon}
        className={styles.filtersButton}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Trans>Filters</Trans>
        {activeCount > 0 && <span className={styles.count}>{activeCount}</span>}
      </LinkButton>
      {isOpen && (
        <Suspense>
          <FiltersSheet {...sheetProps} isOpen onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
