import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { isAllowed } from "@sayara/domain/booking/actions/allowedActions";
import { situationOf } from "@sayara/domain/booking/actions/situationOf";
import { bookingViewer } from "@sayara/domain/booking/actions/bookingViewer";
import { tripStatuses } from "@sayara/domain/booking/tripStatuses";
import { linkHolder } from "@sayara/domain/booking/actions/viewerOf";
import type { User } from "@sayara/domain/user/User";
import { Suspense, lazy } from "react";
import { useNavigate } from "react-router";
import { Booking, type BookingPage } from "#web/pages/booking/Booking.tsx";
import * as page from "@sayara/frontend/booking/Booking.css";
import { ProofForm } from "#web/pages/booking/actions/ProofForm.tsx";
import type { ProvingActions } from "#web/pages/booking/actions/useBookingActions.ts";
import type { MailboxProof } from "#web/pages/booking/actions/useMailboxProof.ts";
import { CancellationSection } from "#web/pages/booking/cancellation/CancellationSection.tsx";
import { useCancellation } from "#web/pages/booking/cancellation/useCancellation.ts";
import { ChangeSection } from "#web/pages/booking/change/ChangeSection.tsx";
import { EditSection } from "#web/pages/booking/edit/EditSection.tsx";
import { ArrivalSection } from "@sayara/frontend/booking/arrival/ArrivalSection";
import { HistorySection } from "@sayara/frontend/booking/history/HistorySection";
import type { OfferedCars } from "@sayara/frontend/booking/loadParts";
import { MovedNotice } from "#web/pages/booking/move/MovedNotice.tsx";
import { MoveSection } from "#web/pages/booking/move/MoveSection.tsx";
import { useMove } from "#web/pages/booking/move/useMove.ts";
import { MessagesSection } from "@sayara/frontend/booking/messages/MessagesSection";
import { ConditionSection } from "@sayara/frontend/booking/condition/ConditionSection";
import { ProblemsSection } from "@sayara/frontend/booking/problems/ProblemsSection";
import { useFragmentFocus } from "@sayara/frontend/booking/useFragmentFocus";
import { bookingPath } from "@sayara/frontend/rental/bookingPath";
import { ReviewSection } from "./ReviewSection.tsx";

const PushOffer = lazy(async () => ({ default: (await import("#web/push/PushOffer.tsx")).PushOffer }));

interface DriverBookingProps extends BookingPage {
  /** Null for a guest, and when a signed link is used. */
  user: User | null;
  actions: ProvingActions;
  /** Null if no other car is offered. */
  offered: Promise<OfferedCars> | null;
}

/** A booking for its driver or the holder of its link: move, review, edit and cancellation. */
export function DriverBooking({ user, offered, ...bookingProps }: DriverBookingProps) {
  const { booking, now, actions, isByLink, reload } = bookingProps;
  const viewer = isByLink ? linkHolder : bookingViewer(user, booking);
  const proof = actions.isProofNeeded ? actions.proof : null;
  const cancellation = useCancellation(booking);
  useFragmentFocus();
  const { to, offeredUntil: until } = booking.move;
  const isOffered = offered !== null && until !== null;
  return (
    <Booking
      {...bookingProps}
      {...(to !== null && { nextSection: <MovedNotice to={to} isByLink={isByLink} /> })}
      {...(isOffered && { nextSection: <Move {...{ booking, until, offered, actions, proof, reload }} /> })}
      footer={
        <>
          {/* A guest has no settings that would turn the notifications off. */}
          {user !== null &&
            viewer.actor === "driver" &&
            bookingProps.storedAt === null &&
            isAhead(booking, now) && (
              <div className={page.screenOnly}>
                <Suspense fallback={null}>
                  <PushOffer />
                </Suspense>
              </div>
            )}
          {booking.status !== "cancelled" && (
            <div className={page.screenOnly}>
              <ArrivalSection
                booking={booking}
                mayEdit={isAllowed({ action: "setArrival", viewer, booking: situationOf(booking), now })}
                withProof={(run) => actions.withProof("arrival", run)}
                proofForm={proof?.action === "arrival" && <ProofForm proof={proof} />}
              />
            </div>
          )}
          <div className={page.screenOnly}>
            <MessagesSection
              {...{ booking, viewer, now }}
              phone={bookingProps.agencyPhone}
              isOffline={bookingProps.storedAt !== null}
              withProof={(run) => actions.withProof("message", run)}
              proofForm={proof?.action === "message" && <ProofForm proof={proof} />}
            />
          </div>
          <div className={page.screenOnly}>
            <ReviewSection {...{ booking, viewer, now }} />
          </div>
          <div className={page.screenOnly}>
            <HistorySection {...{ booking, now }} />
          </div>
          <div className={page.screenOnly}>
            <EditSection
              // The new key closes the form when the booking changes.
              key={`edit ${booking.version}`}
              {...{ booking, viewer, now }}
              tools={{
                withProof: (run) => actions.withProof("edit", run),
                proof,
                onPaymentRequired: actions.openPaymentPage,
              }}
            />
          </div>
          <div className={page.screenOnly}>
            <ChangeSection
              key={`change ${booking.version}`}
              {...{ booking, viewer, now, proof }}
              withProof={(run) => actions.withProof("change", run)}
            />
          </div>
          <div className={page.screenOnly}>
            <ConditionSection booking={booking} />
          </div>
          <div className={page.screenOnly}>
            <ProblemsSection
              {...{ booking, viewer, now }}
              withProof={(run) => actions.withProof("problem", run)}
              proofForm={proof?.action === "problem" && <ProofForm proof={proof} />}
            />
          </div>
          <CancellationSection
            key={booking.version}
            {...{ booking, viewer, now, proof }}
            cancellation={{
              ...cancellation,
              request: () => actions.withProof("cancel", cancellation.request),
            }}
          />
        </>
      }
    />
  );
}

/**
 * Returns whether the booking can still cause notifications: it awaits a response or is confirmed, and its
 * drop-off is ahead.
 */
function isAhead({ status, to }: BookingView, now: Date): boolean {
  return (status === "pending" || tripStatuses.some((trip) => trip === status)) && new Date(to) > now;
}

interface MoveProps extends Pick<DriverBookingProps, "booking" | "actions" | "reload"> {
  /** Time at which the offer ends. */
  until: string;
  offered: Promise<OfferedCars>;
  /** Null if the action needs no proof. */
  proof: MailboxProof | null;
}

function Move({ booking, until, offered, actions, proof, reload }: MoveProps) {
  const navigate = useNavigate();
  const moveState = useMove({
    booking,
    onMoved: (newBooking) =>
      void navigate(bookingPath({ id: newBooking.bookingId, token: newBooking.token }), {
        state: { isNew: true },
      }),
  });
  return (
    <MoveSection
      // The new key closes the dialog when the booking changes.
      key={booking.version}
      {...{ booking, until, offered, proof }}
      moveState={{
        ...moveState,
        move: (offer) => actions.withProof("move", () => moveState.move(offer)),
        decline: () => actions.withProof("money", moveState.decline),
      }}
      onRetry={reload}
    />
  );
}
