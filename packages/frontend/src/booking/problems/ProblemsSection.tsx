import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { isAllowed } from "@sayara/domain/booking/actions/allowedActions";
import { problemsLeft } from "@sayara/domain/booking/problemsLeft";
import type { ProblemReport } from "@sayara/domain/booking/ProblemReport";
import { situationOf } from "@sayara/domain/booking/actions/situationOf";
import type { BookingViewer } from "@sayara/domain/booking/actions/viewerOf";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import * as actions from "../actions/Actions.css.ts";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { BookingPhoto } from "./BookingPhoto.tsx";
import * as styles from "./Problems.css.ts";

const ReportPart = lazy(async () => ({ default: (await import("./ReportPart.tsx")).ReportPart }));

interface ProblemsSectionProps {
  booking: BookingView;
  viewer: BookingViewer;
  now: Date;
  /** Runs an action immediately, or after a mailbox proof. */
  withProof: (run: () => void) => void;
  /** Form of the mailbox proof that a report requires if the page was opened by a signed link. */
  proofForm?: ReactNode;
}

/**
 * The problem reports of driver and staff about the rental, and the form for a new report [PB1]. Renders
 * nothing if there is neither a report nor a form.
 */
export function ProblemsSection({ booking, viewer, now, withProof, proofForm }: ProblemsSectionProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const mayReport = isAllowed({ action: "reportProblem", viewer, booking: situationOf(booking), now });
  const { problems = [] } = booking;
  const left = problemsLeft(viewer.actor, problems);
  const hasLeft = left.reports > 0;
  if (!mayReport && problems.length === 0) return null;
  return (
    <SectionCard id="booking-problems" title={<Trans>Problems during the rental</Trans>}>
      <Stack gap="md">
        {problems.length > 0 && (
          <ol className={styles.problems}>
            {problems.map((problem) => (
              <Problem key={problem.id} problem={problem} />
            ))}
          </ol>
        )}
        {mayReport && !hasLeft && <Text tone="muted">{i18n._(refusalMessages.too_many_reports)}</Text>}
        {mayReport && hasLeft && isOpen && (
          <Suspense fallback={<Skeleton shape="card" />}>
            <ReportPart
              {...{ withProof, proofForm }}
              picturesLeft={left.pictures}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
        {mayReport && hasLeft && !isOpen && (
          <div className={actions.actionRow}>
            <Text tone="muted" className={actions.text}>
              {viewer.actor === "supplier" || viewer.actor === "admin" ? (
                <Trans>A breakdown, damage, a disagreement: the driver reads it here, too.</Trans>
              ) : (
                <Trans>A breakdown, damage, a disagreement: the agency reads it here, and so do we.</Trans>
              )}
            </Text>
            <Button tone="neutral" onClick={() => setOpen(true)}>{t`Report a problem…`}</Button>
          </div>
        )}
      </Stack>
    </SectionCard>
  );
}

function Problem({ problem }: { problem: ProblemReport }) {
  const formats = useFormats();
  const { by, at, text, pictures } = problem;
  const moment = formats.dateTime(at, { weekday: true });
  return (
    <li className={styles.problem}>
      <Text size="sm" tone="muted">
        {by.name} · <time dateTime={at}>{moment}</time>
      </Text>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((picture, index) => (
            <BookingPhoto key={picture} id={picture} number={index + 1} />
          ))}
        </div>
      )}
    </li>
  );
}
