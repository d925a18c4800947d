import { Trans, useLingui } from "@lingui/react/macro";
import type { WaitingDocument } from "@sayara/api-client/contract/suppliers/documents";
import type { DocumentRefusalReason } from "@sayara/domain/supplier/papers/DocumentRefusalReason";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useActionQueue } from "@sayara/frontend/form/submission/useActionQueue";
import { container } from "@sayara/frontend/layout/container.css";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { Heading } from "@sayara/ui/Heading/Heading";
import { PageLinks } from "@sayara/frontend/listing/PageLinks";
import { Stack } from "@sayara/ui/Stack/Stack";
import { useState } from "react";
import { PageTabs } from "#portal/layout/PageTabs.tsx";
import { documentTitle } from "#portal/papers/documentTitle.ts";
import { AgencyEntry } from "./AgencyEntry.tsx";
import { DebtEntry } from "./DebtEntry.tsx";
import { DocumentEntry } from "./DocumentEntry.tsx";
import type { QueueDone } from "./Queue.action.ts";
import { pageCountOf, type QueueData, type QueueList, queueLists, queuePath } from "./Queue.load.ts";
import type { QueueIntent } from "./QueueIntent.ts";
import { agencyReasons, documentReasons } from "./reasonMessages.ts";
import { ReportEntry } from "./ReportEntry.tsx";
import { RefuseDialog } from "./RefuseDialog.tsx";
import { ReviewDecisionDialog } from "./ReviewDecisionDialog.tsx";
import { ReviewEntry } from "./ReviewEntry.tsx";
import { useReviewDecisions } from "./useReviewDecisions.ts";
import { useFocusAfterDecision } from "./useFocusAfterDecision.ts";
import { KeyLegend } from "./viewer/KeyLegend.tsx";
import { useShownDocument } from "./viewer/useShownDocument.ts";
import * as styles from "./Queue.css.ts";

/** The entry of the open dialog. */
interface Asked {
  question: "accept" | "refuse";
  intent: "decideSupplier" | "decideDocument";
  id: string;
  name: string;
}

interface QueueProps extends QueueData {
  /** Whether the first document's file is shown initially. */
  showsFirst: boolean;
}

/**
 * Entries that await an administrator: joining agencies, documents, debts to follow up, reported messages,
 * and photos and reports of reviews.
 */
