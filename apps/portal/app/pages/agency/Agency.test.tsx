// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import type { SupplierAccess } from "@sayara/api-client/contract/suppliers/supplierAccess";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { cleanup, screen, within, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, test } from "vitest";
import { AgencyContext } from "#portal/session/AgencyContext.ts";
import { aChecklist } from "#portal/testing/data/aChecklist.ts";
import { aFleetCarSummary } from "#portal/testing/data/aFleetCar.ts";
import { aSupplierPlan } from "#portal/testing/data/aSupplierPlan.ts";
import { aSupplierDocument } from "#portal/testing/data/aSupplierDocument.ts";
import * as route from "./Agency.route.tsx";

afterEach(() => {
  cleanup();
  clearStoredUser();
});

const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const agency: SupplierAccess = {
  id,
  slug: "agence-du-cap",
  name: "Agence du Cap",
  logo: null,
  standing: "pending",
  role: "admin",
  actions: ["viewFleet"],
};

function ViewedAgency(props: object) {
  const Page = route.default as ComponentType<object>;
  return (
    <AgencyContext value={agency}>
      <Page {...props} />
    </AgencyContext>
  );
}

const at = "/agencies/agence-du-cap";

function openApiWith(handlers: FakeHandlers = {}) {
  const admin = aUser({ type: "admin" });
  storeUser(admin);
  return fakeApi({
    user: () => ({ ok: true, data: admin }),
    supplierChecklist: () => ({
      ok: true,
      data: aChecklist({ papers: ["document_missing"] }, { missingDocuments: ["patente"] }),
    }),
    supplierDocuments: () => ({
      ok: true,
      data: { items: [aSupplierDocument({ id, supplierId: id })], required: ["rc", "patente"] },
    }),
    fleetCars: () => ({
      ok: true,
      data: {
        items: [aFleetCarSummary({ id, name: "Kia Picanto" })],
        total: 1,
        counts: { draft: 1, published: 0, withdrawn: 0 },
      },
    }),
    supplierPlan: () => ({ ok: true, data: aSupplierPlan() }),
    ...handlers,
  });
}

