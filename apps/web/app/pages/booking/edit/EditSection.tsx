import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import { situationOf } from "@sayara/domain/booking/actions/situationOf";
import type { BookingViewer } from "@sayara/domain/booking/actions/viewerOf";
import { Button } from "@sayara/ui/Button/Button";
import { CardPaymentIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useReasonMessages } from "@sayara/frontend/rental/BookingStatus/useReasonMessages";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import type { EditTools } from "./EditPart.tsx";
import type { EditPlaces } from "./EditPlaces.ts";
import * as page from "@sayara/frontend/booking/Booking.css";
import type { BookingAction } from "@sayara/frontend/booking/actions/BookingAction";
import * as styles from "@sayara/frontend/booking/actions/Actions.css";

const EditPart = lazy(async () => ({ default: (await import("./EditPart.tsx")).EditPart }));

interface EditSectionProps {
  booking: BookingView;
  viewer: BookingViewer;
  now: Date;
  tools: EditTools;
}

/**
 * Lets the driver edit the booking, or says why that is not possible. Renders nothing for viewers who can never edit.
 */
export function EditSection({ booking, viewer, now, tools }: EditSectionProps) {
  const { t } = useLingui();
  const reasonText = useReasonMessages();
  const [isOpen, setOpen] = useState(false);
  const places = useSubmission<EditPlaces, never, BookingAction>();
  const reason = refusalReason({ action: "edit", viewer, booking: situationOf(booking), now });
  if (reason === "role" || reason === "status") return null;
  return (
    <div className={page.screenOnly}>
      <SectionCard id="booking-edit" title={<Trans>Change the booking</Trans>}>
        {reason !== null ? (
          <Text tone="muted">{reasonText(reason, booking.status)}</Text>
        ) : (
          <Stack gap="md">
            {booking.openEdit !== null && <UnpaidEdit {...{ booking }} edit={booking.openEdit} />}
            {isOpen ? (
              <Suspense fallback={<Skeleton shape="card" />}>
                <EditPart {...{ booking, places, now, tools }} onClose={() => setOpen(false)} />
              </Suspense>
            ) : (
              <div className={styles.actionRow}>
                <Text tone="muted" className={styles.text}>
                  <Trans>
                    Dates, places, options, additional driver. You see the new price before anything is
                    changed.
                  </Trans>
                </Text>
                <Button
                  tone="neutral"
                  onClick={() => {
                    const { car, supplier, pickupLocation, dropOffLocation } = booking;
                    places.submitJson({
                      intent: "readPlaces",
                      booking: { car, supplier, pickupLocation, dropOffLocation },
                    });
                    setOpen(true);
                  }}
                >{t`Change my booking…`}</Button>
              </div>
            )}
          </Stack>
        )}
      </SectionCard>
    </div>
  );
}

/** An edit that is confirmed but not paid yet. */
function UnpaidEdit({ booking, edit }: { booking: BookingView; edit: NonNullable<BookingView["openEdit"]> }) {
  const { t } = useLingui();
  const formats = useFormats();
  const from = formats.dateTime(edit.from);
  const to = formats.dateTime(edit.to);
  const amount = formats.price(edit.amount, booking.currency);
  const until = formats.time(edit.expiresAt);
  return (
    <Notice
      tone="warning"
      title={t`A change waits for its payment`}
      actions={
        <LinkButton
          tone="soft"
          icon={CardPaymentIcon}
          render={<Link to={`/checkout-session/${edit.sessionId}`} />}
        >
          <Trans>Pay {amount}</Trans>
        </LinkButton>
      }
    >
      <Trans>
        New dates: {from} to {to}. Both dates are kept for you until {until}; until the payment arrives the
        booking stays as it is.
      </Trans>
    </Notice>
  );
}
