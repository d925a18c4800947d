import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useProblemMessages } from "@sayara/frontend/form/useProblemMessages";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { container } from "@sayara/frontend/layout/container.css";
import { signInAddress } from "@sayara/frontend/session/signInAddress";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { RetryIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useState } from "react";
import { Link } from "react-router";
import { savedKey } from "#web/shared/SavedCars/SavedEntry.ts";
import type { SavedData } from "./Saved.load.ts";
import type { SavedAction, SavedResult } from "./SavedAction.ts";
import { SavedCarEntry } from "./SavedCarEntry.tsx";
import { UndoButton } from "./UndoButton.tsx";
import * as styles from "./Saved.css.ts";

export interface SavedProps {
  data: SavedData;
  isSignedIn: boolean;
  /** Whether the user is staff, who cannot save cars. */
  isStaff: boolean;
  /**
   * Why the driver gets no mails about saved cars [SV6]: notifications are turned off, or the address is not
   * confirmed. Otherwise null.
   */
  silentBy: "switch" | "address" | null;
  onReload: () => void;
}

/** The saved cars of the account, or of a guest's device, each with its state and total for its dates [SV2]. */
export function Saved({ data, isSignedIn, isStaff, silentBy, onReload }: SavedProps) {
  const { t } = useLingui();
  const problemText = useProblemMessages();
  const toastText = useToastMessages();
  const [removing, setRemoving] = useState<string | null>(null);
  // Not in the entry, which is unmounted once the car is removed.
  const removal = useSubmission<SavedResult, never, SavedAction>({
    onDone(result) {
      if (result.removed === undefined) return;
      const { entry, name } = result.removed;
      showToast(t`${name} is no longer saved`, "success", <UndoButton entry={entry} />);
    },
    onProblem: (problem) => showToast(toastText(problem), "error"),
  });
  const count = data.state === "found" ? data.items.length : 0;
  const hasAlert = data.state === "found" && data.items.some(({ entry }) => entry.hasAlert === true);
  return (
    <Stack gap="lg" className={`${container} ${styles.page}`}>
      <Stack as="header" gap="xxs">
        <Heading level={1}>
          <Trans>Saved cars</Trans>
        </Heading>
        {count > 0 && (
          <Text tone="muted" size="sm">
            <Plural value={count} one="# car, at today's total" other="# cars, at today's totals" />
          </Text>
        )}
      </Stack>
      {data.state === "failed" && (
        <Notice
          tone="error"
          announce="assertive"
          title={t`The saved cars could not be loaded`}
          actions={
            <Button icon={RetryIcon} onClick={onReload}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {problemText(data.problem)} <Trans>Your saved cars are safe.</Trans>
        </Notice>
      )}
      {count > 0 && !isSignedIn && (
        <Notice
          title={t`These cars are saved on this device only`}
          actions={
            <LinkButton tone="soft" render={<Link to={signInAddress("/saved")} />}>
              <Trans>Sign in</Trans>
            </LinkButton>
          }
        >
          <Trans>
            Sign in to see them on all your devices, and to be told by email when one gets cheaper.
          </Trans>
        </Notice>
      )}
      {hasAlert && silentBy !== null && (
        <Notice
          tone="warning"
          title={t`No email about these cars is sent`}
          actions={
            <LinkButton tone="soft" render={<Link to="/settings" />}>
              <Trans>Settings</Trans>
            </LinkButton>
          }
        >
          {silentBy === "switch" ? (
            <Trans>Email notifications are switched off in your settings.</Trans>
          ) : (
            <Trans>Your email address is not confirmed yet.</Trans>
          )}
        </Notice>
      )}
      {data.state === "found" && count === 0 && <Empty isStaff={isStaff} />}
      {data.state === "found" && count > 0 && (
        <ul className={styles.list} aria-label={t`List of saved cars`}>
          {data.items.map((item) => (
            <li key={savedKey(item.entry)}>
              <SavedCarEntry
                {...item}
                isRemoving={removal.isSending && removing === savedKey(item.entry)}
                onRemove={(name) => {
                  setRemoving(savedKey(item.entry));
                  removal.submitJson({ intent: "remove", entry: item.entry, name });
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

function Empty({ isStaff }: { isStaff: boolean }) {
  return (
    <section className={styles.empty}>
      <Heading level={2} size="lg">
        <Trans>No saved car</Trans>
      </Heading>
      <Text tone="muted" measure>
        {isStaff ? (
          <Trans>Accounts of agencies and administrators save no cars.</Trans>
        ) : (
          <Trans>Press the heart of a car to find it here again, with its total for your dates.</Trans>
        )}
      </Text>
      <LinkButton tone="soft" render={<Link to="/search" />}>
        <Trans>Search cars</Trans>
      </LinkButton>
    </section>
  );
}

export function SavedSkeleton() {
  return (
    <Stack gap="lg" className={`${container} ${styles.page}`} aria-busy="true">
      <Heading level={1}>
        <Trans>Saved cars</Trans>
      </Heading>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  );
}
