import { useLingui } from "@lingui/react/macro";
import { bookingViewer } from "@sayara/domain/booking/actions/bookingViewer";
import type { User } from "@sayara/domain/user/User";
import { useState } from "react";
import { useNavigate } from "react-router";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import * as page from "../Booking.css.ts";
import { BookingFrame } from "../BookingFrame.tsx";
import { useBookingFiles } from "../documents/useBookingFiles.ts";
import { ArrivalSection } from "../arrival/ArrivalSection.tsx";
import { HistorySection } from "../history/HistorySection.tsx";
import type { FoundBooking } from "../loadBooking.ts";
import { MessagesSection } from "../messages/MessagesSection.tsx";
import { useFragmentFocus } from "../useFragmentFocus.ts";
import { ConditionSection } from "../condition/ConditionSection.tsx";
import { ProblemsSection } from "../problems/ProblemsSection.tsx";
import type { MeetingMap } from "../rental/MeetingSection.tsx";
import { NotesSection } from "./NotesSection.tsx";
import { staffActionRefusals } from "./staffActionRefusals.ts";
import { StaffActionsSection } from "./StaffActionsSection.tsx";
import { StaffHead } from "./StaffHead.tsx";
import { StaffReview } from "./StaffReview.tsx";
import { useStaffActions } from "./useStaffActions.ts";

interface StaffBookingProps {
  data: FoundBooking;
  user: User;
  /** Map of the places; null for none. */
  Map: MeetingMap | null;
  reload: () => void;
  /** Path of the page on which a condition report is signed; null if the application has none. */
  conditionPath?: string | null;
}

/**
 * A booking as shown to its agency or an admin: the available actions, the review and the whole history. Both
 * the website and the portal show it at `/booking`.
 */
export function StaffBooking({ data, user, Map, reload, conditionPath = null }: StaffBookingProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  useFragmentFocus();
  const [now] = useState(() => new Date());
  const { booking, positions, agencyPhone, agencyAddress, contracts, staff } = data;
  const files = useBookingFiles(booking.reference);
  const staffActions = useStaffActions(booking, (action) => {
    if (action.kind !== "delete") return;
    showToast(t`The booking is deleted.`, "success");
    void navigate("/bookings", { replace: true });
  });
  return (
    <BookingFrame
      {...{ booking, positions, agencyPhone, agencyAddress, contracts, files, now, Map }}
      isByLink={false}
      isStored={false}
      isOwn={false}
      head={<StaffHead {...{ booking, now }} onLapse={reload} />}
      // The new key closes the dialogs when the booking changes.
      nextSection={
        <div className={page.screenOnly}>
          <StaffActionsSection
            key={booking.version}
            {...{ booking, now, staffActions, user, conditionPath }}
          />
        </div>
      }
      footer={
        <>
          {booking.status !== "cancelled" && (
            <div className={page.screenOnly}>
              <ArrivalSection
                booking={booking}
                mayEdit={staffActionRefusals(booking, user, now).setArrival === null}
                withProof={(run) => run()}
              />
            </div>
          )}
          <div className={page.screenOnly}>
            <MessagesSection
              {...{ booking, now }}
              viewer={bookingViewer(user, booking)}
              phone={booking.driver.phone}
              isOffline={false}
              withProof={(run) => run()}
            />
          </div>
          {booking.reviewed && (
            <div className={page.screenOnly}>
              <StaffReview {...{ booking, user }} review={staff?.review ?? null} />
            </div>
          )}
          <div className={page.screenOnly}>
            <ConditionSection booking={booking} />
          </div>
          <div className={page.screenOnly}>
            <ProblemsSection
              {...{ booking, now }}
              viewer={bookingViewer(user, booking)}
              withProof={(run) => run()}
            />
          </div>
          <div className={page.screenOnly}>
            <NotesSection
              notes={staff?.notes ?? null}
              mayAdd={staffActionRefusals(booking, user, now).addNote === null}
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
