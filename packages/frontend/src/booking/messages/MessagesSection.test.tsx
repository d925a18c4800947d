// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { bookingViewer } from "@sayara/domain/booking/actions/bookingViewer";
import type { BookingMessage } from "@sayara/domain/booking/messages/BookingMessage";
import type { User } from "@sayara/domain/user/User";
import { afterEach, expect, test, vi } from "vitest";
import "@sayara/frontend/testing/stubMatchMedia";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { openPart } from "@sayara/frontend/testing/openPart";
import { shouldReloadBooking as shouldRevalidate } from "../actions/shouldReloadBooking.ts";
import { staffBookingAction } from "../staff/staffBookingAction.ts";
import { MessagesSection } from "./MessagesSection.tsx";

vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const supplierId = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e05";
const none = { count: 0, unread: 0, language: "fr", isReadable: true, reports: [] } as const;
const aMessage = (changes: Partial<BookingMessage> = {}): BookingMessage => ({
  id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02",
  side: "agency",
  name: "Agence Caroubier",
  at: "2026-12-02T12:00:00.000Z",
  text: "At gate 2,\nwith a sign.",
  pictures: [],
  readAt: null,
  ...changes,
});
const sent = (text: string) => aMessage({ id: "sent-1", side: "driver", name: "Amel Ben Salah", text });
const inTime = { timeout: 30_000 };

function renderSection(
  messages: Partial<NonNullable<BookingView["messages"]>>,
  {
    handlers = {},
    viewedBy = "user",
    isOffline = false,
  }: { handlers?: Parameters<typeof fakeApi>[0]; viewedBy?: User["type"]; isOffline?: boolean } = {},
) {
  const base = aBooking({ id, status: "reserved", guestConfirmation: null });
  const booking = {
    ...base,
    supplier: { ...base.supplier, id: supplierId },
    messages: { ...none, ...messages, reports: [...(messages.reports ?? [])] },
  };
  const { openApi, calls } = fakeApi({ markMessagesRead: () => ({ ok: true }) as never, ...handlers });
  const user = aUser({
    id: viewedBy === "user" ? booking.driver.id : "staff-1",
    type: viewedBy,
    supplierId: viewedBy === "supplier" ? supplierId : null,
  });
  const withProof = vi.fn((run: () => void) => run());
  const part = openPart(
    () => (
      <MessagesSection
        {...{ booking, withProof, isOffline }}
        viewer={bookingViewer(user, booking)}
        now={new Date("2026-12-02T14:00:00Z")}
        phone="+21671000111"
      />
    ),
    { at: `/booking?b=${id}`, openApi, action: staffBookingAction, shouldRevalidate },
  );
  const sentCalls = (name: string) => calls.filter((call) => call.name === name);
  return { ...part, sentCalls, withProof };
}
const page = (...items: BookingMessage[]) => ({ ok: true, data: { items, total: items.length } }) as never;

test("[MS1] [MS3] unread messages open at once in a log, with read marks, and are marked as read", async () => {
  const own = aMessage({
    id: "own-1",
    side: "driver",
    at: "2026-12-02T11:00:00.000Z",
    text: "Where?",
    readAt: "2026-12-02T13:05:00.000Z",
  });
  const { sentCalls } = renderSection(
    { count: 2, unread: 1 },
    { handlers: { bookingMessages: () => page(aMessage(), own) } },
  );
  const log = await screen.findByRole("log", { name: "Messages about the booking" }, inTime);
  expect(log.textContent).toMatch(/Where\?.*Read at 14:05.*At gate 2,\nwith a sign\./s);
  await expect
    .poll(() => sentCalls("markMessagesRead"))
    .toMatchObject([{ params: { id }, body: { lastRead: aMessage().id } }]);
});