test("[SR2] an administrator reads an agency's checklist, papers and cars", async () => {
  const { openApi, calls } = openApiWith();
  openRoute({ ...route, default: ViewedAgency }, { at, path: "/agencies/:slug", openApi });
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Agence du Cap");
  const section = (name: string) => within(screen.getByRole("region", { name }));
  expect(section("Checklist").getByText(/^Missing: /)).toBeTruthy();
  expect(section("Papers").getByText("Under review")).toBeTruthy();
  expect(section("Papers").getByText("Missing")).toBeTruthy();
  expect(section("Cars").getByText("Kia Picanto")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  for (const { params } of calls.filter(({ name }) => /^supplier|^fleet/.test(name)))
    expect(params).toMatchObject({ supplier: "agence-du-cap" });
});

test("[SU9] an administrator records a payment with the amount from the server, and grants a plan", async () => {
  const changed = () => ({ ok: true, data: aSupplierPlan() }) as const;
  const { openApi, calls } = openApiWith({
    supplierChecklist: () => ({ ok: true, data: aChecklist({ publish: [] }) }),
    recordPlanPayment: changed,
    grantPlan: changed,
  });
  const { user } = openRoute({ ...route, default: ViewedAgency }, { at, path: "/agencies/:slug", openApi });
  await user.click(await screen.findByRole("button", { name: "Record a payment" }));
  const payment = within(await screen.findByRole("dialog", { name: "Payment of a plan" }));
  await user.click(payment.getByRole("button", { name: "Record the payment" }));
  expect(payment.getByText("Enter the reference of the transfer.")).toBeTruthy();
  const options = payment.getAllByRole("option").map(({ textContent }) => textContent);
  expect(options[2]).toMatch(/^Premium, monthly: 74\.50.TND, from 1 Dec 2026$/u);
  await user.selectOptions(payment.getByRole("combobox", { name: "What was paid" }), "2");
  await user.type(payment.getByRole("textbox", { name: /Reference/ }), " VIR 8 ");
  await user.click(payment.getByRole("button", { name: "Record the payment" }));
  const bodyOf = (name: string) =>
    waitFor(() => {
      const call = calls.find((one) => one.name === name);
      expect(call?.params).toEqual({ id });
      return call?.body;
    });
  expect(await bodyOf("recordPlanPayment")).toEqual({
    plan: "premium",
    billingPeriod: "monthly",
    startDate: "2026-12-01",
    amount: 74.5,
    reference: "VIR 8",
  });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Grant a plan" }));
  const grant = within(await screen.findByRole("dialog", { name: "Grant a plan" }));
  await user.selectOptions(grant.getByRole("combobox", { name: "Plan" }), "basic");
  await user.click(grant.getByRole("button", { name: "Grant the plan" }));
  expect(await bodyOf("grantPlan")).toEqual({ plan: "basic", until: null, note: "" });
});

test("[SU8] [SU9] an administrator records the return of a failed refund; a server error appears beside its field", async () => {
  const paymentId = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2f06";
  const [payment] = aSupplierPlan().payments;
  if (payment === undefined) throw new Error("The sample has no payment.");
  const refused = {
    ...payment,
    id: paymentId,
    state: "refunded",
    gateway: "konnect",
    refund: "failed",
  } as const;
  const returned = { method: "cash", on: "2026-11-20", note: "Receipt 4" } as const;
  const invalid = (fields: Record<string, string>) =>
    ({ ok: false, refusal: { code: "invalid_input", message: "Invalid", fields } }) as const;
  let plan = aSupplierPlan({ payments: [refused] });
  let isFirst = true;
  const { openApi, calls } = openApiWith({
    supplierChecklist: () => ({ ok: true, data: aChecklist({ publish: [] }) }),
    supplierPlan: () => ({ ok: true, data: plan }),
    recordPlanRefund: () => {
      if (isFirst) {
        isFirst = false;
        return invalid({ on: "return_before_refund" });
      }
      plan = aSupplierPlan({ payments: [{ ...refused, refund: "succeeded", returned }] });
      return { ok: true, data: plan };
    },
    grantPlan: () => invalid({ until: "date_invalid" }),
  });
  const { user } = openRoute({ ...route, default: ViewedAgency }, { at, path: "/agencies/:slug", openApi });
  await user.click(await screen.findByRole("button", { name: "Record the refund" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Record a refund" }));
  await user.selectOptions(dialog.getByRole("combobox", { name: "How" }), "cash");
  const day = dialog.getByLabelText(/Returned on/);
  await user.clear(day);
  await user.type(day, "2026-11-20");
  await user.type(dialog.getByRole("textbox", { name: /Reference or note/ }), "Receipt 4");
  await user.click(dialog.getByRole("button", { name: "Record the refund" }));
  await waitFor(() => expect(day.getAttribute("aria-invalid")).toBe("true"));
  await user.click(dialog.getByRole("button", { name: "Record the refund" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const call = calls.findLast(({ name }) => name === "recordPlanRefund");
  expect(call).toMatchObject({ params: { id, payment: paymentId }, body: returned });
  expect(await screen.findByText(/refunded on 20 Nov 2026 · Cash · Receipt 4/u)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Record the refund" })).toBeNull();

  await user.click(screen.getByRole("button", { name: "Grant a plan" }));
  const grant = within(await screen.findByRole("dialog", { name: "Grant a plan" }));
  const until = grant.getByLabelText(/Last day/);
  await user.click(grant.getByRole("button", { name: "Grant the plan" }));
  await waitFor(() => expect(until.getAttribute("aria-invalid")).toBe("true"));
  await user.type(until, "2036-01-01");
  expect(until.getAttribute("aria-invalid")).not.toBe("true");
});
