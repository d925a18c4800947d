// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aSheetCar } from "#portal/testing/data/aFleetCar.ts";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./CarsImport.route.tsx";

const tunis = {
  id: "place-1",
  slug: "tunis",
  name: "Tunis",
  position: { latitude: 36.81, longitude: 10.18 },
  isServed: true,
};
const HEADER = "plate;name;body;color;range;fuelType;gearbox;seats;doors;aircon;fuelPolicy;dailyPrice;places";
const NEW_ROW = "77 TU 1;Citroën C3;cityCar;red;mini;gasoline;manual;4;5;VRAI;likeForlike;62,5;Tunis";

function open(handlers: FakeHandlers = {}, role: "owner" | "desk" = "owner") {
  storeUser(aUser({ type: "supplier" }));
  const { openApi, calls } = fakeApi({
    user: () => ({ ok: true, data: aUser({ type: "supplier" }) }),
    fleetPlaces: () => ({ ok: true, data: [tunis] }),
    fleetSheet: () => ({ ok: true, data: [aSheetCar()] }),
    ...handlers,
  });
  const { user } = openPage(route, { at: "/cars/import", openApi, role });
  return {
    user,
    sent: () => calls.filter(({ name }) => name === "saveCars").map(({ body }) => body),
    choose: async (content: string | Uint8Array<ArrayBuffer>, name = "voitures.csv") =>
      user.upload(await screen.findByLabelText("Table of cars"), new File([content], name)),
  };
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearStoredUser();
});

const saved = (...rows: object[]) => ({ ok: true as const, data: { rows: rows as never[] } });

test("[FL8] [FL10] rows are previewed before saving, rejected rows are left out, and each row's result is reported", async () => {
  const { user, sent, choose } = open({
    saveCars: () =>
      saved(
        { id: "car-1", version: 4, code: null, fields: {} },
        { id: null, version: null, code: "plate_taken", fields: {} },
      ),
  });
  // Windows-1252, as Excel in French saves it.
  const table = `${HEADER}\r\n123 TU 4567;;;;;;;;;;;95,5\r\n${NEW_ROW}\r\n;Clio;;;;;;;;;;80,555\r\n`;
  await choose(Uint8Array.from(table, (letter) => letter.charCodeAt(0)));
  await screen.findByText(/1 new car · 1 changed · 0 unchanged · 1 refused/);
  const group = (name: string) =>
    within(screen.getByRole("heading", { name }).closest("section") as HTMLElement);
  expect(group("New cars, as drafts").getByText("Citroën C3 · 77 TU 1")).toBeTruthy();
  expect(group("Changed cars").getByText("100").tagName).toBe("DEL");
  expect(group("Changed cars").getByText("95.5").tagName).toBe("INS");
  expect(group("Refused rows").getByText(/column 12:/).textContent).toMatch(
    /^column 12: dailyPrice must be an amount in dinars .* it is 80\.555$/,
  );
  await user.click(screen.getByRole("button", { name: "Save 2 cars" }));
  await screen.findByText("1 car is saved.");
  expect(sent()).toMatchObject([
    {
      rows: [
        { id: "car-1", edit: { dailyPrice: 95.5, version: 3 } },
        { id: null, edit: { name: "Citroën C3", places: ["place-1"], plate: "77 TU 1" } },
      ],
    },
  ]);
  expect(group("Refused rows").getByText("Another car of your fleet has this plate.")).toBeTruthy();
  expect(group("Saved rows").getByRole("link", { name: "Changed" }).getAttribute("href")).toBe("/cars/car-1");
  await user.click(screen.getByRole("button", { name: "Compare the file again" }));
  await screen.findByRole("button", { name: "Save 2 cars" });
});

test("a refused save keeps the rows and can be repeated", async () => {
  let count = 0;
  const { user, sent, choose } = open({
    saveCars: () => {
      count += 1;
      return count === 1
        ? refuse(503, "not_ready")
        : saved({ id: "car-1", version: 4, code: null, fields: {} });
    },
  });
  await choose("plate;dailyPrice\n123 TU 4567;90\n");
  await user.click(await screen.findByRole("button", { name: "Save 1 car" }));
  await screen.findByText("The cars were not saved.");
  await user.click(screen.getByRole("button", { name: "Save 1 car" }));
  await screen.findByText("1 car is saved.");
  expect(sent()).toHaveLength(2);
});

test.each<[string, string | Uint8Array<ArrayBuffer>, RegExp]>([
  ["an empty file", "", /no row with a car/],
  ["two columns of one name", "name;name\na;b\n", /Line 1, two columns are named “name”/],
  ["an unknown column", "plate;prix\n1;2\n", /Line 1, column 2: prix is not a known field/],
  ["20 MB", new Uint8Array(20_000_000), /20 MB, more than the 5 MB/],
  ["a workbook", Uint8Array.of(0x50, 0x4b, 3, 4, 0), /not a table as text/],
])(
  "an invalid file (%s) is refused as a whole and can be replaced by a corrected one",
  async (_, content, text) => {
    const { choose } = open();
    await choose(content);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toMatch(text);
    expect(alert.textContent).toContain("voitures.csv can't be imported");
    await choose("type;plate;dailyPrice\ncar;123 TU 4567;100\n");
    await screen.findByText("Your cars are already as in this file.");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByText(/This column is not read: type/)).toBeTruthy();
  },
);

test("a person who may not edit the fleet cannot import cars", async () => {
  open({}, "desk");
  await screen.findByText("Only an owner or a manager of the agency may import cars.");
  expect(screen.queryByLabelText("Table of cars")).toBeNull();
});
