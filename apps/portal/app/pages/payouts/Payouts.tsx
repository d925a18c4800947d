import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AgencyPayout } from "@sayara/api-client/contract/payouts/Payout";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { type Refused, useSubmission } from "@sayara/frontend/form/submission/useSubmission";
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
import { DueList } from "./DueList.tsx";
import { PayoutBatches } from "./PayoutBatches.tsx";
import { PayoutEntry } from "./PayoutEntry.tsx";
import type { PayoutsDone, PayoutsField } from "./Payouts.action.ts";
import * as styles from "./Payouts.css.ts";
import { payoutLists, type PayoutsData, payoutsPageCount, payoutsPath } from "./Payouts.load.ts";
import type { PayoutsIntent } from "./PayoutsIntent.ts";
import { PayoutDialog, type PayoutDialogTarget } from "./PayoutDialog.tsx";
import { payoutListMessages } from "./payoutListMessages.ts";

interface PayoutsProps extends PayoutsData {
  isBusy: boolean;
}

/** Amounts due to agencies, files for the bank, and the outcome of each payout [PO3–PO5]. */
export function Payouts({ query, counts, total, due, dueItems, items, batches, isBusy }: PayoutsProps) {
  const { t, i18n } = useLingui();
  const { price } = useFormats();
  const [question, setQuestion] = useState<PayoutDialogTarget | null>(null);
  /** Error of the dialog's field, from the action or the API. */
  const [fieldError, setFieldError] = useState<string | null>(null);
  const texts: Record<PayoutsDone, string> = {
    prepare: t`The payouts are prepared. Download their file for the bank.`,
    pay: t`The payouts are paid.`,
    cancel: t`Taken out: it is due again.`,
    return: t`Recorded: it is due again.`,
    download: t`The file is saved.`,
    unreadable: t`The file is not saved: an account cannot be read.`,
    unchanged: t`Nothing was changed: another administrator was faster, or an amount has changed. The list is up to date.`,
  };
  const { submitJson, isSending, problem, reset } = useSubmission<PayoutsDone, PayoutsField, PayoutsIntent>({
    onDone: (done) => {
      showToast(texts[done], done === "unchanged" || done === "unreadable" ? "info" : "success");
      setQuestion(null);
    },
    onRefused: (refused) => setFieldError(fieldErrorOf(refused)),
    isBesideFields: (refused) => fieldErrorOf(refused) !== null,
  });
  const ask = (intent: PayoutDialogTarget["intent"], payouts: readonly AgencyPayout[]) => {
    reset();
    setFieldError(null);
    setQuestion({ intent, payouts });
  };
  return (
    <div className={`${container} ${styles.page}`} aria-busy={isBusy || undefined}>
      <Stack gap="lg">
        <Heading level={1}>
          <Trans>Payouts</Trans>
        </Heading>
        {due !== null && (
          <Card>
            <div className={styles.sum}>
              <Text size="sm" tone="muted">
                <Trans>Due to agencies</Trans>
              </Text>
              <Price amount={price(due)} size="lg" tone="accent" />
              <Text size="sm" tone="muted">
                <Trans>What the last statements pay out, without what is in preparation.</Trans>
              </Text>
            </div>
          </Card>
        )}
        <PageTabs
          label={t`Lists`}
          tabs={payoutLists.map((list) => ({
            to: payoutsPath({ list, page: 1 }),
            name: i18n._(payoutListMessages[list]),
            count: counts[list],
            isCurrent: query.list === list,
          }))}
        />
        {question === null && <ProblemNotice problem={problem} />}
        {total === 0 ? (
          <Text>
            {query.list === "due" ? (
              <Trans>Nothing is due to any agency.</Trans>
            ) : (
              <Trans>No payout is in this list.</Trans>
            )}
          </Text>
        ) : (
          <output>
            <Text as="span" size="sm" tone="muted">
              {query.list === "due" ? (
                <Plural value={total} one="# agency" other="# agencies" />
              ) : (
                <Plural
                  value={query.list === "prepared" ? counts.prepared : total}
                  one="# payout"
                  other="# payouts"
                />
              )}
            </Text>
          </output>
        )}
        {query.list === "due" && dueItems.length > 0 && (
          <DueList
            items={dueItems}
            isSending={isSending}
            onPrepare={(payouts) => submitJson({ intent: "prepare", payouts })}
          />
        )}
        {query.list === "prepared" && (
          <PayoutBatches batches={batches} isSending={isSending} onAct={submitJson} onAsk={ask} />
        )}
        {query.list !== "due" && query.list !== "prepared" && items.length > 0 && (
          <ul className={styles.list}>
            {items.map((payout) => (
              <PayoutEntry key={payout.id} payout={payout} onAsk={ask} />
            ))}
          </ul>
        )}
        <PageLinks
          page={query.page}
          pageCount={payoutsPageCount(query.list, total)}
          hrefOf={(page) => payoutsPath({ ...query, page })}
        />
      </Stack>
      {question !== null && (
        <PayoutDialog
          question={question}
          isSending={isSending}
          problem={problem}
          fieldError={fieldError}
          onAct={(intent) => {
            setFieldError(null);
            submitJson(intent);
          }}
          onClose={() => setQuestion(null)}
        />
      )}
    </div>
  );
}

function fieldErrorOf(refused: Refused<PayoutsField>): string | null {
  const errors: Readonly<Record<string, string>> =
    ("errors" in refused ? refused.errors : refused.fields) ?? {};
  return errors["reference"] ?? errors["reason"] ?? null;
}
