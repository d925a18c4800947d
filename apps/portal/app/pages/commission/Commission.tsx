import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MonthStatement } from "@sayara/api-client/contract/statements/monthStatements";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { container } from "@sayara/frontend/layout/container.css";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { PageLinks } from "@sayara/frontend/listing/PageLinks";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { CheckIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { type ReactNode, useState } from "react";
import { MonthLinks } from "#portal/statements/MonthLinks.tsx";
import { PayDialog } from "#portal/statements/PayDialog.tsx";
import { StatementHeader } from "#portal/statements/StatementList.tsx";
import { useMonthName } from "#portal/statements/useMonthName.ts";
import type { CommissionDone } from "./Commission.action.ts";
import { type CommissionData, commissionPageCount, commissionPath } from "./Commission.load.ts";
import type { CommissionIntent } from "./CommissionIntent.ts";
import * as styles from "./Commission.css.ts";

interface CommissionProps extends CommissionData {
  isBusy: boolean;
}

/**
 * The statements of all agencies for a month. Issues them, corrects them and records their payments
 * [ST1–ST7].
 */
export function Commission({ isBusy, ...data }: CommissionProps) {
  const { t } = useLingui();
  const nameOf = useMonthName();
  const { query, thisMonth, items, total, isOver, missing } = data;
  const [paid, setPaid] = useState<MonthStatement | null>(null);
  const [last, setLast] = useState<CommissionIntent | null>(null);
  const texts: Record<CommissionDone, string> = {
    issued: t`Issued.`,
    corrected: t`The correction is issued.`,
    paid: t`The payment is recorded.`,
    unchanged: t`Nothing was changed: nothing differs, or another administrator was faster. The list is up to date.`,
  };
  const { submitJson, isSending, problem, reset } = useSubmission<
    CommissionDone,
    "reference",
    CommissionIntent
  >({
    onDone: (done) => {
      showToast(texts[done], done === "unchanged" ? "info" : "success");
      setPaid(null);
    },
  });
  const send = (intent: CommissionIntent) => {
    setLast(intent);
    submitJson(intent);
  };
  const month = nameOf(query.month);
  return (
    <div className={`${container} ${styles.page}`} aria-busy={isBusy || undefined}>
      <Stack gap="lg">
        <Heading level={1}>
          <Trans>Commission</Trans>
        </Heading>
        <MonthLinks
          month={query.month}
          thisMonth={thisMonth}
          pathOf={(one) => commissionPath({ month: one, page: 1 })}
        />
        <SumsCard {...data} />
        {paid === null && <ProblemNotice problem={problem} />}
        {!isOver && (
          <Text>
            <Trans>{month} is not over: its statements are issued at the beginning of the next month.</Trans>
          </Text>
        )}
        {missing > 0 && (
          <Stack gap="xs" align="start">
            <Text>
              <Plural
                value={missing}
                one="# agency has no statement of this month yet."
                other="# agencies have no statement of this month yet."
              />
            </Text>
            <Button
              working={isSending && last?.intent === "issue" && t`Issuing…`}
              onClick={() => send({ intent: "issue", month: query.month })}
            >
              <Trans>Issue the statements</Trans>
            </Button>
          </Stack>
        )}
        {isOver && missing === 0 && total === 0 && (
          <Text>
            <Trans>No money moved in {month}.</Trans>
          </Text>
        )}
        <ul className={styles.list}>
          {items.map((statement) => (
            <StatementEntry
              key={statement.id}
              statement={statement}
              isCorrecting={isSending && last?.intent === "correct" && last.id === statement.id}
              onPay={() => {
                reset();
                setPaid(statement);
              }}
              onCorrect={() => send({ intent: "correct", id: statement.id })}
            />
          ))}
        </ul>
        <PageLinks
          page={query.page}
          pageCount={commissionPageCount(total)}
          hrefOf={(page) => commissionPath({ ...query, page })}
        />
      </Stack>
      {paid !== null && (
        <PayDialog
          statement={paid}
          isSending={isSending}
          problem={problem}
          onPay={(payment) => send({ intent: "pay", id: paid.id, ...payment })}
          onClose={() => setPaid(null)}
        />
      )}
    </div>
  );
}

function SumsCard({
  commission,
  toCollect,
  toPayOut,
}: Pick<CommissionData, "commission" | "toCollect" | "toPayOut">) {
  const { price } = useFormats();
  return (
    <Card>
      <dl className={styles.sums}>
        <Sum name={<Trans>Commission of the month</Trans>} value={price(commission)} />
        <Sum name={<Trans>Asked of agencies</Trans>} value={price(toCollect)} />
        <Sum name={<Trans>Owed to agencies</Trans>} value={price(toPayOut)} />
      </dl>
    </Card>
  );
}

function Sum({ name, value }: { name: ReactNode; value: string }) {
  return (
    <div className={styles.sum}>
      <Text as="dt" size="sm" tone="muted">
        {name}
      </Text>
      <dd translate="no" className={styles.value}>
        {value}
      </dd>
    </div>
  );
}

interface StatementEntryProps {
  statement: MonthStatement;
  isCorrecting: boolean;
  onPay: () => void;
  onCorrect: () => void;
}

function StatementEntry({ statement, isCorrecting, onPay, onCorrect }: StatementEntryProps) {
  const { t } = useLingui();
  const { number, corrects, payment, supplier } = statement;
  return (
    <Card as="li" padding="sm" className={styles.statement}>
      <StatementHeader statement={statement} supplier={supplier.slug} agency={supplier.name} />
      {corrects === null && (
        <div className={styles.actions}>
          {payment !== null && payment.outstanding > 0 && (
            <Button
              size="small"
              tone="soft"
              icon={CheckIcon}
              aria-label={t`Mark as paid: ${number}`}
              onClick={onPay}
            >
              <Trans>Mark as paid</Trans>
            </Button>
          )}
          <Button
            size="small"
            tone="neutral"
            working={isCorrecting && t`Comparing…`}
            aria-label={t`Correct ${number}`}
            onClick={onCorrect}
          >
            <Trans>Correct</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
}
