import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { DuePayout } from "@sayara/api-client/contract/payouts/payouts";
import { sumDinars } from "@sayara/domain/money/sumDinars";
import { formatRib } from "@sayara/domain/payment/Rib";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Badge } from "@sayara/ui/Badge/Badge";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useState } from "react";
import { Link } from "react-router";
import { statementPath } from "#portal/statements/statementPath.ts";
import * as styles from "./Payouts.css.ts";
import { obstacleMessages } from "./payoutListMessages.ts";

interface DueListProps {
  items: readonly DuePayout[];
  isSending: boolean;
  onPrepare: (payouts: { supplier: string; amount: number }[]) => void;
}

/** List for choosing the agencies to pay out. States what prevents the others [PO3]. */
export function DueList({ items, isSending, onPrepare }: DueListProps) {
  const { t } = useLingui();
  const { price } = useFormats();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ready = items.filter(({ obstacle }) => obstacle === null);
  const selected = ready.filter(({ supplier }) => chosen.has(supplier.slug));
  const sum = price(sumDinars(selected.map(({ amount }) => amount)));
  const choose = (slugs: readonly string[], isOn: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const slug of slugs) {
        if (isOn) after.add(slug);
        else after.delete(slug);
      }
      return after;
    });
  return (
    <Stack gap="md">
      {ready.length > 0 && (
        <div className={styles.actions}>
          <Checkbox
            checked={selected.length === ready.length}
            onChange={({ target }) =>
              choose(
                ready.map(({ supplier }) => supplier.slug),
                target.checked,
              )
            }
          >
            <Trans>Choose all that can be paid</Trans>
          </Checkbox>
          <Button
            disabled={selected.length === 0}
            working={isSending && t`Preparing…`}
            onClick={() =>
              onPrepare(selected.map(({ supplier, amount }) => ({ supplier: supplier.slug, amount })))
            }
          >
            {selected.length === 0 ? (
              <Trans>Prepare payouts</Trans>
            ) : (
              <Plural
                value={selected.length}
                one={`Prepare # payout: ${sum}`}
                other={`Prepare # payouts: ${sum}`}
              />
            )}
          </Button>
        </div>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <DueEntry
            key={item.supplier.slug}
            item={item}
            isChosen={chosen.has(item.supplier.slug)}
            onChoose={(isOn) => choose([item.supplier.slug], isOn)}
          />
        ))}
      </ul>
    </Stack>
  );
}

function DueEntry({
  item,
  isChosen,
  onChoose,
}: {
  item: DuePayout;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
}) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { supplier, statement, amount, currency, account, isSuspended, obstacle } = item;
  const number = statement.number;
  const until = account?.heldUntil ? formats.dateTime(account.heldUntil) : "";
  return (
    <Card as="li" padding="sm" className={styles.row}>
      <div className={styles.facts}>
        {obstacle === null ? (
          <Checkbox checked={isChosen} onChange={({ target }) => onChoose(target.checked)}>
            {supplier.name}
          </Checkbox>
        ) : (
          <div className={styles.head}>
            <Text as="span" weight="strong">
              {supplier.name}
            </Text>
            <Badge tone="warning">{i18n._(obstacleMessages[obstacle])}</Badge>
          </div>
        )}
        <Text size="sm">
          <UiLink render={<Link to={statementPath(supplier.slug, statement.id)} />}>
            <Trans>Statement {number}</Trans>
          </UiLink>
        </Text>
        {account?.rib && (
          <Text size="sm" tone="muted" translate="no">
            {formatRib(account.rib)}
          </Text>
        )}
        {obstacle === "no_account" && (
          <Text size="sm">
            {isSuspended ? (
              <Trans>
                It is suspended, so its owner sets none: pay it by a transfer of your own, and record that on
                the page Commission.
              </Trans>
            ) : (
              <Trans>Its owner sets one on the page Money.</Trans>
            )}
          </Text>
        )}
        {obstacle === "account_changed" && (
          <Text size="sm">
            <Trans>Held back until {until}</Trans>
          </Text>
        )}
      </div>
      <span className={styles.amount} translate="no">
        {formats.price(amount, currency)}
      </span>
    </Card>
  );
}
