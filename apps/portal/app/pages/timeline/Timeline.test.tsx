// @vitest-environment jsdom
import type { SupplierTimeline } from "@sayara/api-client/contract/suppliers/supplierTimeline";
import { AgencyContext } from "#portal/session/AgencyContext.ts";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { cleanup, screen, within, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, test, vi } from "vitest";
import * as route from "./Timeline.route.tsx";

vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  document.documentElement.dir = "";
  cleanup();
  vi.restoreAllMocks();
});

const block = {
  id: "block-1",
  version: 3,
  carId: "car-1",
  kind: "workshop" as const,
  from: "2026-12-07T09:00:00.000Z",
  to: "2026-12-08T09:00:00.000Z",
  note: "Brakes",
  walkIn: null,
  seriesId: null,
};
const timeline: SupplierTimeline = {
  from: "2026-12-01",
  days: 14,
  turnaroundMinutes: 60,
  total: 2,
  cars: [
    {
      id: "car-1",
      slug: "picanto-1",
      name: "Kia Picanto",
      plate: "192 TU 1092",
      isOffered: true,
      bookings: [
        {
          id: "booking-1",
          reference: "SY-ACDEFG",
          firstName: "Hela",
          status: "paid",
          from: "2026-12-01T09:00:00.000Z",
          to: "2026-12-04T09:00:00.000Z",
        },
      ],
      changes: [],
      blocks: [block],
    },
    {
      id: "car-2",
      slug: "clio-1",
      name: "Renault Clio",
      plate: null,
      isOffered: false,
      bookings: [],
      changes: [],
      blocks: [],
    },
  ],
};
const ok = <Data,>(data: Data) => ({ ok: true, data }) as const;
const collision = {
  kind: "booking" as const,
  reference: "SY-ACDEFG",
  bookingId: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
  from: "2026-12-01T09:00:00.000Z",
  to: "2026-12-04T09:00:00.000Z",
  freeFrom: "2026-12-04T10:00:00.000Z",
};

/** The page as rendered by the router, without its guard. */
const Page = route.default as unknown as ComponentType<{ loaderData: object }>;

function open(handlers: object, data = timeline, actions = ["viewDays", "editDays"]) {
  const api = fakeApi({ ...handlers } as Parameters<typeof fakeApi>[0]);
  const agency = { id: "a", slug: "a", name: "A", logo: null, standing: "active", role: "desk", actions };
  const page = {
    clientAction: route.clientAction,
    default: () => (
      <AgencyContext value={agency as never}>
        <Page loaderData={{ timeline: data, page: 1, now: Date.parse("2026-12-01T08:00:00Z") }} />
      </AgencyContext>
    ),
  };
  const view = openRoute(page as never, {
    at: "/timeline?from=2026-12-01&days=14",
    openApi: api.openApi,
  });
  return { ...view, calls: api.calls };
}

test("each car's row lists its bookings, blocks and free times as text", async () => {
  open({});
  const row = await screen.findByRole("list", { name: "Kia Picanto" });
  expect(within(row).getByText(/Hela · Paid · SY-ACDEFG/)).toBeDefined();
  expect(within(row).getByRole("button", { name: /Workshop · Brakes/ })).toBeDefined();
  expect(within(row).getAllByRole("button", { name: /free/ }).length).toBeGreaterThan(0);
  expect(screen.getByText("Not offered")).toBeDefined();
  expect(screen.getByText("192 TU 1092")).toBeDefined();
});

test("a refused walk-in shows the colliding booking and keeps the input", async () => {
  const { user, calls } = open({ createBlock: () => refuse(409, "car_taken", { collision }) });
  const row = await screen.findByRole("list", { name: "Renault Clio" });
  await user.click(within(row).getByRole("button", { name: /free/ }));
  const dialog = await screen.findByRole("dialog", { name: "Block days" });
  await user.type(within(dialog).getByLabelText(/Customer/), "Zied Trabelsi");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await within(dialog).findByText(/SY-ACDEFG/)).toBeDefined();
  const link = within(dialog).getByRole("link", { name: "Open the booking (opens in a new tab)" });
  expect(link.getAttribute("href")).toBe(`/booking?b=${collision.bookingId}`);
  expect(within(dialog).getByLabelText<HTMLInputElement>(/Customer/).value).toBe("Zied Trabelsi");
  const sent = calls.find(({ name }) => name === "createBlock");
  expect(sent?.body).toMatchObject({ weeks: 1, block: { carId: "car-2", kind: "walkIn" } });
});

