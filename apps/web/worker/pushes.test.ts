import { expect, test, vi } from "vitest";
import { openTarget } from "./openTarget.ts";
import { readPush, targetOf } from "./readPush.ts";

const origin = "https://sayara.example";
const push = {
  title: "Booking SY-7K3Q9D confirmed",
  body: "Renault Clio, Carthage Cars",
  settings: "Turn off",
  language: "en",
  direction: "ltr",
  path: "/booking?b=1#booking-messages",
  tag: "booking_confirmed 1",
};

test("[WP4] reads the API's notifications, but none that is incomplete or leads to another site", () => {
  expect(readPush(JSON.stringify(push), origin)).toEqual(push);
  for (const text of [undefined, "", "{", "null", "[]", '"text"']) expect(readPush(text, origin)).toBeNull();
  for (const change of [
    { title: "" },
    { body: 1 },
    { direction: "up" },
    { path: "https://elsewhere.example/" },
    { path: "//elsewhere.example/" },
    { path: "/\\elsewhere.example/" },
    { path: "javascript:alert(1)" },
  ])
    expect(readPush(JSON.stringify({ ...push, ...change }), origin)).toBeNull();
  expect(targetOf("/settings", origin)?.href).toBe("https://sayara.example/settings");
});

/** Creates a fake window. `loads` lists the URLs that it has loaded, without scrolls to another hash. */
function createWindow(url: string) {
  const shown = {
    url,
    loads: [] as string[],
    focus: vi.fn(async () => {}),
    navigate: vi.fn(async (next: string) => {
      const [page, hash] = next.split("#");
      if (hash === undefined || page !== shown.url.split("#")[0]) shown.loads.push(next);
      shown.url = next;
      return shown;
    }),
  };
  return shown;
}

test.each(["", "#booking-messages", "#booking-payment"])(
  "[WP6] pressing a notification reloads the booking that a window shows at “%s”, and scrolls to the section",
  async (hash) => {
    const booking = createWindow(`${origin}/booking?b=1${hash}`);
    const windows = { matchAll: async () => [booking], openWindow: vi.fn(async () => {}) };
    await openTarget(windows, new URL(push.path, origin));
    expect(booking.loads).toEqual([`${origin}/booking?b=1`]);
    expect(booking.url).toBe(`${origin}${push.path}`);
    await openTarget(windows, new URL("/booking?b=1", origin));
    expect(booking.loads).toHaveLength(2);
  },
);

test("[WP6] pressing a notification reloads the booking in the window that shows it, or opens a new window", async () => {
  const [home, booking] = [createWindow(`${origin}/`), createWindow(`${origin}/booking?b=1&l=fr`)];
  const windows = { matchAll: async () => [home, booking], openWindow: vi.fn(async () => {}) };
  const target = new URL(push.path, origin);
  await openTarget(windows, target);
  expect(booking.focus).toHaveBeenCalledOnce();
  expect(booking.navigate).toHaveBeenCalledWith(target.href);
  booking.navigate.mockRejectedValue(new TypeError("not controlled"));
  await openTarget(windows, target);
  expect(windows.openWindow).not.toHaveBeenCalled();
  await openTarget(windows, new URL("/booking?b=2", origin));
  expect(windows.openWindow).toHaveBeenCalledWith(`${origin}/booking?b=2`);
  expect(home.focus).not.toHaveBeenCalled();
});
