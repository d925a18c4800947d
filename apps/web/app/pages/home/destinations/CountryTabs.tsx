import { useLingui } from "@lingui/react/macro";
import { Inline } from "@sayara/ui/Inline/Inline";
import { rowStep } from "@sayara/ui/theme/readingDirection";
import { type KeyboardEvent, useId, useState } from "react";
import { DestinationGrid } from "./DestinationGrid.tsx";
import type { HomeCountry } from "#web/pages/home/Home.load.ts";
import * as styles from "./Destinations.css.ts";

/** One tab of destinations per country. Arrow keys move between tabs. */
export function CountryTabs({ countries }: { countries: readonly HomeCountry[] }) {
  const { t } = useLingui();
  const id = useId();
  const [selected, setSelected] = useState(0);

  function move(event: KeyboardEvent<HTMLElement>) {
    const step = rowStep(event.key);
    if (step === 0) return;
    const next = (selected + step + countries.length) % countries.length;
    setSelected(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus, one at a time */}
      <Inline align="stretch" role="tablist" aria-label={t`Countries`} onKeyDown={move}>
        {countries.map((country, index) => (
          <button
            key={country.code}
            type="button"
            role="tab"
            id={`${id}-${country.code}`}
            aria-selected={index === selected}
            aria-controls={`${id}-${country.code}-places`}
            tabIndex={index === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => setSelected(index)}
          >
            {country.name}
          </button>
        ))}
      </Inline>
      {countries.map((country, index) => (
        <div
          key={country.code}
          role="tabpanel"
          id={`${id}-${country.code}-places`}
          aria-labelledby={`${id}-${country.code}`}
          className={index === selected ? undefined : styles.otherPanel}
        >
          <DestinationGrid destinations={country.destinations} />
        </div>
      ))}
    </>
  );
}
