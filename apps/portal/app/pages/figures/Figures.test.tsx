// @vitest-environment jsdom
import type { Language } from "@sayara/domain/language/Language";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import { figuresTable } from "./exportFigures.ts";
import { readPeriod } from "./Figures.load.ts";
import * as route from "./Figures.route.tsx";
import { allAgencies, noFigures, someFigures } from "./someFigures.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T09:00:00Z") });
  storeUser(aUser({ type: "supplier" }));
});
afterEach(() => {
  cleanup();
  clearStoredUser();
  vi.useRealTimers();
});

async function open(at: string, figures = someFigures, language: Language = "en") {
  const { openApi, calls } = fakeApi({
    supplierFigures: () => ({ ok: true, data: figures }),
    allFigures: () => ({ ok: true, data: figures }),
  });
  openPage(route, { at, openApi, language });
  await screen.findByRole("heading", { level: 1, ...(language === "en" && { name: /^Figures/ }) });
  return calls;
}

test("[FG1] [FG3] [FG4] the totals of 30 days appear with those of the previous 30 days", async () => {
  const calls = await open("/figures");
  expect(calls.at(-1)).toMatchObject({ name: "supplierFigures", params: { supplier: "own", period: "30" } });
  const texts = screen.getAllByRole("term").map((term) => term.parentElement?.textContent);
  expect(texts[0]).toMatch(/^Occupancy42%301 of 720 car-daysBefore: 36%$/);
  expect(texts[1]).toMatch(/^Revenue14,715\.50.TND.*Before: 12,000.TND \(\+23%\)$/);
  expect(texts[4]).toMatch(/^Promo codes paid by the marketplace31\.80.TND.*Before: 0.TND/);
  expect(texts[5]).toMatch(/^Bookings43.*Before: 40 \(\+8%\)$/);
  expect(screen.getByRole("link", { name: "30 days" }).getAttribute("aria-current")).toBe("page");
});

test("[FG4] without a marketplace code the figures do not mention its discounts", async () => {
  await open("/figures", noFigures);
  expect(screen.queryByText("Promo codes paid by the marketplace")).toBeNull();
});

test("each chart is described by the table with the same figures", async () => {
  await open("/figures");
  const drawings = screen.getAllByRole("img");
  expect(drawings.map((drawing) => drawing.querySelectorAll("rect").length)).toEqual([30, 30, 30]);
  const table = screen.getByRole("table", { name: "All figures" });
  for (const drawing of drawings) expect(drawing.getAttribute("aria-describedby")).toBe(table.id);
  expect(within(table).getAllByRole("row")).toHaveLength(31);
});

test("[FG5] [FG6] cancellations are counted by canceller, and requests by response time", async () => {
  await open("/figures");
  const cells = (name: string) =>
    within(screen.getByRole("table", { name }))
      .getAllByRole("rowheader")
      .map(({ parentElement }) => parentElement?.textContent);
  expect(cells("Cancellations")).toEqual([
    "By the driver4",
    "By the agency1",
    "By the marketplace0",
    "Driver did not come2",
  ]);
  expect(cells("Time until requests were answered")[5]).toBe("Not answered2");
});

test("[FG10] zero-result searches are listed with place, pick-up month and filters", async () => {
  await open("/figures");
  const table = screen.getByRole("table", { name: "Searches that found no car" });
  const rows = within(table)
    .getAllByRole("row")
    .map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/^DjerbaAugust 2027Deposit: .*1,000.* Automatic34$/);
  expect(rows[2]).toBe("AnywhereJanuary 2027No filter3");
  expect(screen.queryByText("From search to booking")).toBeNull();
});

test("[FG13] cars shown, opened and booked appear with their share of the previous step", async () => {
  await open("/figures");
  const steps = ["Cars shown", "Cars opened", "Cars booked"].map(
    (name) => screen.getByText(name).parentElement?.textContent,
  );
  expect(steps).toEqual([
    "Cars shown6,744In results of searches that name no agency",
    "Cars opened5227.7% of those shown",
    "Cars booked234.4% of those opened",
  ]);
  cleanup();
  await open("/figures", { ...someFigures, exposure: null });
  expect(screen.queryByText("Cars shown")).toBeNull();
});

test("[FG11] the lead time appears with that of the previous period", async () => {
  await open("/figures");
  const lead = screen.getAllByRole("term").find(({ textContent }) => textContent === "Median lead time");
  expect(lead?.parentElement?.textContent).toMatch(
    /^Median lead time12.daysFrom booking to pick-upBefore: 1.day$/,
  );
});

