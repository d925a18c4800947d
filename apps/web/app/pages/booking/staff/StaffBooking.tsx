import { useLingui } from "@lingui/react/macro";
import { bookingViewer } from "@sayara/domain/booking/actions/bookingViewer";
import type { User } from "@sayara/domain/user/User";
import { useNavigate } from "react-router";
import { Booking, type BookingPage } from "#web/pages/booking/Booking.tsx";
import * as page from "#web/pages/booking/Booking.css.ts";
import { HistorySection } from "#web/pages/booking/history/HistorySection.tsx";
import type { StaffParts } from "#web/pages/booking/loadParts.ts";
import { ProblemsSection } from "#web/pages/booking/problems/ProblemsSection.tsx";
import { showToast } from "#web/toasts/useToasts.ts";
import { StaffActionsSection } from "./StaffActionsSection.tsx";
import { StaffHead } from "./StaffHead.tsx";
import { StaffReview } from "./StaffReview.tsx";
import { useStaffActions } from "./useStaffActions.ts";

interface StaffBookingProps extends BookingPage {
  user: User;
  /** Null in the copy stored on the device. */
  staff: StaffParts | null;
}

/** A booking for its agency or an admin: the available actions, the review and the whole history. */
export function StaffBooking({ user, staff, ...bookingProps }: StaffBookingProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { booking, now, reload } = bookingProps;
  const staffActions = useStaffActions(booking, (action) => {
    if (action.kind !== "delete") return;
    showToast(t`The booking is deleted.`, "success");
    void navigate("/bookings", { replace: true });
  });
  return (
    <Booking
      {...bookingProps}
      head={<StaffHead {...{ booking, now }} onLapse={reload} />}
      // The new key closes the dialogs when the booking changes.
      nextSection={
        <div className={page.screenOnly}>
          <StaffActionsSection key={booking.version} {...{ booking, now, staffActions, user }} />
        </div>
      }
      footer={
        <>
          {booking.reviewed && (
            <div className={page.screenOnly}>
              <StaffReview {...{ booking, user }} review={staff?.review ?? null} />
            </div>
          )}
          <div className={page.screenOnly}>
            <ProblemsSection
              {...{ booking, now }}
              viewer={bookingViewer(user, booking)}
              withProof={(run) => run()}
              proof={null}
            />
          </div>
          <div className={page.screenOnly}>
            <HistorySection {...{ booking, now }} actions={staff?.actions ?? null} />
          </div>
        </>
      }
    />
  );
}
