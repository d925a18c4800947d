import { useLingui } from "@lingui/react/macro";
import { Heading } from "@sayara/ui/Heading/Heading";
import { NextIcon, PreviousIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Link } from "react-router";
import { adjacentMonths } from "./adjacentMonths.ts";
import * as styles from "./Statements.css.ts";
import { useMonthName } from "./useMonthName.ts";

interface MonthLinksProps {
  month: string;
  thisMonth: string;
  pathOf: (month: string) => string;
}

/** Name of a month, with links to the previous and the next one. */
export function MonthLinks({ month, thisMonth, pathOf }: MonthLinksProps) {
  const { t } = useLingui();
  const nameOf = useMonthName();
  const { before, after } = adjacentMonths(month, thisMonth);
  return (
    <nav aria-label={t`Months`} className={styles.months}>
      <Heading level={2} size="md">
        {nameOf(month)}
      </Heading>
      <div className={styles.beside}>
        {before !== null && (
          <LinkButton tone="neutral" size="small" icon={PreviousIcon} render={<Link to={pathOf(before)} />}>
            {nameOf(before)}
          </LinkButton>
        )}
        {after !== null && (
          <LinkButton tone="neutral" size="small" icon={NextIcon} render={<Link to={pathOf(after)} />}>
            {nameOf(after)}
          </LinkButton>
        )}
      </div>
    </nav>
  );
}