test("[FG12] only the figures of a single agency list the cars that are free longest", async () => {
  await open("/figures");
  const table = screen.getByRole("table", { name: "Free in the next 60 days" });
  const rows = within(table)
    .getAllByRole("row")
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "CarFree timeWhole days",
    expect.stringMatching(/^Kia Picanto, 214 TU 7781.*30 Nov.*29 Jan 2027.*60$/),
    expect.stringMatching(/^Renault Clio4.*19 Dec.*14$/),
  ]);
  cleanup();
  await open("/figures", noFigures);
  expect(screen.getByText("No published car is free for a whole day.")).toBeTruthy();
  cleanup();
  await open("/figures", allAgencies);
  expect(screen.queryByText(/^Free in the next/)).toBeNull();
});

test("[FG7] the number of missing days is stated", async () => {
  await open("/figures", { ...someFigures, uncounted: 2, before: { ...someFigures.before, total: null } });
  expect(screen.getByText(/^2 days of this period are missing/)).toBeTruthy();
  expect(screen.queryByText(/^Before/)).toBeNull();
});

test("a period without activity says that it is empty", async () => {
  await open("/figures?period=2026-10", noFigures);
  expect(screen.getByText("Nothing was offered, booked or paid in this period.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "September 2026" }).getAttribute("href")).toBe(
    "/figures?period=2026-09",
  );
});

test("[FG8] an administrator sees the totals of all agencies", async () => {
  storeUser(aUser({ type: "admin" }));
  const calls = await open("/figures?period=365", allAgencies);
  expect(calls.at(-1)).toMatchObject({ name: "allFigures", params: { period: "365" } });
  expect(screen.getByRole("heading", { level: 1, name: "Figures of all agencies" })).toBeTruthy();
  const terms = screen.getAllByRole("term").map(({ parentElement }) => parentElement?.textContent);
  expect(terms.slice(-3)).toEqual([
    "Searches1,300",
    "Without a car37",
    expect.stringMatching(/^From search to booking3\.3%/),
  ]);
});

test("[FG8] [SU2] an agency without figures in its plan sees which plan includes them", async () => {
  const planLimit = { plan: "free", allowed: 0, liftedBy: "basic" };
  const { openApi } = fakeApi({ supplierFigures: () => refuse(422, "plan_statistics", { planLimit }) });
  openPage(route, { at: "/figures", openApi });
  await screen.findByText("Your plan has no figures");
  expect(screen.getByText(/^The plan Basic shows/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Compare the plans" }).getAttribute("href")).toBe("/plan");
});

test("[FG1] the URL holds the period, and an invalid one counts as absent", () => {
  const read = (period: string) => readPeriod(new URLSearchParams({ period }), "2026-11");
  expect(["90", "2026-11", "2026-12", "2019-12", "7", ""].map(read)).toEqual([
    "90",
    "2026-11",
    "30",
    "30",
    "30",
    "30",
  ]);
});

test("the exported file has a row for each part, with semicolons and decimal commas", () => {
  const i18n = { _: (message: { message?: string }) => message.message ?? "" };
  const lines = figuresTable(someFigures, { i18n: i18n as never, language: "es" }).split("\r\n");
  expect(lines[0]?.startsWith("\uFEFF")).toBe(true);
  expect(lines[1]).toBe("2026-10-31;2026-10-31;25;6;24;320,500;18,500;42,500;0,000;0;0;0;0;0;0;0;0;0;0;0");
  // Below the parts and an empty row.
  expect(lines.slice(31, 35)).toEqual([
    "",
    "From results to bookings",
    "From;To;Cars shown;Cars opened;Cars booked",
    "2026-11-14;2026-11-14;414;32;2",
  ]);
  expect(lines.slice(50)).toEqual([
    "",
    "Searches that found no car",
    "Place;Pick-up in;Filters;Searches",
    expect.stringMatching(/^Yerba;2027-08;Deposit: .*\|Automatic;34$/),
    "Anywhere;2027-01;;3",
    "",
  ]);
  const noSearches = {
    ...someFigures,
    parts: someFigures.parts.map((part) => ({ ...part, exposure: null })),
    demand: { ...someFigures.demand, vain: [] },
  };
  expect(figuresTable(noSearches, { i18n: i18n as never, language: "es" }).split("\r\n")).toHaveLength(32);
});

test("[FG12] in Arabic, the order of a car's name and plate is preserved", async () => {
  await open("/figures", someFigures, "ar");
  const name = screen.getByText(/Kia Picanto.*214 TU 7781/);
  expect(name.textContent).toBe("\u200f\u2068Kia Picanto\u2069، \u2068214 TU 7781\u2069");
});
