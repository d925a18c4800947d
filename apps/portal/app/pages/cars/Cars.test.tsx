// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { aFleetCarSummary, aSheetCar } from "#portal/testing/data/aFleetCar.ts";
import { openPage } from "#portal/testing/openPage.tsx";
import { carsPath, readCarsQuery } from "./Cars.load.ts";
import * as route from "./Cars.route.tsx";

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn<(bytes: Blob, name: string) => void>() }));
vi.mock("@sayara/frontend/files/saveFile", () => ({ saveFile }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearStoredUser();
});

test("the URL holds the filters, and invalid values count as absent", () => {
  const url = "/cars?s=golf&status=draft&range=mini&sort=price&page=2";
  const query = readCarsQuery(new URL(url, "http://localhost").searchParams);
  expect(query).toEqual({ s: "golf", status: "draft", range: "mini", sort: "price", page: 2 });
  expect(carsPath(query, { page: 2 })).toBe(url);
  expect(carsPath(query, { status: null })).toBe("/cars?s=golf&range=mini&sort=price");
  expect(readCarsQuery(new URLSearchParams("status=sold&page=-1&sort=x"))).toEqual({
    s: "",
    status: null,
    range: null,
    sort: "name",
    page: 1,
  });
});

test("cars are listed with status, plate and missing parts; each status has a count", async () => {
  storeUser(aUser({ type: "supplier" }));
  const missing = { required: ["dailyPrice" as const], advised: [] };
  const { openApi, calls } = fakeApi({
    fleetCars: () => ({
      ok: true,
      data: {
        items: [aFleetCarSummary({ missing, dailyPrice: null })],
        total: 1,
        counts: { draft: 1, published: 12, withdrawn: 0 },
      },
    }),
  });
  openRoute(route, { at: "/cars?status=draft&s=i20", openApi });
  const link = await screen.findByRole("link", { name: "Hyundai i20" });
  expect(link.getAttribute("href")).toBe("/cars/car-1");
  expect(screen.getByText("Missing: daily price")).toBeTruthy();
  expect(screen.getByText(/123 TU 4567/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Published 12" }).getAttribute("href")).toBe(
    "/cars?s=i20&status=published",
  );
  expect(calls.find(({ name }) => name === "fleetCars")?.query).toMatchObject({ status: "draft", s: "i20" });
});

test("the whole fleet is exported as a spreadsheet file in French, named after the day in Tunis", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T23:30:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  storeUser(aUser({ type: "supplier" }));
  const { openApi } = fakeApi({
    fleetCars: () => ({
      ok: true,
      data: { items: [aFleetCarSummary()], total: 1, counts: { draft: 1, published: 0, withdrawn: 0 } },
    }),
    fleetSheet: () => ({ ok: true, data: [aSheetCar({ dailyPrice: 85.5 })] }),
    fleetPlaces: () => ({
      ok: true,
      data: [
        {
          id: "place-1",
          slug: "tunis",
          name: "Tunis",
          position: { latitude: 36.81, longitude: 10.18 },
          isServed: true,
        },
      ],
    }),
  });
  const { user } = openPage(route, { at: "/cars", openApi, role: "accountant" });
  await user.click(await screen.findByRole("button", { name: "Export for a spreadsheet" }));
  await expect.poll(() => saveFile.mock.calls.length).toBe(1);
  const [bytes, name] = saveFile.mock.calls[0] ?? [];
  expect(name).toBe("sayara-cars-2026-12-01.csv");
  // Excel reads a file as UTF-8 only if it begins with a byte order mark.
  expect(new Uint8Array((await bytes?.arrayBuffer()) ?? new ArrayBuffer()).slice(0, 3)).toEqual(
    Uint8Array.of(0xef, 0xbb, 0xbf),
  );
  const [header, row] = ((await bytes?.text()) ?? "").split("\r\n");
  expect(header).toContain("id;plate;status;name;");
  expect(row).toMatch(/^car-1;123 TU 4567;draft;Hyundai i20;.*;VRAI;.*;85,5;.*;tunis;/);
  expect(screen.queryByRole("link", { name: "Import a file" })).toBeNull();
});
