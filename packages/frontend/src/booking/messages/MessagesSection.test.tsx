// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { bookingViewer } from "@sayara/domain/booking/actions/bookingViewer";
import type { BookingMessage } from "@sayara/domain/booking/messages/BookingMessage";
import type { User } from "@sayara/domain/user/User";
import { afterEach, expect, test, vi } from "vitest";
import "@sayara/frontend/testing/stubMatchMedia";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { openPart } from "@sayara/frontend/testing/openPart";
import { useNodeForms } from "@sayara/frontend/testing/useNodeForms";
import { watchToasts } from "@sayara/frontend/testing/watchToasts";
import { type BookingResult, isJson } from "../actions/sendBookingAction.ts";
import { shouldReloadBooking as shouldRevalidate } from "../actions/shouldReloadBooking.ts";
import { staffBookingAction } from "../staff/staffBookingAction.ts";
import { MessagesSection } from "./MessagesSection.tsx";

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const supplierId = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e05";
const none = {
  count: 0,
  unread: 0,
  language: "fr",
  isReadable: true,
  isKnownToAgency: true,
  reports: [],
} as const;
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
    now = "2026-12-02T14:00:00Z",
    hash = "",
    sendForm,
  }: {
    handlers?: Parameters<typeof fakeApi>[0];
    viewedBy?: User["type"];
    isOffline?: boolean;
    now?: string;
    hash?: string;
    /** Replaces the route's action for forms, since jsdom cannot send files to the fake API. */
    sendForm?: (form: FormData) => Promise<BookingResult>;
  } = {},
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
  watchToasts();
  const withProof = vi.fn((run: () => void) => run());
  const action = async (args: ActionArgs) =>
    sendForm === undefined || isJson(args.request)
      ? staffBookingAction(args)
      : sendForm(await args.request.formData());
  const part = openPart(
    () => (
      <MessagesSection
        {...{ booking, withProof, isOffline }}
        viewer={bookingViewer(user, booking)}
        now={new Date(now)}
        phone="+21671000111"
      />
    ),
    { at: `/booking?b=${id}${hash}`, openApi, action, shouldRevalidate },
  );
  const sentCalls = (name: string) => calls.filter((call) => call.name === name);
  return { ...part, sentCalls, withProof };
}
const page = (...items: BookingMessage[]) => ({ ok: true, data: { items, total: items.length } }) as never;

const open = (person: ReturnType<typeof renderSection>["person"]) =>
  person.click(screen.getByRole("button", { name: /^(Read|Show|Write)/ }));

/**
 * Replaces `IntersectionObserver`, which jsdom lacks. `scroll` moves the observed elements into or out of
 * view.
 */
function stubObserver() {
  const observers = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly onChange: (entries: { isIntersecting: boolean }[]) => void;
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        this.onChange = onChange;
      }
      observe() {
        observers.add(this.onChange);
      }
      disconnect() {
        observers.delete(this.onChange);
      }
    },
  );
  return {
    scroll: (isIntersecting: boolean) =>
      act(() => {
        for (const onChange of observers) onChange([{ isIntersecting }]);
      }),
  };
}

test("[MS1] [MS3] a press opens the messages with read marks, and they are marked as read once their end is in view", async () => {
  const { scroll } = stubObserver();
  const own = aMessage({
    id: "own-1",
    side: "driver",
    at: "2026-12-02T11:00:00.000Z",
    text: "Where?",
    readAt: "2026-12-02T13:05:00.000Z",
  });
  const { person, sentCalls } = renderSection(
    { count: 2, unread: 1 },
    { handlers: { bookingMessages: () => page(aMessage(), own) } },
  );
  expect(sentCalls("bookingMessages")).toEqual([]);
  await person.click(screen.getByRole("button", { name: "Read 1 new message" }));
  const log = await screen.findByRole("log", { name: "Messages about the booking" }, inTime);
  expect(log.textContent).toMatch(/Where\?.*Read at 14:05.*At gate 2,\nwith a sign\./s);
  expect(document.activeElement?.contains(log)).toBe(true);
  scroll(false);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sentCalls("markMessagesRead")).toEqual([]);
  scroll(true);
  await expect
    .poll(() => sentCalls("markMessagesRead"))
    .toMatchObject([{ params: { id }, body: { lastRead: aMessage().id } }]);
});

test("[MS3] a read mark that failed is sent again, and a page in the background sends none", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  let isDown = true;
  const { sentCalls } = renderSection(
    { count: 1, unread: 1 },
    {
      hash: "#booking-messages",
      handlers: {
        bookingMessages: () => page(aMessage()),
        markMessagesRead: () => (isDown ? Promise.reject(new TypeError("down")) : ({ ok: true } as never)),
      },
    },
  );
  await screen.findByText(/At gate 2/, undefined, inTime);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sentCalls("markMessagesRead")).toEqual([]);
  visibility.mockRestore();
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => sentCalls("markMessagesRead")).toHaveLength(1);
  isDown = false;
  await vi.advanceTimersByTimeAsync(16_000);
  await expect.poll(() => sentCalls("markMessagesRead")).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sentCalls("markMessagesRead")).toHaveLength(2);
});

