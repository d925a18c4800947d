import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { SupplierChecklist } from "@sayara/api-client/contract/suppliers/join";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { container } from "@sayara/frontend/layout/container.css";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { isAccepted, openSteps } from "#portal/joining/joiningState.ts";
import { StepItem } from "./StepItem.tsx";
import * as styles from "./Start.css.ts";

export interface StartProps {
  checklist: SupplierChecklist;
  /** Whether the page offers to submit the application. The API enforces the permission. */
  maySubmit: boolean;
  isSending: boolean;
  problem: FormProblem | null;
  onSubmit: () => void;
}

/** Checklist of a joining agency, and the state of its application [JN3, JN4]. */
export function Start({ checklist, maySubmit, isSending, problem, onSubmit }: StartProps) {
  const { t } = useLingui();
  const { steps, missingDocuments, canSubmit, submittedAt, reason } = checklist;
  const open = openSteps(checklist);
  const hasJoined = isAccepted(checklist);
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <Stack as="header" gap="xs">
          <Heading level={1}>
            <Trans>Get started</Trans>
          </Heading>
          <Text tone="muted" measure>
            <Trans>
              Prepare your agency in any order. Drivers see it once we have accepted it; until then nobody
              else does.
            </Trans>
          </Text>
        </Stack>
        <State submittedAt={submittedAt} reason={reason} hasJoined={hasJoined} />
        <ProblemNotice problem={problem} />
        <ol className={styles.list}>
          {steps.map((step) => (
            <StepItem
              key={step.step}
              step={step}
              missingDocuments={missingDocuments}
              isWaiting={submittedAt !== null}
            />
          ))}
        </ol>
        {!hasJoined && submittedAt === null && (
          <Stack gap="xs" align="start">
            {!canSubmit && (
              <Text>
                <Plural
                  value={open}
                  one="# step is open. Then you can ask us to accept your agency."
                  other="# steps are open. Then you can ask us to accept your agency."
                />
              </Text>
            )}
            {canSubmit && maySubmit && (
              <Button size="large" working={isSending && t`Sending…`} onClick={onSubmit}>
                {reason === null ? <Trans>Ask for acceptance</Trans> : <Trans>Ask again</Trans>}
              </Button>
            )}
            {canSubmit && !maySubmit && (
              <Text>
                <Trans>Everything is ready. An owner or a manager can ask for acceptance.</Trans>
              </Text>
            )}
          </Stack>
        )}
      </Stack>
    </div>
  );
}

interface StateProps extends Pick<SupplierChecklist, "submittedAt" | "reason"> {
  hasJoined: boolean;
}

/** The marketplace's decision, or a note that it is pending. */
function State({ submittedAt, reason, hasJoined }: StateProps) {
  const { t } = useLingui();
  const formats = useFormats();
  if (hasJoined)
    return (
      <Notice
        tone="success"
        title={t`Your agency is accepted.`}
        actions={
          <LinkButton tone="neutral" render={<Link to="/cars" />}>
            <Trans>Open cars</Trans>
          </LinkButton>
        }
      >
        <Trans>Drivers see its published cars.</Trans>
      </Notice>
    );
  if (submittedAt !== null) {
    const since = formats.dateTime(submittedAt);
    return (
      <Notice tone="info" title={t`Your request waits for our answer.`} announce="polite">
        <Trans>Sent on {since}. We answer by email. You can go on preparing your agency.</Trans>
      </Notice>
    );
  }
  if (reason === null) return null;
  return (
    <Notice tone="error" title={t`We could not accept your agency yet.`}>
      <p className={styles.reason}>{reason}</p>
    </Notice>
  );
}
