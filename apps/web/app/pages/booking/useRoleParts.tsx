import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { useLingui } from "@lingui/react/macro";
import { isAllowed } from "@sayara/domain/booking/allowedActions";
import { bookingViewer } from "@sayara/domain/booking/bookingViewer";
import { situationOf } from "@sayara/domain/booking/situationOf";
import { linkHolder } from "@sayara/domain/booking/viewerOf";
import { useNavigate } from "react-router";
import { useLanguage } from "#web/language/useLanguage.ts";
import { openBrowserApi } from "#web/session/openBrowserApi.ts";
import { useSession } from "#web/session/useSession.ts";
import { bookingAddress } from "#web/shared/addresses/bookingAddress.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import type { RoleParts } from "./Booking.tsx";
import { CancellationSection } from "./CancellationSection.tsx";
import { EditSection } from "./EditSection.tsx";
import { HistorySection } from "./HistorySection.tsx";
import { MovedNotice } from "./MovedNotice.tsx";
import { MoveSection } from "./MoveSection.tsx";
import { ReviewSection } from "./ReviewSection.tsx";
import { StaffDesk } from "./StaffDesk.tsx";
import { StaffHead } from "./StaffHead.tsx";
import { StaffReview } from "./StaffReview.tsx";
import type { ProvingActs } from "./useBookingActs.ts";
import { useCancellation } from "./useCancellation.ts";
import { useDesk } from "./useDesk.ts";
import { useMove } from "./useMove.ts";
import { useStaffActs } from "./useStaffActs.ts";
import * as page from "./Booking.css.ts";

interface RoleTools {
  /** Token of a signed link; empty: the session is used. */
  token: string;
  now: Date;
  reload: () => void;
  acts: ProvingActs;
}

/** Returns the page's parts for who looks at the booking: staff's desk, or the driver's move and cancellation. */
export function useRoleParts(booking: BookingView, { token, now, reload, acts }: RoleTools): RoleParts {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { session } = useSession();
  const { language } = useLanguage();
  const user = token === "" && session.state === "signedIn" ? session.user : null;
  const staff = user === null || user.type === "user" ? null : user;
  const staffActs = useStaffActs({ booking, isStaff: staff !== null, openApi: openBrowserApi });
  const cancellation = useCancellation(booking);
  const viewer = token === "" ? bookingViewer(user, booking) : linkHolder;
  const isOffered = isAllowed({ action: "move", viewer, booking: situationOf(booking), now });
  const moving = useMove({
    booking,
    openApi: openBrowserApi,
    token,
    isOffered,
    language,
    onMoved: (moved) =>
      void navigate(bookingAddress({ id: moved.bookingId, token: moved.token }), { state: { isNew: true } }),
  });
  const request = () => acts.withProof("cancel", cancellation.request);
  const desk = useDesk(booking, (act) => {
    if (act.kind !== "delete") return;
    showToast(t`The booking is deleted.`, "success");
    void navigate("/bookings", { replace: true });
  });
  if (staff !== null)
    return {
      head: <StaffHead {...{ booking, now }} onLapse={reload} />,
      // A changed booking closes its dialogs.
      desk: (
        <div className={page.screenOnly}>
          <StaffDesk key={booking.version} {...{ booking, now, desk }} user={staff} />
        </div>
      ),
      end: (
        <>
          <div className={page.screenOnly}>
            <StaffReview booking={booking} user={staff} />
          </div>
          <div className={page.screenOnly}>
            <HistorySection booking={booking} acts={staffActs} now={now} />
          </div>
        </>
      ),
    };
  const { to, offeredUntil } = booking.move;
  const proof = acts.isProofNeeded ? acts.proof : null;
  return {
    ...(to !== null && { desk: <MovedNotice to={to} isByLink={token !== ""} /> }),
    ...(isOffered &&
      offeredUntil !== null && {
        desk: (
          <MoveSection
            key={booking.version}
            {...{ booking, proof }}
            until={offeredUntil}
            moving={{
              ...moving,
              move: (offer) => acts.withProof("move", () => moving.move(offer)),
              decline: () => acts.withProof("money", moving.decline),
            }}
          />
        ),
      }),
    end: (
      <>
        <div className={page.screenOnly}>
          <ReviewSection {...{ booking, viewer, now }} />
        </div>
        <div className={page.screenOnly}>
          <HistorySection booking={booking} now={now} />
        </div>
        <div className={page.screenOnly}>
          <EditSection
            // A changed booking closes its form.
            key={`edit ${booking.version}`}
            {...{ booking, viewer, now }}
            tools={{
              openApi: openBrowserApi,
              withProof: (act) => acts.withProof("edit", act),
              proof: acts.isProofNeeded ? acts.proof : null,
              onPaying: acts.leadToPayment,
            }}
          />
        </div>
        <CancellationSection
          key={booking.version}
          {...{ booking, viewer, now }}
          cancellation={{ ...cancellation, request }}
          proof={proof}
        />
      </>
    ),
  };
}
