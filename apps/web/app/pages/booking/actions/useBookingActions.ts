import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { PaymentSession } from "@sayara/api-client/contract/payment/PaymentSession";
import { linkHolder, viewerOf } from "@sayara/domain/booking/actions/viewerOf";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { leavePage } from "@sayara/frontend/request/leavePage";
import { useSession } from "@sayara/frontend/session/useSession";
import { bookingPath } from "@sayara/frontend/rental/bookingPath";
import { mayPayOnline } from "#web/pages/booking/payment/mayPayOnline.ts";
import { type LinkRevocation, useLinkRevocation } from "./useLinkRevocation.ts";
import { type MailboxProof, type ProvenAction, useMailboxProof } from "./useMailboxProof.ts";
import { type PayOnlineState, usePayOnline } from "#web/pages/booking/payment/usePayOnline.ts";

/** Actions on a booking that are available to the viewer. */
export interface BookingActions {
  /** Null if the booking cannot be paid online. */
  payOnline: PayOnlineState | null;
  /** Null if the booking has no signed links. */
  revocation: LinkRevocation | null;
  /** The mailbox proof that a signed link requires before an action. */
  proof: MailboxProof;
}

/** The viewer's actions, with the mailbox proof for parts of the page that have their own actions. */
export interface ProvingActions extends BookingActions {
  /** Whether this signed link requires a mailbox proof before an action. */
  isProofNeeded: boolean;
  /** Runs an action immediately, or after the mailbox proof. */
  withProof: (action: ProvenAction, run: () => void) => void;
  /** Opens the payment page, which returns here afterwards. Resolves when this page is shown again. */
  openPaymentPage: (session: PaymentSession) => Promise<void>;
}

interface ActionOptions {
  /** Token of the signed link; empty if signed in. */
  token: string;
  now: Date;
  reload: () => void;
}

/** Returns the viewer's actions on a booking. With a signed link, each requires a mailbox proof first. */
export function useBookingActions(
  booking: BookingView,
  { token, now, reload }: ActionOptions,
): ProvingActions {
  const navigate = useNavigate();
  const location = useLocation();
  const { gateways } = useSettings();
  const { session } = useSession();
  const user = session.state === "signedIn" ? session.user : null;
  const [isProven, setProven] = useState(false);
  const isProofNeeded = booking.proofNeeded && !isProven;
  const { id } = booking;
  const { proof, begin } = useMailboxProof();

  async function openPaymentPage(paymentSession: PaymentSession) {
    const { startVisit } = await import("#web/shared/payment/paymentVisits.ts");
    const from = location.pathname + location.search;
    const page = startVisit(paymentSession.id, { token: token === "" ? null : token, from });
    if (paymentSession.display === "frame") return void (await navigate(page));
    await leavePage(paymentSession.url);
    // The visitor is back from the gateway, so the payment may have arrived.
    reload();
  }

  const payOnline = usePayOnline({
    version: booking.version,
    onOpened: openPaymentPage,
    onProofNeeded: (retry) => begin("pay", retry),
  });
  const revocation = useLinkRevocation({
    onRevoked: (newToken) =>
      void navigate(bookingPath({ id, token: newToken }), {
        replace: true,
        state: { hasRevokedLinks: true },
        preventScrollReset: true,
      }),
    onProofNeeded: (retry) => begin("revoke", retry),
  });

  function withProof(action: ProvenAction, run: () => void) {
    if (!isProofNeeded) return run();
    return begin(action, () => {
      setProven(true);
      run();
    });
  }

  const viewer =
    token === ""
      ? viewerOf(user, { driverId: booking.driver.id, supplierId: booking.supplier.id })
      : linkHolder;
  return {
    payOnline:
      gateways.length > 0 && mayPayOnline(booking, viewer, now)
        ? {
            ...payOnline,
            pay: (payment, cancellation) => withProof("pay", () => payOnline.open(payment, cancellation)),
          }
        : null,
    revocation: booking.mayRevokeLinks
      ? {
          ...revocation,
          revoke: () => withProof("revoke", revocation.send),
          isDone: hasRevokedLinks(location.state),
        }
      : null,
    proof,
    isProofNeeded,
    withProof,
    openPaymentPage,
  };
}

/** Reads the navigation state set by the revocation. */
function hasRevokedLinks(state: unknown): boolean {
  return typeof state === "object" && state !== null && "hasRevokedLinks" in state;
}
