import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type Debt, debtFilters } from "@sayara/api-client/contract/statements/debts";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { container } from "@sayara/frontend/layout/container.css";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { PageLinks } from "@sayara/frontend/listing/PageLinks";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Price } from "@sayara/ui/Price/Price";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useState } from "react";
import { PageTabs } from "#portal/layout/PageTabs.tsx";
import { PayDialog } from "#portal/statements/PayDialog.tsx";
import type { DebtIntent } from "./DebtIntent.ts";
import { DebtEntry } from "./DebtEntry.tsx";
import type { DebtsDone } from "./Debts.action.ts";
import * as styles from "./Debts.css.ts";
import { type DebtsData, debtsPageCount, debtsPath } from "./Debts.load.ts";
import { debtStatusMessages } from "./debtStatusMessages.ts";
import { FollowUpDialog } from "./FollowUpDialog.tsx";

interface DebtsProps extends DebtsData {
  isBusy: boolean;
}

/** The agencies' debts, oldest first. Follows them up and records their payments [DB1–DB5]. */
export function Debts({ query, today, items, total, outstanding, counts, isBusy }: DebtsProps) {
  const { t, i18n } = useLingui();
  const { price } = useFormats();
  const [open, setOpen] = useState<{ debt: Debt; dialog: "pay" | "followUp" } | null>(null);
  const texts: Record<DebtsDone, string> = {
    followedUp: t`Saved.`,
    paid: t`The payment is recorded.`,
    unchanged: t`Nothing was changed: another administrator was faster. The list is up to date.`,
  };
  const { submitJson, isSending, problem, reset } = useSubmission<
    DebtsDone,
    "followUpOn" | "note" | "reference",
    DebtIntent
  >({
    onDone: (done) => {
      showToast(texts[done], done === "unchanged" ? "info" : "success");
      setOpen(null);
    },
  });
  const openDialog = (debt: Debt, dialog: "pay" | "followUp") => {
    reset();
    setOpen({ debt, dialog });
  };
  return (
    <div className={`${container} ${styles.page}`} aria-busy={isBusy || undefined}>
      <Stack gap="lg">
        <Heading level={1}>
          <Trans>Debts</Trans>
        </Heading>
        <Card>
          <div className={styles.sum}>
            <Text size="sm" tone="muted">
              <Trans>Owed by agencies</Trans>
            </Text>
            <Price amount={price(outstanding)} size="lg" tone="accent" />
            <Text size="sm" tone="muted">
              <Trans>The last statement of an agency asks for what is left of its earlier ones too.</Trans>
            </Text>
          </div>
        </Card>
        <PageTabs
          label={t`Status`}
          tabs={debtFilters.map((status) => ({
            to: debtsPath({ status, page: 1 }),
            name: i18n._(debtStatusMessages[status]),
            count: counts[status] ?? 0,
            isCurrent: query.status === status,
          }))}
        />
        {open === null && <ProblemNotice problem={problem} />}
        {items.length === 0 ? (
          <Text>
            {query.status === "open" ? (
              <Trans>No agency owes anything.</Trans>
            ) : (
              <Trans>No debt has this status.</Trans>
            )}
          </Text>
        ) : (
          <>
            <output>
              <Text as="span" size="sm" tone="muted">
                <Plural value={total} one="# debt" other="# debts" />
              </Text>
            </output>
            <ul className={styles.list}>
              {items.map((debt) => (
                <DebtEntry
                  key={debt.id}
                  debt={debt}
                  today={today}
                  onPay={() => openDialog(debt, "pay")}
                  onFollowUp={() => openDialog(debt, "followUp")}
                />
              ))}
            </ul>
          </>
        )}
        <PageLinks
          page={query.page}
          pageCount={debtsPageCount(total)}
          hrefOf={(page) => debtsPath({ ...query, page })}
        />
      </Stack>
      {open?.dialog === "pay" && (
        <PayDialog
          statement={open.debt}
          isSending={isSending}
          problem={problem}
          onPay={(payment) => submitJson({ intent: "pay", id: open.debt.id, ...payment })}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.dialog === "followUp" && (
        <FollowUpDialog
          debt={open.debt}
          today={today}
          isSending={isSending}
          problem={problem}
          onSend={(followUp) => {
            const { id, version } = open.debt;
            submitJson({ intent: "followUp", id, version, ...followUp });
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
