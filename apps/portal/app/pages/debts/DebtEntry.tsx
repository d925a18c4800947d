import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Debt } from "@sayara/api-client/contract/statements/debts";
import { isFollowUpDue } from "@sayara/domain/statement/debt";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Badge, type BadgeProps } from "@sayara/ui/Badge/Badge";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Disclosure } from "@sayara/ui/Disclosure/Disclosure";
import { CheckIcon, EditIcon } from "@sayara/ui/Icon/icons";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { statementPath } from "#portal/statements/statementPath.ts";
import { useMonthName } from "#portal/statements/useMonthName.ts";
import * as styles from "./Debts.css.ts";
import { debtStatusMessages } from "./debtStatusMessages.ts";

interface DebtEntryProps {
  debt: Debt;
  today: string;
  onPay: () => void;
  onFollowUp: () => void;
}

const tones: Record<Debt["status"], BadgeProps["tone"]> = {
  unpaid: "warning",
  follow_up: "neutral",
  partial: "warning",
  paid: "positive",
  unknown: "neutral",
};

/** A debt with its age, notes and actions. */
export function DebtEntry({ debt, today, onPay, onFollowUp }: DebtEntryProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const nameOf = useMonthName();
  const { id, number, month, supplier, payment, status, isOverdue, currency } = debt;
  const outstanding = payment?.outstanding ?? 0;
  const asked = formats.price(payment?.amount ?? 0, currency);
  const agency = supplier.name;
  const name = nameOf(month);
  return (
    <Card as="li" padding="sm" className={styles.debt}>
      <div className={styles.row}>
        <div className={styles.facts}>
          <div className={styles.head}>
            <UiLink render={<Link to={statementPath(supplier.slug, id)} />}>{`${agency} · ${number}`}</UiLink>
            <Badge tone={tones[status]}>{i18n._(debtStatusMessages[status])}</Badge>
            {isOverdue && (
              <Badge tone="danger">
                <Trans>Overdue</Trans>
              </Badge>
            )}
          </div>
          <Text size="sm">
            {outstanding === (payment?.amount ?? 0) ? (
              <Trans>Statement of {name}</Trans>
            ) : (
              <Trans>
                Statement of {name}, which asked for {asked}
              </Trans>
            )}
          </Text>
          <DebtFacts debt={debt} today={today} />
        </div>
        <span className={styles.amount} translate="no">
          {formats.price(outstanding, currency)}
        </span>
      </div>
      <OnlinePayments payments={debt.online ?? []} />
      <Notes notes={debt.notes} />
      <div className={styles.actions}>
        {outstanding > 0 && (
          <Button
            size="small"
            tone="soft"
            icon={CheckIcon}
            aria-label={t`Record a payment of ${number}`}
            onClick={onPay}
          >
            <Trans>Record a payment</Trans>
          </Button>
        )}
        <Button
          size="small"
          tone="neutral"
          icon={EditIcon}
          aria-label={t`Follow up ${number}`}
          onClick={onFollowUp}
        >
          <Trans>Follow up</Trans>
        </Button>
      </div>
    </Card>
  );
}

/** Age, reminders and follow-up of a debt. */
function DebtFacts({ debt, today }: Pick<DebtEntryProps, "debt" | "today">) {
  const formats = useFormats();
  const { days, issuedAt, remindedAt, followUpOn, askedAgainBy, payment } = debt;
  const issued = formats.date(issuedAt);
  const reminded = remindedAt === null ? "" : formats.date(remindedAt);
  const day = followUpOn === null ? "" : formats.date(followUpOn);
  const isOpen = payment !== null && payment.outstanding > 0;
  return (
    <>
      <Text size="sm" tone="muted">
        <Plural
          value={days}
          _0={`Issued today`}
          one={`Issued # day ago, on ${issued}`}
          other={`Issued # days ago, on ${issued}`}
        />
        {remindedAt !== null && (
          <>
            {" · "}
            <Trans>reminded on {reminded}</Trans>
          </>
        )}
      </Text>
      {isOpen && askedAgainBy !== null && (
        <Text size="sm" tone="muted">
          <Trans>What is left is part of {askedAgainBy} too.</Trans>
        </Text>
      )}
      {isOpen && followUpOn !== null && (
        <Text size="sm" weight={isFollowUpDue(followUpOn, today) ? "strong" : undefined}>
          {isFollowUpDue(followUpOn, today) ? (
            <Trans>To follow up since {day}</Trans>
          ) : (
            <Trans>To follow up on {day}</Trans>
          )}
        </Text>
      )}
    </>
  );
}

/** Online payments that are pending or have arrived [DB8]. */
function OnlinePayments({ payments }: { payments: NonNullable<Debt["online"]> }) {
  const formats = useFormats();
  if (payments.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {payments.map(({ id, reference, at, amount, state }) => {
        const sum = formats.price(amount);
        const moment = formats.dateTime(at);
        return (
          <li key={id}>
            <Text size="sm" tone={state === "paid" ? undefined : "muted"}>
              {state === "paid" ? (
                <Trans>
                  {sum} paid online, {moment}: {reference}
                </Trans>
              ) : (
                <Trans>
                  {sum} being paid online since {moment}: {reference}
                </Trans>
              )}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}

function Notes({ notes }: Pick<Debt, "notes">) {
  const formats = useFormats();
  if (notes.length === 0) return null;
  return (
    <Disclosure summary={<Plural value={notes.length} one="# note" other="# notes" />}>
      <ul className={styles.notes}>
        {notes.map(({ id, at, by, text }) => (
          <li key={id} className={styles.note}>
            <Text size="sm" className={styles.noteText}>
              {text}
            </Text>
            <Text size="sm" tone="muted">
              {`${by} · ${formats.dateTime(at)}`}
            </Text>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
