import { Trans } from "@lingui/react/macro";
import { FiltersIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Suspense, lazy, useState } from "react";
import type { FilterFieldsProps } from "./FilterFields.tsx";
import * as styles from "./Search.css.ts";

const importSheet = () =>
  import("./FiltersSheet.tsx").then(({ FiltersSheet }) => ({ default: FiltersSheet }));
const FiltersSheet = lazy(importSheet);

interface FiltersButtonProps extends FilterFieldsProps {
  /** How many choices narrow the list. */
  active: number;
  total: number;
  isBusy: boolean;
}

/** On narrow screens the filters are behind this: a sheet, or without scripts the filters' own place in the page. */
export function FiltersButton({ active, ...sheet }: FiltersButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LinkButton
        href="#narrow"
        tone="neutral"
        icon={FiltersIcon}
        className={styles.filtersButton}
        onPointerEnter={() => void importSheet()}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Trans>Filters</Trans>
        {active > 0 && <span className={styles.count}>{active}</span>}
      </LinkButton>
      {isOpen && (
        <Suspense>
          <FiltersSheet {...sheet} isOpen onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
