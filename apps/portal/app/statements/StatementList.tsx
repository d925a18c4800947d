import { Trans } from "@lingui/react/macro";
import type { StatementSummary } from "@sayara/api-client/contract/statements/StatementSummary";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Card } from "@sayara/ui/Card/Card";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { PaymentBadge } from "./PaymentBadge.tsx";
import { PaymentText } from "./PaymentText.tsx";
import { StatementDownloads } from "./StatementDownloads.tsx";
import { statementPath } from "./statementPath.ts";
import * as styles from "./Statements.css.ts";
import { useMonthName } from "./useMonthName.ts";

interface StatementListProps {
  statements: readonly StatementSummary[];
  /** Slug of the agency, or `own`. */
  supplier: string;
}

/** Statements of an agency, with their files. */
export function StatementList({ statements, supplier }: StatementListProps) {
  return (
    <ul className={styles.list}>
      {statements.map((statement) => (
        <Card as="li" key={statement.id} padding="sm" className={styles.statement}>
          <StatementHeader statement={statement} supplier={supplier} />
          <StatementDownloads statement={statement} supplier={supplier} />
        </Card>
      ))}
    </ul>
  );
}

/**
 * Number and month of a statement, with its closing balance and payment.
 *
 * @param agency name of the agency, for lists with several agencies
 */
export function StatementHeader({
  statement,
  supplier,
  agency,
}: {
  statement: StatementSummary;
  supplier: string;
  agency?: string;
}) {
  const formats = useFormats();
  const nameOf = useMonthName();
  const { id, number, corrects, month, issuedAt, totals } = statement;
  const name = nameOf(month);
  const issued = formats.date(issuedAt);
  return (
    <div className={styles.row}>
      <div className={styles.facts}>
        <div className={styles.head}>
          <UiLink render={<Link to={statementPath(supplier, id)} />}>
            {agency === undefined ? `${name} · ${number}` : `${agency} · ${number}`}
          </UiLink>
          <PaymentBadge {...statement} />
        </div>
        <PaymentText {...statement} />
        <Text size="sm" tone="muted">
          {corrects === null ? <Trans>Issued on {issued}</Trans> : <Trans>Corrects {corrects}</Trans>}
        </Text>
      </div>
      <span className={styles.amount} translate="no">
        {formats.price(totals.closing)}
      </span>
    </div>
  );
}
