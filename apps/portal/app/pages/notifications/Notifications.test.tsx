// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { someNotifications } from "@sayara/frontend/testing/data/someNotifications";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import * as route from "./Notifications.route.tsx";

afterEach(() => {
  cleanup();
  clearStoredUser();
});

test("a notification links to its booking, or to the portal page where it is handled", async () => {
  storeUser(aUser({ type: "supplier" }));
  const [first, second, third] = someNotifications();
  if (first === undefined || second === undefined || third === undefined) throw new Error("no notifications");
  const bookingId = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
  const items = [
    { ...first, bookingId },
    { ...second, kind: "document_refused" as const, bookingId: null, data: { type: "cnss", car: "none" } },
    {
      ...third,
      kind: "plan_refund_failed" as const,
      bookingId: null,
      data: { agency: "Agence du Cap", slug: "agence-du-cap", amount: "49" },
    },
  ];
  const { openApi } = fakeApi({ notifications: () => ({ ok: true, data: { items, total: 3 } }) });
  openRoute(route, { at: "/notifications", openApi });
  const list = await screen.findByRole("region", { name: "List of notifications" });
  const hrefs = [...list.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual([`/booking?b=${bookingId}`, "/papers", "/agencies/agence-du-cap"]);
});
