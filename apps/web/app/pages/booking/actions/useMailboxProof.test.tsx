// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { openPart } from "@sayara/frontend/testing/openPart";
import { bookingAction } from "#web/pages/booking/Booking.action.ts";
import { ProofForm } from "./ProofForm.tsx";
import { useMailboxProof } from "./useMailboxProof.ts";

afterEach(cleanup);

const mailed = {
  ok: true,
  data: { email: "amel@example.tn", expiresAt: "2026-11-20T12:15:00Z" },
} as const;
const proven = { ok: true, data: { until: "2026-11-20T13:00:00Z" } } as const;

function open(handlers: FakeHandlers) {
  const { openApi, calls } = fakeApi({ mailBookingCode: () => mailed, ...handlers });
  const onProven = vi.fn();
  function Page() {
    const { proof, begin } = useMailboxProof();
    return (
      <>
        <button type="button" onClick={() => begin("pay", onProven)}>
          Pay
        </button>
        {proof.action === "pay" && <ProofForm proof={proof} />}
      </>
    );
  }
  const { person } = openPart(Page, { at: "/booking?b=b1&t=a-token", openApi, action: bookingAction });
  const press = (name: string) => person.click(screen.getByRole("button", { name }));
  const field = () => screen.findByLabelText("Code from the email");
  const names = () => calls.map(({ name }) => name);
  return { calls, onProven, person, press, field, names };
}

test("a code is mailed, and the action runs once the code has been verified", async () => {
  const { calls, onProven, person, press, field } = open({ proveBooking: () => proven });
  await press("Pay");
  await person.type(await field(), "048 213");
  expect(onProven).not.toHaveBeenCalled();
  await press("Confirm and continue");
  await expect.poll(() => onProven).toHaveBeenCalledOnce();
  expect(calls).toMatchObject([
    { name: "mailBookingCode", params: { id: "b1" }, body: { token: "a-token" } },
    { name: "proveBooking", params: { id: "b1" }, body: { token: "a-token", code: "048213" } },
  ]);
  await expect.poll(() => screen.queryByLabelText("Code from the email")).toBeNull();
});

test("a code that is too short is not sent, and a wrong code can be corrected", async () => {
  let isCodeRight = false;
  const { onProven, person, press, field, names } = open({
    proveBooking: () => (isCodeRight ? proven : refuse(422, "code_wrong", { fields: { code: "invalid" } })),
  });
  await press("Pay");
  await person.type(await field(), "0482");
  await press("Confirm and continue");
  expect((await field()).getAttribute("aria-invalid")).toBe("true");
  expect(names()).toEqual(["mailBookingCode"]);
  await person.type(await field(), "00");
  await press("Confirm and continue");
  await expect.poll(async () => (await field()).getAttribute("aria-invalid")).toBe("true");
  isCodeRight = true;
  await person.clear(await field());
  await person.type(await field(), "048213");
  await press("Confirm and continue");
  await expect.poll(() => onProven).toHaveBeenCalledOnce();
});

test("an expired code is reported, and another code can be mailed", async () => {
  const { onProven, person, press, field, names } = open({ proveBooking: () => refuse(422, "code_expired") });
  await press("Pay");
  await person.type(await field(), "048213");
  await press("Confirm and continue");
  expect((await screen.findByRole("alert")).textContent).toContain("This code is no longer valid");
  await press("Send another code");
  await expect.poll(() => names()).toEqual(["mailBookingCode", "proveBooking", "mailBookingCode"]);
  await expect.poll(() => field()).toHaveProperty("value", "");
  expect(onProven).not.toHaveBeenCalled();
});

test("a rate-limited code request is reported beside the button", async () => {
  const { press } = open({ mailBookingCode: () => refuse(429, "too_many_requests", { retryAfter: 240 }) });
  await press("Pay");
  expect((await screen.findByRole("alert")).textContent).toContain("Try again in 4 minutes.");
});

test("a second press while the code is being mailed sends no second mail", async () => {
  const mailSlowly = () => new Promise<typeof mailed>((resolve) => setTimeout(() => resolve(mailed), 100));
  const { calls, person, field } = open({ mailBookingCode: mailSlowly });
  await person.dblClick(screen.getByRole("button", { name: "Pay" }));
  await field();
  expect(calls).toHaveLength(1);
});
