// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aSheetCar } from "#portal/testing/data/aFleetCar.ts";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./CarsSheet.route.tsx";

const kia = aSheetCar({
  id: "kia",
  name: "Kia Picanto",
  plate: "1 TU 1",
  dailyPrice: 85.5,
  status: "published",
});
const clio = aSheetCar({ id: "clio", name: "Renault Clio", plate: "2 TU 2", dailyPrice: 100 });

function open(handlers: FakeHandlers = {}, role: "owner" | "accountant" = "owner", cars = [kia, clio]) {
  storeUser(aUser({ type: "supplier" }));
  const stored = { cars };
  const { openApi, calls } = fakeApi({
    user: () => ({ ok: true, data: aUser({ type: "supplier" }) }),
    fleetPlaces: () => ({ ok: true, data: [] }),
    fleetSheet: () => ({ ok: true, data: stored.cars }),
    ...handlers,
  });
  const { user } = openPage(route, { at: "/cars/sheet", openApi, role });
  const cell = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
  return {
    user,
    stored,
    cell,
    write: async (name: string, text: string) => {
      const input = await cell(name);
      await user.clear(input);
      if (text !== "") await user.type(input, text);
      return input;
    },
    sent: () => calls.filter((call) => call.name === "saveCars").map(({ body }) => body),
  };
}

afterEach(() => {
  document.documentElement.dir = "";
  cleanup();
  sessionStorage.clear();
  clearStoredUser();
});

const row = (id: string, version: number | null, code: string | null = null, fields: object = {}) =>
  ({ id, version, code, fields }) as never;

test("[FL8] edited cells are saved in one call, and each refused row names its car and cell", async () => {
  const page = open({
    saveCars: () => {
      page.stored.cars = [{ ...kia, version: 4, dailyPrice: 95.5 }, clio];
      return { ok: true, data: { rows: [row("kia", 4), row("clio", null, "plate_taken")] } };
    },
  });
  const { user, cell, write, sent } = page;
  await write("Price per day, Kia Picanto", "٩٥,5");
  await user.selectOptions(await cell("Status, Kia Picanto"), "Withdrawn");
  await write("Plate, Renault Clio", "1 TU 1");
  await user.click(screen.getByRole("button", { name: "Save 2 cars" }));
  await screen.findByText(/1 car is saved\. 1 car was refused\./);
  expect(sent()).toEqual([
    {
      rows: [
        { id: "kia", edit: { version: 3, dailyPrice: 95.5 }, status: "withdrawn" },
        { id: "clio", edit: { version: 3, plate: "1 TU 1" } },
      ],
    },
  ]);
  expect(screen.getByText("Another car of your fleet has this plate.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Renault Clio · 2 TU 2" })).toBeTruthy();
  // The refused row keeps its input.
  expect((await cell("Plate, Renault Clio")).value).toBe("1 TU 1");
  await screen.findByRole("button", { name: "Save 1 car" });
});

test.each([
  ["Price per day", "80.555"],
  ["Price per day", "<script>"],
  ["Make and model", ""],
  ["Make and model", "\u202E"],
  ["Make and model", "x".repeat(150)],
  ["Plate", "<script>alert(1)</script>"],
  ["Full insurance", ""],
  ["Security deposit", "-5"],
])("invalid input is reported at its cell and never sent: %s “%s”", async (column, text) => {
  const { user, cell, write, sent } = open();
  await cell(`${column}, Renault Clio`);
  const input = screen.getByLabelText<HTMLInputElement>(`${column}, Renault Clio`);
  fireEvent.change(input, { target: { value: text } });
  await write("Price per day, Kia Picanto", "90");
  await user.clear(await cell("Price per day, Kia Picanto"));
  fireEvent.change(await cell("Price per day, Kia Picanto"), { target: { value: "85.5" } });
  await user.click(screen.getByRole("button", { name: "Save 1 car" }));
  await expect.poll(() => input.getAttribute("aria-invalid")).toBe("true");
  expect(input.getAttribute("aria-describedby")).toBe(`clio-${input.id.split("-")[1]}-note`);
  expect(input.value).toBe(text);
  expect(sent()).toEqual([]);
});

test("names may use other alphabets, and clearing a draft's price removes it", async () => {
  const { user, write, sent } = open({
    saveCars: () => ({ ok: true, data: { rows: [row("clio", 4)] } }),
  });
  await write("Make and model, Renault Clio", "كيا بيكانتو");
  await write("Price per day, Renault Clio", "");
  await user.click(screen.getByRole("button", { name: "Save 1 car" }));
  await expect
    .poll(sent)
    .toEqual([{ rows: [{ id: "clio", edit: { version: 3, name: "كيا بيكانتو", dailyPrice: null } }] }]);
});

