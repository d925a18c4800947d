// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { ProblemReport } from "@sayara/domain/booking/ProblemReport";
import { bookingViewer } from "@sayara/domain/booking/actions/bookingViewer";
import { afterEach, expect, test, vi } from "vitest";
import "@sayara/frontend/testing/stubMatchMedia";
import { staffBookingAction } from "../staff/staffBookingAction.ts";
import { shouldReloadBooking as shouldRevalidate } from "../actions/shouldReloadBooking.ts";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { openPart } from "@sayara/frontend/testing/openPart";
import { watchToasts } from "@sayara/frontend/testing/watchToasts";
import { ProblemsSection } from "./ProblemsSection.tsx";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const during = "2026-12-02T14:00:00Z";
const report: ProblemReport = {
  id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02",
  by: { name: "Agence Caroubier", type: "supplier" },
  at: "2026-12-02T12:00:00.000Z",
  text: "A spare car\nis ready.",
  pictures: ["0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e03"],
};

function renderSection(
  changes: Partial<BookingView>,
  { handlers = {}, now = during }: { handlers?: Parameters<typeof fakeApi>[0]; now?: string } = {},
) {
  const booking = aBooking({ id, version: 3, status: "reserved", ...changes });
  const { openApi, calls } = fakeApi(handlers);
  const toasts = watchToasts();
  const viewer = bookingViewer(aUser({ id: booking.driver.id }), booking);
  const withProof = vi.fn((run: () => void) => run());
  const part = openPart(() => <ProblemsSection {...{ booking, viewer, withProof }} now={new Date(now)} />, {
    at: `/booking?b=${id}`,
    openApi,
    action: staffBookingAction,
    shouldRevalidate,
  });
  return { ...part, calls, toasts, withProof };
}

const openForm = async ({ person }: ReturnType<typeof renderSection>) => {
  await person.click(screen.getByRole("button", { name: "Report a problem…" }));
  return screen.findByRole("textbox", { name: /What is wrong/ });
};
const picture = (name: string, type = "image/png") => new File(["x"], name, { type });

test("[PB1] reports are listed with author and time, and a problem can be reported from pick-up until a week after drop-off", () => {
  renderSection({ problems: [report] });
  expect(screen.getByText(/is ready/).textContent).toBe("A spare car\nis ready.");
  expect(screen.getByRole("listitem").textContent).toMatch(/^Agence Caroubier · .*2 Dec/);
  expect(screen.getByRole("button", { name: "Report a problem…" })).toBeTruthy();
  cleanup();
  renderSection({ problems: [report] }, { now: "2026-12-12T09:00:00Z" });
  expect(screen.queryByRole("button", { name: "Report a problem…" })).toBeNull();
  cleanup();
  renderSection({}, { now: "2026-11-30T09:00:00Z" });
  expect(screen.queryByRole("region")).toBeNull();
});

test("[PB2] a photo is fetched and shown on request", async () => {
  const problemPicture = () => ({ ok: true, data: new Blob(["picture"]) }) as never;
  const { person, calls } = renderSection({ problems: [report] }, { handlers: { problemPicture } });
  expect(calls).toEqual([]);
  await person.click(screen.getByRole("button", { name: "Show picture 1" }));
  const image = await screen.findByRole<HTMLImageElement>("img", { name: "Picture 1" });
  expect(image.src).toMatch(/^data:image\/webp;base64,/);
  expect(calls[0]).toMatchObject({ params: { id, pictureId: report.pictures[0] } });
});

test("[PB1] a report requires a text, and the booking reloads after the report is sent", async () => {
  const reportProblem = () => ({ ok: true, data: report }) as never;
  const section = renderSection({}, { handlers: { reportProblem } });
  const { person, calls, toasts, reload, withProof } = section;
  const field = await openForm(section);
  await person.click(screen.getByRole("button", { name: "Report the problem" }));
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(calls).toEqual([]);
  await person.type(field, "The left mirror is broken.");
  await person.click(screen.getByRole("button", { name: "Report the problem" }));
  await expect.poll(toasts).toEqual(["The problem is reported."]);
  expect(withProof).toHaveBeenCalledOnce();
  expect(calls[0]).toMatchObject({ params: { id }, body: { text: "The left mirror is broken." } });
  expect(reload).toHaveBeenCalledOnce();
});

test("[PB2] chosen photos are listed by name, at most five, and can be removed", async () => {
  const section = renderSection({});
  await openForm(section);
  const names = ["a", "b", "c", "d", "e", "f"].map((name) => `${name}.png`);
  await section.person.upload(
    screen.getByLabelText("Pictures"),
    names.map((name) => picture(name)),
  );
  await screen.findByText("e.png");
  expect(screen.queryByText("f.png")).toBeNull();
  expect(screen.queryByRole("button", { name: "Add pictures" })).toBeNull();
  await section.person.click(screen.getByRole("button", { name: "Leave out b.png" }));
  expect(screen.queryByText("b.png")).toBeNull();
  expect(screen.getByRole("button", { name: "Add pictures" })).toBeTruthy();
});

test("[PB3] the form is offered until the driver has sent the maximum number of reports, and accepts at most the photos left", async () => {
  const own = (count: number, pictures: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...report,
      id: `problem-${index}`,
      by: { name: "Amel Ben Salah", type: "user" as const },
      pictures: Array.from({ length: pictures }, (__, at) => `picture-${index}-${at}`),
    }));
  const opened = renderSection({ problems: [...own(14, 2), report] });
  await openForm(opened);
  expect(screen.getByText(/^Up to 2 pictures/)).toBeTruthy();
  await opened.person.upload(screen.getByLabelText("Pictures"), [
    picture("a.png"),
    picture("b.png"),
    picture("c.png"),
  ]);
  await screen.findByText("b.png");
  expect(screen.queryByText("c.png")).toBeNull();
  cleanup();
  const full = renderSection({ problems: own(10, 3) });
  await openForm(full);
  expect(screen.getByText(/^A booking takes 30 pictures/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add pictures" })).toBeNull();
  cleanup();
  renderSection({ problems: own(15, 0) });
  expect(screen.getByText(/^A booking takes 15 reports/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Report a problem…" })).toBeNull();
});

test("a file that is not an image is rejected, and a refused report keeps its text", async () => {
  const section = renderSection({}, { handlers: { reportProblem: () => refuse(429, "too_many_requests") } });
  const field = await openForm(section);
  await section.person.type(field, "A scratch.");
  const input = screen.getByLabelText<HTMLInputElement>("Pictures");
  input.accept = "";
  await section.person.upload(input, picture("notes.txt", "text/plain"));
  expect(await screen.findByText(/This kind of image is not accepted/)).toBeTruthy();
  expect(screen.queryByText("notes.txt")).toBeNull();
  await section.person.click(screen.getByRole("button", { name: "Report the problem" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(field).toHaveProperty("value", "A scratch.");
});
