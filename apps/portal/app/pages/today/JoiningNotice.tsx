import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { StaffDay } from "@sayara/api-client/contract/suppliers/staffDay";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Link } from "react-router";

/** Notice for a joining agency with the number of open steps and a link to the checklist. */
export function JoiningNotice({ joining }: { joining: NonNullable<StaffDay["joining"]> }) {
  const { t } = useLingui();
  const { openSteps: open, isSubmitted, isRefused } = joining;
  return (
    <Notice
      tone={isRefused ? "warning" : "info"}
      title={
        isSubmitted
          ? t`Your request waits for our answer. Drivers do not see your agency yet.`
          : t`Drivers do not see your agency yet.`
      }
      actions={
        <LinkButton tone="neutral" render={<Link to="/start" />}>
          <Trans>Open the checklist</Trans>
        </LinkButton>
      }
    >
      {!isSubmitted && (
        <p>
          {open > 0 ? (
            <Plural value={open} one="# step is left." other="# steps are left." />
          ) : (
            <Trans>Everything is ready: ask for acceptance.</Trans>
          )}
        </p>
      )}
      {isRefused && (
        <p>
          <Trans>We have refused the last request. The checklist shows the reason.</Trans>
        </p>
      )}
    </Notice>
  );
}
