import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { useLingui } from "@lingui/react/macro";
import { linkHolder, viewerOf } from "@sayara/domain/booking/viewerOf";
import { useNavigate } from "react-router";
import { openBrowserApi } from "#web/session/openBrowserApi.ts";
import { useSession } from "#web/session/useSession.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import type { RoleParts } from "./Booking.tsx";
import { CancellationSection } from "./CancellationSection.tsx";
import { HistorySection } from "./HistorySection.tsx";
import { ReviewSection } from "./ReviewSection.tsx";
import { StaffDesk } from "./StaffDesk.tsx";
import { StaffHead } from "./StaffHead.tsx";
import type { ProvingActs } from "./useBookingActs.ts";
import { useCancellation } from "./useCancellation.ts";
import { useDesk } from "./useDesk.ts";
import { useStaffActs } from "./useStaffActs.ts";
import * as page from "./Booking.css.ts";

interface RoleTools {
  /** Token of a signed link; empty: the session is used. */
  token: string;
  now: Date;
  reload: () => void;
  acts: ProvingActs;
}

/** Returns the page's parts for who looks at the booking: staff's desk, or the driver's cancellation. */
export function useRoleParts(booking: BookingView, { token, now, reload, acts }: RoleTools): RoleParts {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { session } = useSession();
  const user = token === "" && session.state === "signedIn" ? session.user : null;
  const staff = user === null || user.type === "user" ? null : user;
  const tools = { booking, openApi: openBrowserApi, reload };
  const staffActs = useStaffActs({ booking, isStaff: staff !== null, openApi: openBrowserApi });
  const cancellation = useCancellation({ ...tools, token });
  const request = () => acts.withProof("cancel", cancellation.request);
  const desk = useDesk({
    ...tools,
    onDone(act) {
      if (act.kind !== "delete") return reload();
      showToast(t`The booking is deleted.`, "success");
      return void navigate("/bookings", { replace: true });
    },
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
      end: <HistorySection booking={booking} acts={staffActs} />,
    };
  const owners = { driverId: booking.driver.id, supplierId: booking.supplier.id };
  const viewer = token === "" ? viewerOf(user, owners) : linkHolder;
  return {
    end: (
      <>
        <ReviewSection {...{ booking, viewer, now }} />
        <HistorySection booking={booking} />
        <CancellationSection
          key={booking.version}
          {...{ booking, viewer, now }}
          cancellation={{ ...cancellation, request }}
          proof={acts.isProofNeeded ? acts.proof : null}
        />
      </>
    ),
  };
}