test("edits are undone and redone with buttons and keys", async () => {
  const { user, cell, write } = open();
  const price = await write("Price per day, Kia Picanto", "90");
  const plate = await write("Plate, Kia Picanto", "9");
  await user.keyboard("{Control>}z{/Control}");
  expect([price.value, plate.value]).toEqual(["90", "1 TU 1"]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(price.value).toBe("85.5");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
  await user.click(screen.getByRole("button", { name: "Redo" }));
  await user.click(screen.getByRole("button", { name: "Redo" }));
  expect([price.value, plate.value]).toEqual(["90", "9"]);
  await user.click(screen.getByRole("button", { name: "Discard all" }));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect((await cell("Plate, Kia Picanto")).value).toBe("9");
});

test("keys move between cells as in a spreadsheet, and Escape restores one", async () => {
  const { user, cell } = open();
  const price = await cell("Price per day, Kia Picanto");
  const below = await cell("Price per day, Renault Clio");
  await user.click(price);
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(below);
  await user.keyboard("{ArrowUp}{Enter}");
  expect(document.activeElement).toBe(below);
  await user.keyboard("{Shift>}{Enter}{/Shift}{ArrowRight}");
  expect(document.activeElement).toBe(await cell("Security deposit, Kia Picanto"));
  await user.keyboard("{ArrowLeft}77{Escape}");
  expect(document.activeElement).toBe(price);
  expect(price.value).toBe("85.5");
  await user.tab();
  expect(document.activeElement).toBe(await cell("Security deposit, Kia Picanto"));
});

test("in a right-to-left page, the left arrow at the left end of a cell moves to the next column", async () => {
  document.documentElement.dir = "rtl";
  const { user, cell } = open();
  const price = await cell("Price per day, Kia Picanto");
  const deposit = await cell("Security deposit, Kia Picanto");
  await user.click(price);
  price.setSelectionRange(2, 2);
  await user.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(price);
  price.setSelectionRange(0, 0);
  await user.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(deposit);
  deposit.setSelectionRange(deposit.value.length, deposit.value.length);
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(price);
});

test("[FL6] a row that someone else has changed is refused, and reloading keeps the input", async () => {
  const theirs = { ...kia, version: 4, dailyPrice: 70, deposit: 500 };
  const page = open({
    saveCars: () => {
      page.stored.cars = [theirs, clio];
      const { rows } = page.sent().at(-1) as { rows: { edit: { version: number } }[] };
      const isStale = rows[0]?.edit.version !== 4;
      return {
        ok: true,
        data: { rows: [isStale ? row("kia", null, "stale_version") : row("kia", 5)] },
      };
    },
  });
  const { user, cell, write, sent } = page;
  const price = await write("Price per day, Kia Picanto", "90");
  await user.click(screen.getByRole("button", { name: "Save 1 car" }));
  expect(await screen.findAllByText("Someone else has changed this car.")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Kia Picanto · 1 TU 1" })).toBeTruthy();
  expect(screen.getByText("Now: 70")).toBeTruthy();
  expect(price.value).toBe("90");
  await user.click(screen.getByRole("button", { name: "Take their values, keep what I typed" }));
  expect(price.value).toBe("90");
  expect((await cell("Security deposit, Kia Picanto")).value).toBe("500");
  await user.click(screen.getByRole("button", { name: "Save 1 car" }));
  await screen.findByText(/1 car is saved/);
  expect(sent().at(-1)).toEqual({ rows: [{ id: "kia", edit: { version: 4, dailyPrice: 90 } }] });
});

test("unsaved cells are kept after cancelling navigation and after a failed save", async () => {
  const { user, write } = open({ saveCars: () => refuse(503, "not_ready") });
  const price = await write("Price per day, Kia Picanto", "90");
  const unload = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  await user.click(screen.getByRole("button", { name: "Save 1 car" }));
  await screen.findByText("The cars were not saved.");
  await user.click(screen.getByRole("link", { name: "Cars" }));
  await screen.findByText("The changes of 1 car are not saved.");
  await user.click(screen.getByRole("button", { name: "Stay" }));
  expect(price.value).toBe("90");
  await user.click(screen.getByRole("link", { name: "Cars" }));
  await user.click(await screen.findByRole("button", { name: "Leave without saving" }));
  await screen.findByText("At /cars");
});

test("cells are read-only for an accountant, and a fleet without cars has no table", async () => {
  open({}, "accountant");
  expect((await screen.findByLabelText<HTMLInputElement>("Price per day, Kia Picanto")).readOnly).toBe(true);
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  cleanup();
  open({}, "owner", []);
  await screen.findByText("You have no car yet.");
  expect(screen.queryByRole("table")).toBeNull();
});
