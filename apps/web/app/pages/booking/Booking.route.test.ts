// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { clientLoaderArgs, openUnreachableApi } from "@sayara/frontend/testing/clientLoaderArgs";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { useToasts } from "@sayara/frontend/toasts/useToasts";
import { clientLoader } from "./Booking.route.tsx";

const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";

beforeEach(() => useToasts.setState({ toasts: [] }));

test("a booking that cannot be loaded also shows a toast", async () => {
  const { booking } = clientLoader(clientLoaderArgs(`/booking?b=${id}`, openUnreachableApi));
  expect(await booking).toEqual({ state: "failed", fault: "network" });
  expect(useToasts.getState().toasts).toMatchObject([
    { tone: "error", text: "An unhandled error occurred." },
  ]);
});

test("a loaded booking shows no toast", async () => {
  const { openApi } = fakeApi({ booking: () => ({ ok: true, data: aBooking({ id }) }) });
  const { booking } = clientLoader(clientLoaderArgs(`/booking?b=${id}`, openApi));
  expect(await booking).toMatchObject({ state: "found" });
  expect(useToasts.getState().toasts).toEqual([]);
});
