// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import type { ConditionReports } from "@sayara/domain/booking/condition/ConditionReport";
import { afterEach, expect, test, vi } from "vitest";
import "@sayara/frontend/testing/stubMatchMedia";
import { aReceiptInput } from "@sayara/domain/testing/aReceiptInput";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import {
  aHandOverReport,
  aReturnedReport,
  someDriverPapers,
} from "@sayara/frontend/testing/data/someConditionReports";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { openPart } from "@sayara/frontend/testing/openPart";
import { staffBookingAction } from "../staff/staffBookingAction.ts";
import { ConditionSection } from "./ConditionSection.tsx";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";

function show(
  conditionReports: ConditionReports,
  handlers: Parameters<typeof fakeApi>[0] = {},
  changes: Partial<BookingView> = {},
) {
  const booking = aBooking({ id, conditionReports, ...changes });
  const { openApi, calls } = fakeApi(handlers);
  const part = openPart(() => <ConditionSection booking={booking} />, {
    at: `/booking?b=${id}`,
    openApi,
    action: staffBookingAction,
  });
  return { ...part, calls };
}

test("[HO1] nothing is shown before a report is signed", () => {
  show({ handOver: null, return: null });
  expect(screen.queryByRole("region")).toBeNull();
});

test("[HO15] the recorded licence and address are shown only if the API returns them", async () => {
  show({ handOver: aHandOverReport, return: null });
  await screen.findByRole("region", { name: "At hand-over" });
  expect(screen.queryByText(/Licence and address/)).toBeNull();
  cleanup();
  show({ handOver: { ...aHandOverReport, driverPapers: someDriverPapers }, return: null });
  const region = await screen.findByRole("region", { name: "At hand-over" });
  expect(region.textContent).toMatch(/12\/345678.*Licence issued on .*2010.*5 rue du Lac, Tunis/);
});

test("[HO8] a held deposit is shown with its method and the day on which it is due back", async () => {
  show({ handOver: aHandOverReport, return: null });
  expect((await screen.findByText(/Security deposit held/)).textContent).toMatch(
    /500.*TND \(Cash in dinars\)/,
  );
  expect(screen.getByText(/Due back with the return of the car/).textContent).toMatch(/4 Dec/);
  expect(screen.getByRole("img", { name: "Signature of Amel Ben Salah" })).toBeTruthy();
});

test("[HO7] [HO8] a return shows the kilometres driven, the missing fuel, and why a part of the deposit is kept", async () => {
  show({ handOver: aHandOverReport, return: aReturnedReport });
  const kept = await screen.findByText(/^Returned:/);
  expect(kept.textContent).toMatch(/440.*Kept: 60.*Reason: Two eighths of the tank/);
  expect(screen.getByText(/^Driven/).textContent).toMatch(/950.*Missing fuel: 2\/8 of the tank/);
});

test("[HO5] the photos of an angle are listed side by side, and each is fetched on request", async () => {
  const conditionPicture = () => ({ ok: true, data: new Blob(["picture"]) }) as never;
  const { person, calls } = show(
    { handOver: aHandOverReport, return: aReturnedReport },
    { conditionPicture },
  );
  const angles = await screen.findByRole("list", { name: "Photos" });
  expect([...angles.children].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^FrontAt hand-over.*At returnNo photo$/),
    expect.stringMatching(/^RearAt hand-over.*At returnShow/),
  ]);
  expect(calls).toEqual([]);
  await person.click(screen.getByRole("button", { name: "Show: Rear, At return" }));
  const image = await screen.findByRole<HTMLImageElement>("img", { name: "Rear, At return" });
  expect(image.src).toMatch(/^data:image\/webp/);
  expect(calls[0]).toMatchObject({ name: "conditionPicture", params: { id, pictureId: "picture-3" } });
});

test("[HO9] [HO10] the charges are listed line by line, with the allowance and prices as sold", async () => {
  const usageCharges = [
    { kind: "extraKilometres" as const, count: 650, unitPrice: 0.35, price: 227.5, covered: 60 },
  ];
  const terms = { fuelPolicy: "likeForlike", prices: { extraKilometre: 0.35, missingFuel: null } } as const;
  const receipt = aReceiptInput({ usage: { ...terms, mileage: 100 } });
  show({ handOver: aHandOverReport, return: aReturnedReport }, {}, { usageCharges, receipt });
  const list = await screen.findByRole("list", { name: "Charged at return" });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Extra kilometres: 650 × 0\.35.*227\.50/),
    expect.stringMatching(/^Covered.*60/),
    expect.stringMatching(/^Owed at the agency.*167\.50/),
  ]);
  expect(screen.getByText(/^Driven/).textContent).toMatch(/Above the allowance: 650/);
});

test("[HO12] both reports are saved as one PDF, in the page's language", async () => {
  const names: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { person, calls } = show(
    { handOver: aHandOverReport, return: aReturnedReport },
    { conditionReportFile: () => ({ ok: true, data: new Blob(["%PDF-"]) }) },
    { reference: "SY-7K3Q9D" },
  );
  await person.click(await screen.findByRole("button", { name: "Condition report (PDF)" }));
  await expect.poll(() => names).toEqual(["SY-7K3Q9D-condition.pdf"]);
  expect(calls).toMatchObject([{ name: "conditionReportFile", params: { id, language: "en" } }]);
  vi.restoreAllMocks();
});
