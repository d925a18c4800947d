import { Trans, useLingui } from "@lingui/react/macro";
import { useProblemMessages } from "@sayara/frontend/form/useProblemMessages";
import { openBrowserApi } from "@sayara/frontend/session/openBrowserApi";
import { conditionAngleMessages } from "@sayara/i18n/messages/booking/conditionMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Link, useRevalidator } from "react-router";
import { useUnsentDecisions } from "#portal/offline/useUnsentDecisions.ts";
import { useUnsentPhotos } from "#portal/offline/useUnsentPhotos.ts";
import type { UnsentDecision } from "#portal/offline/UnsentDecision.ts";
import type { UnsentPhoto } from "#portal/offline/UnsentPhoto.ts";
import { removeWaitingDecision } from "#portal/offline/waitingDecisions.ts";
import {
  removePhotosOfReport,
  removeWaitingPhoto,
  retryWaitingPhoto,
  sendWaitingPhotos,
} from "#portal/offline/waitingPhotos.ts";

/** Lists the unsent decisions and photos, and those that were refused. */
export function WaitingDecisions() {
  const { t } = useLingui();
  const problemText = useProblemMessages();
  const { revalidate } = useRevalidator();
  const { decisions } = useUnsentDecisions();
  const { photos } = useUnsentPhotos();
  const waiting = decisions.filter(({ refusal }) => refusal === null);
  const refused = decisions.filter(({ refusal }) => refusal !== null);
  const refusedIds = refused.map(({ action }) => reportIdOf(action));
  const unsentPhotos = photos.filter((photo) => !isShownAlone(photo) && !refusedIds.includes(photo.reportId));
  const reportIds = [...new Set(unsentPhotos.map(({ reportId }) => reportId))];
  const retry = async (photo: UnsentPhoto) => {
    retryWaitingPhoto(photo);
    const call = await openBrowserApi().catch(() => null);
    if (call !== null && (await sendWaitingPhotos(call)) > 0) await revalidate();
  };
  if (decisions.length + photos.length === 0) return null;
  return (
    <Stack gap="sm">
      {waiting.length + reportIds.length > 0 && (
        <Notice tone="warning" announce="polite" title={t`Waiting for a connection`}>
          <ol>
            {waiting.map((decision) => (
              <li key={decision.booking.id}>
                <DecisionText decision={decision} />
              </li>
            ))}
            {reportIds.map((id) => (
              <li key={id}>
                <PhotosText photos={unsentPhotos.filter(({ reportId }) => reportId === id)} />
              </li>
            ))}
          </ol>
        </Notice>
      )}
      {refused.map((decision) => (
        <Notice
          key={decision.booking.id}
          tone="error"
          announce="assertive"
          title={<DecisionText decision={decision} />}
          actions={
            <Button
              size="small"
              tone="neutral"
              onClick={() => {
                removeWaitingDecision(decision.booking.id);
                // The API rejects photos without their report.
                const reportId = reportIdOf(decision.action);
                if (reportId !== null) void removePhotosOfReport(reportId);
                void revalidate();
              }}
            >
              <Trans>Understood</Trans>
            </Button>
          }
        >
          {decision.refusal !== null && problemText(decision.refusal)}
          <LostPhotos photos={photos.filter(({ reportId }) => reportId === reportIdOf(decision.action))} />
        </Notice>
      ))}
      {photos.map(
        (photo) =>
          isShownAlone(photo) && (
            <Notice
              key={`${photo.reportId} ${photo.angle}`}
              tone={photo.refusal?.kind === "fault" ? "warning" : "error"}
              announce="assertive"
              title={<PhotoText photo={photo} />}
              actions={
                photo.refusal?.kind === "fault" ? (
                  <>
                    <Button size="small" tone="soft" onClick={() => void retry(photo)}>
                      <Trans>Try again</Trans>
                    </Button>
                    <Button size="small" tone="neutral" onClick={() => void removeWaitingPhoto(photo)}>
                      <Trans>Delete this photo</Trans>
                    </Button>
                  </>
                ) : (
                  <Button size="small" tone="neutral" onClick={() => void removeWaitingPhoto(photo)}>
                    <Trans>Understood</Trans>
                  </Button>
                )
              }
            >
              {photo.refusal === null ? (
                <Trans>
                  The photo was not sent: this device has lost it, because the browser freed its space.
                </Trans>
              ) : (
                problemText(photo.refusal)
              )}
            </Notice>
          ),
      )}
    </Stack>
  );
}

/** Whether a photo has its own notice, because its call failed or was refused, or its file is gone. */
const isShownAlone = ({ refusal, isLost }: UnsentPhoto) => refusal !== null || isLost === true;

/** Id of the condition report that a decision signs; null if it signs none. */
const reportIdOf = (action: UnsentDecision["action"]) =>
  action.kind === "signConditionReport" ? action.reportId : null;

/** Note about photos that cannot be sent, because their report was refused. */
function LostPhotos({ photos: { length: count } }: { photos: readonly UnsentPhoto[] }) {
  if (count === 0) return null;
  return (
    <p>
      <Trans>Its photos are deleted with it: {count}. Take them again with the next report.</Trans>
    </p>
  );
}

function BookingLink({ booking: { id, reference } }: Pick<UnsentPhoto, "booking">) {
  return <Link to={`/booking?${new URLSearchParams({ b: id })}`}>{reference}</Link>;
}

/** The photos of one report. */
function PhotosText({ photos }: { photos: readonly UnsentPhoto[] }) {
  const count = photos.length;
  const booking = photos[0]?.booking;
  if (booking === undefined) return null;
  const { driver } = booking;
  const link = <BookingLink booking={booking} />;
  return (
    <Trans>
      Photos of {link} ({driver}): {count}
    </Trans>
  );
}

function PhotoText({ photo: { booking, angle } }: { photo: UnsentPhoto }) {
  const { i18n } = useLingui();
  const { driver } = booking;
  const view = i18n._(conditionAngleMessages[angle]);
  const link = <BookingLink booking={booking} />;
  return (
    <Trans>
      Photo of {link} ({driver}): {view}
    </Trans>
  );
}

function DecisionText({ decision: { booking, action } }: { decision: UnsentDecision }) {
  const { driver } = booking;
  const link = <BookingLink booking={booking} />;
  if (action.kind === "confirm")
    return (
      <Trans>
        Confirm {link} ({driver})
      </Trans>
    );
  if (action.kind === "refuse")
    return (
      <Trans>
        Refuse {link} ({driver})
      </Trans>
    );
  const record = action.kind === "recordRental" ? action.record : action.report.kind;
  return record === "handOver" ? (
    <Trans>
      Record the hand-over of {link} ({driver})
    </Trans>
  ) : (
    <Trans>
      Record the return of {link} ({driver})
    </Trans>
  );
}
