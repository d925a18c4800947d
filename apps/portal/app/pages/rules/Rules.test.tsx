// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { refuse } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openRules, fakeRulesApi } from "#portal/testing/openRules.ts";
import { someRules } from "./someRules.ts";

const { rules } = someRules;
const day = (name: string) => screen.findByRole("group", { name });

afterEach(() => {
  cleanup();
  clearStoredUser();
});

test("[AR1] Monday's hours can be copied to all days, and a closed day and midnight are saved correctly", async () => {
  const { user, saved, save } = openRules({ saveSupplierRules: fakeRulesApi() });
  const monday = within(await day("Monday"));
  await user.clear(monday.getByLabelText("Closes at"));
  await user.type(monday.getByLabelText("Closes at"), "00:00");
  await user.click(screen.getByRole("button", { name: "Copy Monday to all days" }));
  await user.click(within(await day("Sunday")).getByRole("checkbox", { name: "Sunday" }));
  await save("Opening hours");
  await expect
    .poll(() => saved())
    .toEqual([
      {
        version: 4,
        hours: {
          openingHours: [
            {
              days: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
              opens: "08:00",
              closes: "24:00",
            },
          ],
          closedDates: rules.hours.closedDates,
        },
      },
    ]);
});

test("[AR1] hours that close before they open are rejected beside their day, and nothing is sent", async () => {
  const { user, saved, save } = openRules();
  const closes = within(await day("Tuesday")).getByLabelText("Closes at");
  await user.clear(closes);
  await user.type(closes, "07:00");
  await save("Opening hours");
  await expect.poll(() => closes.getAttribute("aria-invalid")).toBe("true");
  expect(within(await day("Tuesday")).getByText(/must come after the opening time/)).toBeTruthy();
  expect(saved()).toEqual([]);
});

test("typing a time marks the day as open, and a day without both times is rejected", async () => {
  const { user, saved, save } = openRules();
  const sunday = within(await day("Sunday"));
  await user.type(sunday.getByLabelText("Opens at"), "09:00");
  expect(sunday.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
  await save("Opening hours");
  await expect.poll(() => sunday.getByLabelText("Closes at").getAttribute("aria-invalid")).toBe("true");
  expect(saved()).toEqual([]);
});

test("[AR2] closed days are added and removed; a single day needs no last day, and reversed dates are rejected", async () => {
  const { user, saved, save } = openRules({ saveSupplierRules: fakeRulesApi() });
  await user.click(await screen.findByRole("button", { name: "Remove closed days 1" }));
  await user.click(screen.getByRole("button", { name: "Add closed days" }));
  const row = within(await screen.findByRole("group", { name: "Closed days 1" }));
  await user.type(row.getByLabelText("Name"), "Aïd");
  await user.type(row.getByLabelText("First day"), "2027-03-10");
  const last = row.getByLabelText("Last day");
  await user.type(last, "2027-03-09");
  await save("Opening hours");
  await expect.poll(() => last.getAttribute("aria-invalid")).toBe("true");
  expect(saved()).toEqual([]);
  await user.clear(last);
  await save("Opening hours");
  const closed = { name: "Aïd", from: "2027-03-10", to: "2027-03-10", yearly: false };
  await expect.poll(() => saved()).toMatchObject([{ hours: { closedDates: [closed] } }]);
});

test("numbers may have Arabic digits and a decimal comma, and an empty down payment means none", async () => {
  const { user, saved, save } = openRules({ saveSupplierRules: fakeRulesApi() });
  const lead = await screen.findByRole("textbox", { name: "Lead time" });
  await user.clear(lead);
  await user.type(lead, "١٢");
  const share = screen.getByRole("textbox", { name: "Down payment" });
  await user.clear(share);
  await user.type(share, "12,5");
  await save("Conditions");
  await expect
    .poll(() => saved())
    .toEqual([{ version: 4, terms: { ...rules.terms, leadTimeHours: 12, downPaymentShare: 12.5 } }]);
  await user.clear(share);
  await save("Conditions");
  await expect.poll(() => saved()[1]).toMatchObject({ terms: { downPaymentShare: null } });
});

test("[AR5] after one section is saved, another is saved with the resulting version", async () => {
  const saving = fakeRulesApi();
  let read = rules;
  const { saved, save } = openRules({
    supplierRules: () => ({ ok: true, data: read }),
    saveSupplierRules: () => {
      const response = saving();
      read = response.data;
      return response;
    },
  });
  await screen.findByRole("form", { name: "Conditions" });
  await save("Conditions");
  await expect.poll(() => saved()).toMatchObject([{ version: 4 }]);
  await screen.findByRole("form", { name: "Places" });
  await expect
    .poll(() => document.querySelector("form[aria-labelledby=rules-places] [name=version]"))
    .toHaveProperty("value", "5");
  await save("Places");
  await expect
    .poll(() => saved()[1])
    .toEqual({
      version: 5,
      places: [{ ...rules.places[0], location: "place-1" }],
    });
});

test("[AR5] someone else's change is reported, the input is kept, and saving replaces the change only on request", async () => {
  const latest = { ...rules, version: 9, terms: { ...rules.terms, minimumRentalDays: 3 } };
  let read = rules;
  const { user, saved, save, press } = openRules({
    supplierRules: () => ({ ok: true, data: read }),
    saveSupplierRules: () => {
      const isFirst = read === rules;
      read = latest;
      return isFirst ? refuse(409, "stale_version") : { ok: true, data: { ...latest, version: 10 } };
    },
  });
  const lead = await screen.findByRole<HTMLInputElement>("textbox", { name: "Lead time" });
  const shortest = screen.getByRole<HTMLInputElement>("textbox", { name: "Shortest rental" });
  await user.clear(lead);
  await user.type(lead, "8");
  await save("Conditions");
  await press("Keep what I typed");
  expect([lead.value, shortest.value]).toEqual(["8", "2"]);
  expect(screen.queryByText(/changed in the meantime/)).toBeNull();
  await save("Conditions");
  await expect.poll(() => saved()[1]).toMatchObject({ version: 9, terms: { leadTimeHours: 8 } });
});

test("[AR5] the latest version is shown on request, and other sections remain outdated", async () => {
  const latest = { ...rules, version: 9, terms: { ...rules.terms, minimumRentalDays: 3 } };
  let read = rules;
  const { saved, save, press } = openRules({
    supplierRules: () => ({ ok: true, data: read }),
    saveSupplierRules: () => {
      read = latest;
      return refuse(409, "stale_version");
    },
  });
  await screen.findByRole("form", { name: "Conditions" });
  await save("Conditions");
  await press("Show the latest version");
  expect(await screen.findByRole("textbox", { name: "Shortest rental" })).toHaveProperty("value", "3");
  await save("Opening hours");
  await expect.poll(() => saved()[1]).toMatchObject({ version: 4 });
});

test("a failed save keeps the input", async () => {
  const { user, save } = openRules({ saveSupplierRules: () => refuse(503, "not_ready") });
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: "Name of the agency" });
  await user.clear(name);
  await user.type(name, "Caroubier");
  await save("Profile");
  await screen.findByRole("alert");
  expect(name.value).toBe("Caroubier");
});

test("[SR1] the desk reads the rules and changes nothing", async () => {
  openRules({}, "desk");
  expect(await screen.findByText(/You can read the rules here/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Save|Add|Remove|Change|Replace/ })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Lead time" }).matches(":disabled")).toBe(
    true,
  );
});
