// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { staffBookingAction } from "../staff/staffBookingAction.ts";
import { shouldReloadBooking as shouldRevalidate } from "../actions/shouldReloadBooking.ts";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { openPart } from "@sayara/frontend/testing/openPart";
import { FilesSection } from "./FilesSection.tsx";
import { useBookingFiles } from "./useBookingFiles.ts";

const savedFiles: { name: string; bytes: Blob }[] = [];
const blobs = new Map<string, Blob>();
beforeEach(() => {
  savedFiles.length = 0;
  vi.spyOn(URL, "createObjectURL").mockImplementation((bytes) => {
    blobs.set(`blob:${blobs.size}`, bytes as Blob);
    return `blob:${blobs.size - 1}`;
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    savedFiles.push({ name: this.download, bytes: blobs.get(this.href) ?? new Blob() });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const id = "0194d7a2-89ab-7def-8123-456789abcdef";
const token = "token-of-a-signed-link-0123456789";
const booking = aBooking({ id, reference: "SY-7K3Q9D", status: "reserved" });

function open(handlers: Parameters<typeof fakeApi>[0], query = `b=${id}&t=${token}`) {
  const { openApi, calls } = fakeApi(handlers);
  function Page() {
    const files = useBookingFiles(booking.reference);
    return (
      <FilesSection
        {...{ booking, files }}
        agencyPhone={null}
        agencyAddress={null}
        contracts={{}}
        isByLink
        isStored={false}
      />
    );
  }
  const part = openPart(Page, {
    at: `/booking?${query}`,
    openApi,
    action: staffBookingAction,
    shouldRevalidate,
  });
  return { ...part, calls };
}

const button = (name: string) => screen.getByRole("button", { name });

test("saves the voucher under the booking's reference, in the page's language, and reloads nothing", async () => {
  const { person, calls, reload } = open({ voucher: () => ({ ok: true, data: new Blob(["%PDF-"]) }) });
  await person.click(button("Voucher (PDF)"));
  await expect.poll(() => savedFiles).toMatchObject([{ name: "SY-7K3Q9D.pdf" }]);
  expect(calls).toMatchObject([{ params: { id, language: "en" }, query: { token } }]);
  expect(reload).not.toHaveBeenCalled();
});

test("with a session the calendar file is fetched without a token", async () => {
  const { person, calls } = open({ calendar: () => ({ ok: true, data: new Blob(["BEGIN"]) }) }, `b=${id}`);
  await person.click(button("Add to calendar"));
  await expect.poll(() => savedFiles).toMatchObject([{ name: "SY-7K3Q9D.ics" }]);
  expect(calls).toMatchObject([{ params: { id }, query: {} }]);
});

test("a file requested while another is being fetched is saved too, under its own name", async () => {
  const { person } = open({
    voucher: () => ({ ok: true, data: new Blob(["%PDF-"]) }),
    calendar: () => ({ ok: true, data: new Blob(["BEGIN"]) }),
  });
  await person.click(button("Voucher (PDF)"));
  await person.click(button("Add to calendar"));
  await expect.poll(() => savedFiles).toMatchObject([{ name: "SY-7K3Q9D.pdf" }, { name: "SY-7K3Q9D.ics" }]);
});

test("a refusal is shown beside the buttons, and nothing is saved", async () => {
  const { person } = open({ voucher: () => refuse(404, "not_found") });
  await person.click(button("Voucher (PDF)"));
  expect((await screen.findByRole("alert")).textContent).toContain("The file could not be saved");
  expect(savedFiles).toEqual([]);
});