test("[MS1] a message is written after a press; what was typed stays after a failure and is sent once", async () => {
  let isDown = true;
  const { person, sentCalls, withProof, reload } = renderSection(
    {},
    {
      handlers: {
        bookingMessages: () => page(),
        sendMessage: () =>
          isDown ? refuse(429, "too_many_requests") : ({ ok: true, data: sent("Bonjour") } as never),
      },
    },
  );
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /^WhatsApp: write to/ });
  expect(link.href).toBe("https://wa.me/21671000111?text=Booking+SY-7K3Q9D");
  await person.click(screen.getByRole("button", { name: "Write a message" }));
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Message to/ }, inTime);
  await person.click(screen.getByRole("button", { name: "Send the message" }));
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await person.type(field, "Bonjour");
  await person.click(screen.getByRole("button", { name: "Send the message" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(field.value).toBe("Bonjour");
  isDown = false;
  await person.click(await screen.findByRole("button", { name: "Send the message" }));
  expect(await screen.findByText("Bonjour", { selector: "p" })).toBeTruthy();
  expect(field.value).toBe("");
  expect(withProof).toHaveBeenCalledTimes(2);
  const attempts = sentCalls("sendMessage");
  expect(attempts).toMatchObject([{ body: { text: "Bonjour" } }, { body: { text: "Bonjour" } }]);
  // The same attempt, which the API would perform once.
  expect(new Set(attempts.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(reload).not.toHaveBeenCalled();
});

test("[MS9] an agency inserts a saved reply, first those in the driver's language", async () => {
  const replies = [
    { id: "en-1", version: 1, language: "en", title: "Place", text: "At gate 2." },
    { id: "fr-1", version: 1, language: "fr", title: "Lieu", text: "À la porte 2." },
  ];
  const { person } = renderSection(
    {},
    {
      viewedBy: "supplier",
      handlers: {
        bookingMessages: () => page(),
        savedReplies: () => ({ ok: true, data: { replies } }) as never,
      },
    },
  );
  await person.click(screen.getByRole("button", { name: "Write a message" }));
  const menu = await screen.findByRole("combobox", { name: "Insert a saved reply" }, inTime);
  expect([...menu.querySelectorAll("optgroup")].map(({ label }) => label)).toEqual(["Français", "English"]);
  await person.selectOptions(menu, "fr-1");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Message to/ }).value).toBe(
    "À la porte 2.",
  );
});

test("[MS7] both sides report; an administrator sees the reason, and the messages after a press only", async () => {
  const driver = renderSection(
    { count: 1, unread: 1 },
    {
      handlers: {
        bookingMessages: () => page(aMessage()),
        reportMessages: () => ({ ok: true }) as never,
      },
    },
  );
  await driver.person.click(await screen.findByRole("button", { name: "Report these messages…" }, inTime));
  await driver.person.type(screen.getByRole("textbox", { name: /^What is wrong with them/ }), "Cash only");
  await driver.person.click(screen.getByRole("button", { name: "Report to the team" }));
  expect(await screen.findByText(/You have reported these messages/)).toBeTruthy();
  expect(driver.sentCalls("reportMessages")).toMatchObject([{ body: { reason: "Cash only" } }]);
  cleanup();
  renderSection({ count: 1, isReadable: false }, { viewedBy: "admin" });
  expect(screen.queryByRole("region", { name: "Messages about the booking" })).toBeNull();
  cleanup();
  const reports = [{ side: "driver", at: "2026-12-02T12:00:00.000Z", reason: "Cash only" }] as const;
  const admin = renderSection(
    { count: 1, isReadable: false, reports: [...reports] },
    { viewedBy: "admin", handlers: { readReportedMessages: () => page(aMessage()) } },
  );
  expect(await screen.findByText("Cash only", undefined, inTime)).toBeTruthy();
  expect(admin.sentCalls("readReportedMessages")).toEqual([]);
  await admin.person.click(screen.getByRole("button", { name: "Read the messages" }));
  expect(await screen.findByText(/At gate 2/)).toBeTruthy();
  expect(admin.sentCalls("markMessagesRead")).toEqual([]);
});

test("without a connection the section says so, and offers nothing", () => {
  renderSection({ count: 2, unread: 1 }, { isOffline: true });
  expect(screen.getByText(/Without a connection/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