test("a block is moved to another car with its version, and is deleted", async () => {
  const { user, calls } = open({
    updateBlock: () => ok(block),
    deleteBlock: () => ok({ deleted: [block.id] }),
  });
  const openBlock = async () => {
    await user.click(await screen.findByRole("button", { name: /Workshop · Brakes/ }));
    return screen.findByRole("dialog");
  };
  const dialog = await openBlock();
  await user.selectOptions(within(dialog).getByLabelText(/Car/), "car-2");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.find(({ name }) => name === "updateBlock")?.body).toMatchObject({
    version: 3,
    block: { carId: "car-2", note: "Brakes", walkIn: null },
  });
  await user.click(within(await openBlock()).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.find(({ name }) => name === "deleteBlock")?.body).toEqual({ version: 3, andLater: false });
});

/** Gives each track a height of 50 pixels, and 14 days of 100 pixels each. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    const row = timeline.cars.findIndex(({ id }) => id === this.dataset["car"]);
    return new DOMRect(0, row * 50, 1400, 50);
  });
}

/** Drags the block with the mouse. */
async function dragBlock(user: ReturnType<typeof open>["user"], { x, y }: { x: number; y: number }) {
  layOut();
  const target = await screen.findByRole("button", { name: /Workshop · Brakes/ });
  await user.pointer([
    { keys: "[MouseLeft>]", target, coords: { clientX: 650, clientY: 20 } },
    { target, coords: { clientX: 655 + x / 2, clientY: 20 + y / 2 } },
    { target, coords: { clientX: 650 + x, clientY: 20 + y } },
    { keys: "[/MouseLeft]", target, coords: { clientX: 650 + x, clientY: 20 + y } },
  ]);
}

test("dragging moves a block by whole days and to another car, at the same time of day", async () => {
  const { user, calls } = open({ updateBlock: () => ok(block) });
  await dragBlock(user, { x: 212, y: 50 });
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("updateBlock"));
  expect(calls.find(({ name }) => name === "updateBlock")?.body).toMatchObject({
    version: 3,
    block: {
      carId: "car-2",
      from: "2026-12-09T09:00:00.000Z",
      to: "2026-12-10T09:00:00.000Z",
      note: "Brakes",
    },
  });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a refused drag opens the form with the new dates and shows the colliding booking", async () => {
  const { user } = open({ updateBlock: () => refuse(409, "car_taken", { collision }) });
  await dragBlock(user, { x: -500, y: 0 });
  const dialog = await screen.findByRole("dialog", { name: "Workshop" });
  expect(within(dialog).getByText(/SY-ACDEFG/)).toBeDefined();
  expect(within(dialog).getByLabelText<HTMLInputElement>(/From/).value).toBe("2026-12-02T10:00");
});

test("in a right-to-left document, dragging a block to the left moves it to later days", async () => {
  document.documentElement.dir = "rtl";
  const { user, calls } = open({ updateBlock: () => ok(block) });
  await dragBlock(user, { x: -212, y: 0 });
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("updateBlock"));
  expect(calls.find(({ name }) => name === "updateBlock")?.body).toMatchObject({
    block: { from: "2026-12-09T09:00:00.000Z", to: "2026-12-10T09:00:00.000Z" },
  });
});

test("a drag that ends near its start or is cancelled with Escape changes nothing", async () => {
  const { user, calls } = open({ updateBlock: () => ok(block) });
  await dragBlock(user, { x: 20, y: 0 });
  layOut();
  const target = await screen.findByRole("button", { name: /Workshop · Brakes/ });
  await user.pointer([
    { keys: "[MouseLeft>]", target, coords: { clientX: 650, clientY: 20 } },
    { target, coords: { clientX: 950, clientY: 20 } },
  ]);
  expect(target.style.transform).toBe("translate(300px, 0px)");
  await user.keyboard("{Escape}");
  await user.pointer({ keys: "[/MouseLeft]", target, coords: { clientX: 950, clientY: 20 } });
  expect([target.style.transform, calls.length]).toEqual(["", 0]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a booking links to its page", async () => {
  open({});
  const link = await screen.findByRole("link", { name: /Hela · Paid/ });
  expect(link.getAttribute("href")).toBe("/booking?b=booking-1");
});

test("a person with read-only access gets no buttons for days, and an agency without cars sees a note", async () => {
  open({}, timeline, ["viewDays"]);
  const row = await screen.findByRole("list", { name: "Kia Picanto" });
  expect(within(row).queryByRole("button")).toBeNull();
  cleanup();
  open({}, { ...timeline, cars: [], total: 0 });
  expect(await screen.findByText(/You have no cars yet/)).toBeDefined();
});
