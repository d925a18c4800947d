// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openUnreachableApi } from "@sayara/frontend/testing/clientLoaderArgs";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aReplacement } from "#web/testing/data/aReplacement.ts";
import { openPart } from "@sayara/frontend/testing/openPart";
import { watchToasts } from "@sayara/frontend/testing/watchToasts";
import { bookingAction } from "#web/pages/booking/Booking.action.ts";
import { useBookingFiles } from "@sayara/frontend/booking/documents/useBookingFiles";
import { useCancellation } from "#web/pages/booking/cancellation/useCancellation.ts";
import { useConfirmation } from "#web/pages/booking/confirmation/useConfirmation.ts";
import { useStaffActions } from "@sayara/frontend/booking/staff/useStaffActions";
import { useLinkRevocation } from "./useLinkRevocation.ts";
import { useMailboxProof } from "./useMailboxProof.ts";
import { useMove } from "#web/pages/booking/move/useMove.ts";
import { usePayOnline } from "#web/pages/booking/payment/usePayOnline.ts";

afterEach(cleanup);

const booking = aBooking({ version: 3 });
const { id, reference } = booking;
const noop = vi.fn();

/** Calls a component's hook. Returns its action and its problem. */
type ActionHook = () => [run: () => void, problem: object | null];

const hooks: Record<string, ActionHook> = {
  preview: function usePreview() {
    const { preview, problem } = useCancellation(booking);
    return [preview, problem];
  },
  cancellation: function useRequest() {
    const { request, problem } = useCancellation(booking);
    return [request, problem];
  },
  payment: function usePayment() {
    const { open, problem } = usePayOnline({ version: 3, onOpened: noop, onProofNeeded: noop });
    return [() => open("full"), problem];
  },
  move: function useOneMove() {
    const { move, problem } = useMove({ booking, onMoved: noop });
    return [() => move(aReplacement()), problem];
  },
  "staff action": function useStaffAction() {
    const { run, problem } = useStaffActions(booking, noop);
    return [() => run({ kind: "confirm" }), problem];
  },
  "revocation of links": function useRevocation() {
    const { send, problem } = useLinkRevocation({ onRevoked: noop, onProofNeeded: noop });
    return [send, problem];
  },
  "code by mail": function useCode() {
    const { begin, proof } = useMailboxProof();
    return [() => begin("pay", noop), proof.problem];
  },
  confirmation: function useConfirmed() {
    const { confirm, problem } = useConfirmation();
    return [confirm, problem];
  },
  voucher: function useVoucher() {
    const { save, problem } = useBookingFiles(reference);
    return [() => void save("voucher"), problem];
  },
};

test.each(Object.entries(hooks))(
  "a fault of the %s shows the generic toast beside its notice",
  async (_, useAction) => {
    const toasts = watchToasts();
    function Page() {
      const [run, problem] = useAction();
      return (
        <button type="button" onClick={run}>
          {JSON.stringify(problem)}
        </button>
      );
    }
    const { person } = openPart(Page, {
      at: `/booking?b=${id}`,
      openApi: openUnreachableApi,
      action: bookingAction,
    });
    await person.click(screen.getByRole("button"));
    await waitFor(() =>
      expect(JSON.parse(screen.getByRole("button").textContent)).toMatchObject({
        kind: "fault",
        fault: "network",
      }),
    );
    await expect.poll(toasts).toEqual(["An unhandled error occurred."]);
  },
);

test("a toast disappears when its action is sent again", async () => {
  const toasts = watchToasts();
  let tries = 0;
  const openApi = () => (++tries === 1 ? openUnreachableApi() : new Promise<never>(() => {}));
  function Page() {
    const { confirm, isSending } = useConfirmation();
    return (
      <button type="button" onClick={confirm}>
        {isSending ? "Sending" : "Confirm"}
      </button>
    );
  }
  const { person } = openPart(Page, { at: `/booking?b=${id}`, openApi, action: bookingAction });
  await person.click(screen.getByRole("button"));
  await waitFor(() => expect(toasts()).toEqual(["An unhandled error occurred."]));
  await person.click(await screen.findByRole("button", { name: "Confirm" }));
  await screen.findByRole("button", { name: "Sending" });
  expect(toasts()).toEqual([]);
});
