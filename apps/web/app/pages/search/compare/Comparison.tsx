import { Trans, useLingui } from "@lingui/react/macro";
import { componentMessages } from "@sayara/i18n/components/componentMessages";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { useRef } from "react";
import { ComparisonTable } from "./ComparisonTable.tsx";
import type { ComparedCar } from "./loadComparedCar.ts";
import type { RentalSearch } from "#web/pages/search/SearchOutcome.ts";
import { useComparedCars } from "./useComparedCars.ts";
import * as styles from "./Comparison.css.ts";

interface ComparisonProps {
  search: RentalSearch;
  /** Slugs of the compared cars. */
  compared: readonly string[];
  onLoadCar: (slug: string) => Promise<ComparedCar>;
  onRemove: (slug: string) => void;
  onClose: () => void;
}

/** Compares the chosen cars side by side, for the rental of the search. Use the rental as its key. */
export function Comparison({ search, compared, onLoadCar, onRemove, onClose }: ComparisonProps) {
  const { t, i18n } = useLingui();
  const scroller = useRef<HTMLElement>(null);
  const { cars, retry } = useComparedCars(compared, onLoadCar);
  return (
    <Dialog
      open
      size="screen"
      title={<Trans>Compare cars</Trans>}
      closeLabel={i18n._(componentMessages.close)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {/* Scrolls sideways on phones, also by the keyboard. */}
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label={t`Cars side by side`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls
        tabIndex={0}
      >
        <ComparisonTable
          search={search}
          columns={compared.map((slug) => ({ slug, car: cars[slug] ?? "loading" }))}
          onRetry={retry}
          onRemove={(slug) => {
            // The pressed button disappears with its column.
            scroller.current?.focus();
            onRemove(slug);
          }}
        />
      </section>
    </Dialog>
  );
}
