import { Plural, Trans } from "@lingui/react/macro";
import type { Debt } from "@sayara/api-client/contract/statements/debts";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { statementPath } from "#portal/statements/statementPath.ts";
import * as styles from "./Queue.css.ts";

/**
 * A debt that is due for follow-up [DB6]. It is followed up, and its payment recorded, in the list of debts.
 */
export function DebtEntry({ debt }: { debt: Debt }) {
  const formats = useFormats();
  const { id, number, supplier, payment, currency, days, followUpOn } = debt;
  const day = followUpOn === null ? "" : formats.date(followUpOn);
  return (
    <Card as="li" padding="sm" className={styles.entry}>
      <Heading level={2} size="md" className={styles.name}>
        {`${supplier.name}, ${formats.price(payment?.outstanding ?? 0, currency)}`}
      </Heading>
      <div className={styles.facts}>
        <Text as="span">
          <Trans>To follow up since {day}</Trans>
        </Text>
        <Text as="span" tone="muted">
          <Plural value={days} _0="issued today" one="issued # day ago" other="issued # days ago" />
        </Text>
        <Link className={styles.link} to={statementPath(supplier.slug, id)}>
          <Trans>Statement {number}</Trans>
        </Link>
        <Link className={styles.link} to="/debts?status=due">
          <Trans>Follow up in the debts</Trans>
        </Link>
      </div>
    </Card>
  );
}