test("[MS6] a link to the messages opens them without moving focus", async () => {
  renderSection(
    { count: 1 },
    { hash: "#booking-messages", handlers: { bookingMessages: () => page(aMessage()) } },
  );
  await screen.findByText(/At gate 2/, undefined, inTime);
  expect(document.activeElement).toBe(document.body);
});

test("[MS2] a photo that could not be added is kept, and a retry adds it to its message", async () => {
  await useNodeForms();
  const forms: FormData[] = [];
  const message = sent("Bonjour");
  const { person } = renderSection(
    {},
    {
      handlers: { bookingMessages: () => page() },
      async sendForm(form) {
        forms.push(form);
        const isAgain = form.get("intent") === "addMessagePictures";
        return {
          done: isAgain
            ? { id: message.id, failed: [], message: { ...message, pictures: ["picture-1"] } }
            : { id: message.id, failed: form.getAll("image"), message },
        };
      },
    },
  );
  await open(person);
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Message to/ }, inTime);
  await person.type(field, "Bonjour");
  await person.upload(screen.getByLabelText("Pictures"), new File(["x"], "a.png", { type: "image/png" }));
  await screen.findByText("a.png");
  await person.click(screen.getByRole("button", { name: "Send the message" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/1 picture was not added.*a\.png/);
  expect(document.activeElement).toBe(field);
  expect(screen.getByText("The message is sent.").closest("[aria-live=polite]")).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Add again" }));
  expect(await screen.findByRole("button", { name: "Show picture 1" })).toBeTruthy();
  expect(screen.queryByText(/was not added/)).toBeNull();
  expect(forms.map((form) => [form.get("to"), form.getAll("image").length])).toEqual([
    [null, 1],
    [message.id, 1],
  ]);
});

test("[MS1] no message can be written before the agency has received the booking", () => {
  renderSection({ isKnownToAgency: false });
  expect(screen.queryByRole("region")).toBeNull();
});

test("[MS1] a press opens the message form, and text that failed to send stays and is then sent only once", async () => {
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
  // Both calls have the same idempotency key, so the API would send the message only once.
  expect(new Set(attempts.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(reload).not.toHaveBeenCalled();
});

test("[MS9] an agency can insert a saved reply, and replies in the driver's language come first", async () => {
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

test("[MS7] either side can report the messages; an administrator sees the reason, but the messages only after a press", async () => {
  const driver = renderSection(
    { count: 1, unread: 1 },
    {
      // Long after the last message that can be written.
      now: "2027-12-02T14:00:00Z",
      handlers: {
        bookingMessages: () => page(aMessage()),
        reportMessages: () => ({ ok: true }) as never,
      },
    },
  );
  await open(driver.person);
  await driver.person.click(await screen.findByRole("button", { name: "Report these messages…" }, inTime));
  expect(screen.queryByRole("textbox", { name: /^Message to/ })).toBeNull();
  const reason = screen.getByRole("textbox", { name: /^What is wrong with them/ });
  expect(document.activeElement).toBe(reason);
  await driver.person.type(screen.getByRole("textbox", { name: /^What is wrong with them/ }), "Cash only");
  await driver.person.click(screen.getByRole("button", { name: "Report to the team" }));
  expect(await screen.findByText(/You have reported these messages/)).toBeTruthy();
  expect(driver.sentCalls("reportMessages")).toMatchObject([{ body: { reason: "Cash only" } }]);
  cleanup();
  renderSection({ count: 1, isReadable: false }, { viewedBy: "admin" });
  expect(screen.queryByRole("region", { name: "Messages about the booking" })).toBeNull();
  cleanup();
  const reports = [{ side: "driver", at: "2026-12-02T12:00:00.000Z", reason: "Cash only" }] as const;
  const full = renderSection(
    { count: 1, reports: [...reports, ...reports, ...reports] },
    { handlers: { bookingMessages: () => page(aMessage()) } },
  );
  await open(full.person);
  await screen.findByText(/You have reported these messages/, undefined, inTime);
  expect(screen.queryByRole("button", { name: "Report these messages…" })).toBeNull();
  cleanup();
  const admin = renderSection(
    { count: 1, isReadable: false, reports: [...reports] },
    {
      viewedBy: "admin",
      handlers: {
        readReportedMessages: () => page(aMessage({ pictures: ["picture-1"] })),
        readReportedPicture: () => ({ ok: true, data: new Blob(["picture"]) }) as never,
      },
    },
  );
  expect(await screen.findByText("Cash only", undefined, inTime)).toBeTruthy();
  expect(admin.sentCalls("readReportedMessages")).toEqual([]);
  await admin.person.click(screen.getByRole("button", { name: "Read the messages" }));
  expect(await screen.findByText(/At gate 2/)).toBeTruthy();
  expect(admin.sentCalls("markMessagesRead")).toEqual([]);
  await admin.person.click(screen.getByRole("button", { name: "Show picture 1" }));
  expect(await screen.findByRole("img", { name: "Picture 1" })).toBeTruthy();
  expect(admin.sentCalls("readReportedPicture")).toMatchObject([{ params: { id, pictureId: "picture-1" } }]);
});

test("without a connection the section says so and has no buttons", () => {
  renderSection({ count: 2, unread: 1 }, { isOffline: true });
  expect(screen.getByText(/Without a connection/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
