// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen, within, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./Extras.route.tsx";
import { someExtras } from "./someExtras.ts";

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => storeUser(aUser({ type: "supplier" })));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearStoredUser();
});

const ok = (extras = someExtras) => ({ ok: true, data: { extras } }) as const;
type Handlers = Parameters<typeof fakeApi>[0];

async function open(handlers: Handlers = {}, role: "owner" | "desk" = "owner") {
  const api = fakeApi({ supplierExtras: () => ok(), ...handlers });
  const view = openPage(route, { at: "/extras", openApi: api.openApi, role });
  await screen.findByRole("heading", { level: 1, name: "Extras" });
  const sent = (name: string) => api.calls.findLast((call) => call.name === name);
  return { ...view, sent };
}
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

test("[EX1] [EX2] each extra shows its kind, price, stock and maximum per rental", async () => {
  await open();
  const [seat, box, gps] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(seat).toContain("Child seat, 1 to 4 years");
  expect(seat).toMatch(/TND\s?5 per day|5\s?TND per day/);
  expect(seat).toContain("3 in stock · at most 2 per rental");
  expect(box).toContain("per rental");
  expect(gps).toContain("Free of charge");
});

test("an extra is added; a refusal keeps the input, and errors appear beside their fields", async () => {
  let isFull = true;
  const { user, sent } = await open({
    saveExtra: () => (isFull ? refuse(422, "too_many_extras") : ok()),
  });
  await user.click(screen.getByRole("button", { name: "Add an extra" }));
  const form = await dialog("New extra");
  const box = (name: RegExp) => form.getByRole<HTMLInputElement>("textbox", { name });
  await user.selectOptions(form.getByRole("combobox", { name: "Kind of extra" }), "boosterSeat");
  await user.type(box(/^Name in French/), "Rehausseur");
  await user.type(box(/^Name in English/), "Booster seat");
  await user.type(box(/^Price/), "4,5");
  await user.type(box(/^Stock/), "0");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect((await form.findAllByText(/from 1 to 500/)).length).toBeGreaterThan(0);
  expect(sent("saveExtra")).toBeUndefined();
  await user.type(box(/^Name in Spanish/), "Elevador");
  await user.type(box(/^Name in Arabic/), "مقعد رافع");
  await user.clear(box(/^Stock/));
  await user.type(box(/^Stock/), "6");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText(/as many extras as possible/)).toBeDefined();
  expect(box(/^Name in French/).value).toBe("Rehausseur");
  isFull = false;
  await user.click(await form.findByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent("saveExtra")?.body).toEqual({
    extra: {
      kind: "boosterSeat",
      name: { fr: "Rehausseur", en: "Booster seat", es: "Elevador", ar: "مقعد رافع" },
      price: 4.5,
      per: "day",
      maximumPerRental: 1,
      stock: 6,
    },
  });
});

test("a stored extra is saved with the version on display", async () => {
  const { user, sent } = await open({ saveExtra: () => ok() });
  await user.click(screen.getByRole("button", { name: "Edit Roof box 400 l" }));
  const form = await dialog("Edit the extra");
  const price = form.getByRole<HTMLInputElement>("textbox", { name: /^Price/ });
  await user.clear(price);
  await user.type(price, "75");
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent("saveExtra")?.body).toMatchObject({
      id: "extra-2",
      version: 3,
      extra: { price: 75, per: "rental" },
    }),
  );
});

test("[EX3] an extra is retired after a confirmation that states the consequences", async () => {
  const { user, sent } = await open({ retireExtra: () => ok(someExtras.slice(1)) });
  await user.click(screen.getByRole("button", { name: "Retire Child seat" }));
  const question = await dialog("Retire Child seat?");
  expect(question.getByText(/Bookings that have it keep it/)).toBeDefined();
  await user.click(question.getByRole("button", { name: "Retire" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent("retireExtra")?.body).toEqual({ id: "extra-1", version: 1 });
});

test("[SR1] the desk reads every extra and changes none", async () => {
  await open({}, "desk");
  expect(screen.getByText("Garmin GPS")).toBeDefined();
  expect(screen.queryByRole("button", { name: /Add|Edit|Retire/ })).toBeNull();
});