export function Queue({
  query,
  agencies,
  documents,
  debts,
  reports,
  reviews,
  counts,
  today,
  showsFirst,
}: QueueProps) {
  const { t, i18n } = useLingui();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ids = [...agencies, ...documents, ...reviews].map(({ id }) => id);
  const reviewDecisions = useReviewDecisions({
    onSend: (id) => notePlace(id),
    onDecided: () => moveOn(),
  });
  const { content, notePlace, moveOn } = useFocusAfterDecision(ids, {
    isInDialog: asked !== null || reviewDecisions.asked !== null,
  });
  const texts: Record<QueueDone, string | null> = {
    accepted: t`Accepted. The agency is told by email.`,
    refused: t`Refused. The agency is told by email, with your reason.`,
    decidedElsewhere: t`Nothing was changed: another administrator has decided this, or the agency has replaced it. The list is up to date.`,
    downloaded: null,
  };
  const actions = useActionQueue<QueueIntent, QueueDone>({
    onDone: (done, intent) => {
      const text = texts[done];
      if (text !== null) showToast(text, done === "decidedElsewhere" ? "info" : "success");
      if (intent.intent === "download" || intent.intent === "show") return;
      moveOn();
      // The dialog may have been opened for another entry since.
      setAsked((current) => (current?.id === intent.id ? null : current));
    },
  });
  const send = (intent: QueueIntent) => {
    if (intent.intent !== "download" && intent.intent !== "show") notePlace(intent.id);
    actions.send(intent);
  };
  const ask = (question: Asked["question"], entry: Omit<Asked, "question">) => {
    actions.reset();
    setAsked({ ...entry, question });
  };
  const close = () => setAsked(null);
  const problem = actions.refused?.problem ?? null;
  const isPending = (kind: QueueIntent["intent"], id: string) =>
    actions.pending.some(
      (intent) =>
        intent.intent === kind && (intent.intent === "download" ? intent.document.id : intent.id) === id,
    );
  const accept = (id: string) => send({ intent: "decideDocument", id, reason: null, reasonCode: null });
  const refuse = (id: string) => {
    const document = documents.find((one) => one.id === id);
    if (document === undefined) return;
    ask("refuse", { intent: "decideDocument", id, name: nameOf(document) });
  };
  const nameOf = (document: WaitingDocument) => `${documentTitle(document, i18n)}, ${document.supplier.name}`;
  const shown = useShownDocument({
    ids: documents.map(({ id }) => id),
    showsFirst,
    content,
    onAccept: accept,
    onRefuse: refuse,
  });
  const names: Record<QueueList, string> = {
    agencies: t`Agencies`,
    documents: t`Papers`,
    debts: t`Debts`,
    reports: t`Reported messages`,
    reviews: t`Reviews`,
  };
  const total = counts[query.list];
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <Heading level={1}>
          <Trans>Queue</Trans>
        </Heading>
        <PageTabs
          label={t`What waits`}
          tabs={queueLists.map((list) => ({
            to: queuePath({ list, page: 1 }),
            name: names[list],
            count: counts[list],
            isCurrent: list === query.list,
          }))}
        />
        {asked === null && <ProblemNotice problem={problem} />}
        {reviewDecisions.asked === null && <ProblemNotice problem={reviewDecisions.problem} />}
        {documents.length > 0 && <KeyLegend />}
        {/* Focusable, so that a click into the list enables its keyboard shortcuts. */}
        <div
          ref={content}
          className={styles.content}
          {...(documents.length > 0 && { tabIndex: -1, onKeyDown: shown.onKeyDown })}
        >
          {total === 0 && (
            <p tabIndex={-1}>
              {query.list === "agencies" && <Trans>No agency waits for an answer.</Trans>}
              {query.list === "documents" && <Trans>No paper waits for a review.</Trans>}
              {query.list === "debts" && <Trans>No debt is to be followed up now.</Trans>}
              {query.list === "reports" && <Trans>No message is reported.</Trans>}
              {query.list === "reviews" && (
                <Trans>No photo of a review waits, and no review is reported.</Trans>
              )}
            </p>
          )}
          <ul className={styles.list}>
            {agencies.map((agency) => {
              const entry = { intent: "decideSupplier", id: agency.id, name: agency.name } as const;
              return (
                <AgencyEntry
                  key={agency.id}
                  agency={agency}
                  onAccept={() => ask("accept", entry)}
                  onRefuse={() => ask("refuse", entry)}
                />
              );
            })}
            {documents.map((document) => {
              const { id, type, version, mediaType, supplier } = document;
              return (
                <DocumentEntry
                  key={id}
                  document={document}
                  today={today}
                  isDownloading={isPending("download", id)}
                  isAccepting={isPending("decideDocument", id) && asked === null}
                  isShown={shown.id === id}
                  onToggle={() => shown.toggle(id)}
                  onDownload={() =>
                    send({
                      intent: "download",
                      supplier: supplier.slug,
                      document: { id, type, version, mediaType },
                    })
                  }
                  onAccept={() => accept(id)}
                  onRefuse={() => refuse(id)}
                />
              );
            })}
            {debts.map((debt) => (
              <DebtEntry key={debt.id} debt={debt} />
            ))}
            {reports.map((report) => (
              <ReportEntry key={report.id} report={report} />
            ))}
            {reviews.map((review) => (
              <ReviewEntry
                key={review.id}
                review={review}
                isAccepting={reviewDecisions.isSending && reviewDecisions.asked === null}
                onAcceptPhoto={() => reviewDecisions.acceptPhoto(review.id)}
                onAsk={(question) => reviewDecisions.ask({ review, question })}
              />
            ))}
          </ul>
        </div>
        <PageLinks
          page={query.page}
          pageCount={pageCountOf(total)}
          hrefOf={(page) => queuePath({ ...query, page })}
        />
      </Stack>
      {reviewDecisions.asked !== null && (
        <ReviewDecisionDialog
          asked={reviewDecisions.asked}
          isSending={reviewDecisions.isSending}
          problem={reviewDecisions.problem}
          onSend={(reason) => reviewDecisions.asked && reviewDecisions.decide(reviewDecisions.asked, reason)}
          onClose={() => reviewDecisions.ask(null)}
        />
      )}
      {asked?.question === "refuse" && (
        <RefuseDialog
          title={t`Refuse ${asked.name}?`}
          templates={asked.intent === "decideSupplier" ? agencyReasons : documentReasons}
          isSending={isPending(asked.intent, asked.id)}
          problem={problem}
          onRefuse={(reason, reasonCode) => send(decisionOn(asked, reason, reasonCode))}
          onClose={close}
        />
      )}
      {asked?.question === "accept" && (
        <FormDialog
          title={t`Accept ${asked.name}?`}
          effect={t`Drivers then see its published cars. The agency is told by email.`}
          button={t`Accept`}
          isDestructive={false}
          working={isPending(asked.intent, asked.id) && t`Accepting…`}
          onSend={() => send(decisionOn(asked, null, null))}
          onClose={close}
        >
          <ProblemNotice problem={problem} />
        </FormDialog>
      )}
    </div>
  );
}

function decisionOn(
  { intent, id }: Pick<Asked, "intent" | "id">,
  reason: string | null,
  reasonCode: DocumentRefusalReason | null,
): QueueIntent {
  return intent === "decideSupplier" ? { intent, id, reason } : { intent, id, reason, reasonCode };
}
