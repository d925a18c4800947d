// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { cleanup, fireEvent, screen, within, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./PromoCodes.route.tsx";
import { somePromoCodes } from "./somePromoCodes.ts";

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => storeUser(aUser({ type: "supplier" })));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearStoredUser();
});

const ok = (codes = somePromoCodes) => ({ ok: true, data: { codes } }) as const;
type Handlers = Parameters<typeof fakeApi>[0];

async function open(handlers: Handlers = {}, role: "owner" | "desk" = "owner") {
  const api = fakeApi({ supplierPromoCodes: () => ok(), ...handlers });
  const view = openPage(route, { at: "/promo-codes", openApi: api.openApi, role });
  await screen.findByRole("heading", { level: 1, name: "Promo codes" });
  const sent = (name: string) => api.calls.findLast((call) => call.name === name);
  return { ...view, sent };
}
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

test("[PD2] [PD3] [PD4] each code shows its discount, conditions and uses", async () => {
  await open();
  const [first, second] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(first).toMatch(/ETE2027.*10\s?% of the price of the days/);
  expect(first).toMatch(/at least 3\sdays.*200.*1 use per driver.*12 uses · at most 100/);
  expect(second).toMatch(/AEROPORT25.*25.*off the price of the days.*Paused/);
  expect(second).toContain("0 uses");
});

test("[PD1] a code is added; a refusal keeps the input, and errors appear beside their fields", async () => {
  let isTaken = true;
  const { user, sent } = await open({
    savePromoCode: () =>
      isTaken ? refuse(400, "invalid_input", { fields: { "promo.code": "promo_code_taken" } }) : ok(),
  });
  await user.click(screen.getByRole("button", { name: "Add a code" }));
  const form = await dialog("New promo code");
  const field = (name: RegExp) => form.getByLabelText<HTMLInputElement>(name);
  await user.type(field(/^Code/), "ete-27");
  await user.selectOptions(form.getByRole("combobox", { name: "What it takes off" }), "amount");
  await user.type(await form.findByLabelText(/^Amount/), "25,5");
  fireEvent.input(field(/^Bookings from/), { target: { value: "2027-06-01" } });
  fireEvent.input(field(/^Bookings until/), { target: { value: "2027-08-31" } });
  await user.type(field(/^Most uses(?! per)/), "100");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect((await form.findAllByText(/4 to 20 letters A to Z/)).length).toBeGreaterThan(1);
  expect(sent("savePromoCode")).toBeUndefined();
  await user.clear(field(/^Code/));
  await user.type(field(/^Code/), "ete 27");
  await user.click(form.getByRole("button", { name: "Save" }));
  await form.findAllByText(/Another promo code has/);
  expect(field(/^Code/).value).toBe("ete 27");
  isTaken = false;
  await user.click(await form.findByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent("savePromoCode")?.body).toEqual({
    promo: {
      code: "ETE27",
      discount: { kind: "amount", amount: 25.5 },
      validFrom: "2027-06-01",
      validUntil: "2027-08-31",
      rentalFrom: null,
      rentalUntil: null,
      minimumDays: null,
      minimumRental: null,
      maximumUses: 100,
      maximumUsesPerDriver: 1,
      isPaused: false,
    },
  });
});

test("[PD1] a code is paused with the displayed version, and retired after confirmation", async () => {
  const { user, sent } = await open({ savePromoCode: () => ok(), retirePromoCode: () => ok([]) });
  await user.click(screen.getByRole("button", { name: "Edit ETE2027" }));
  const form = await dialog("Edit the promo code");
  await user.click(form.getByRole("checkbox"));
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent("savePromoCode")?.body).toMatchObject({
      id: "promo-1",
      version: 1,
      promo: { isPaused: true },
    }),
  );
  await user.click(await screen.findByRole("button", { name: "Retire AEROPORT25" }));
  const question = await dialog("Retire AEROPORT25?");
  expect(question.getByText(/Bookings that have it keep it/)).toBeDefined();
  await user.click(question.getByRole("button", { name: "Retire" }));
  await waitFor(() => expect(sent("retirePromoCode")?.body).toEqual({ id: "promo-2", version: 3 }));
});

test("[SR1] the desk reads every code and changes none", async () => {
  await open({}, "desk");
  expect(screen.getByText("AEROPORT25")).toBeDefined();
  expect(screen.queryByRole("button", { name: /Add|Edit|Retire/ })).toBeNull();
});

test("[PD9] administrators manage the marketplace's codes on the same page with the same form", async () => {
  await storeUser(aUser({ type: "admin" }));
  const { user, sent } = await open({
    marketplacePromoCodes: () => ok(),
    saveMarketplacePromoCode: () => ok(),
    retireMarketplacePromoCode: () => ok([]),
  });
  expect(screen.getByText(/The marketplace pays the agency what it takes off/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Edit ETE2027" }));
  const form = await dialog("Edit the promo code");
  await user.click(form.getByRole("checkbox"));
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent("saveMarketplacePromoCode")?.body).toMatchObject({
      id: "promo-1",
      version: 1,
      promo: { code: "ETE2027", isPaused: true },
    }),
  );
  await user.click(await screen.findByRole("button", { name: "Retire AEROPORT25" }));
  const question = await dialog("Retire AEROPORT25?");
  await user.click(question.getByRole("button", { name: "Retire" }));
  await waitFor(() =>
    expect(sent("retireMarketplacePromoCode")?.body).toEqual({ id: "promo-2", version: 3 }),
  );
  expect([sent("savePromoCode"), sent("retirePromoCode"), sent("supplierPromoCodes")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
