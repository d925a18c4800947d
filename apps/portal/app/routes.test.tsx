// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { supplierActions } from "@sayara/domain/supplier/SupplierAction";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { clientLoaderArgs } from "@sayara/frontend/testing/clientLoaderArgs";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { Providers } from "@sayara/frontend/testing/RoutedProviders";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import * as booking from "./pages/booking/Booking.route.tsx";
import * as bookings from "./pages/bookings/Bookings.route.tsx";
import * as cars from "./pages/cars/Cars.route.tsx";
import * as statement from "./pages/statement/Statement.route.tsx";
import { agencyScope } from "./session/agencyScope.ts";
import { requirePage } from "./session/requirePage.ts";
import { statementPath } from "./statements/statementPath.ts";
import { aSupplierStatement } from "./testing/data/someStatements.ts";
import { aFleetCarSummary } from "./testing/data/aFleetCar.ts";
import * as route from "./pages/agency/AgencyView.route.tsx";

afterEach(() => {
  cleanup();
  clearStoredUser();
});

const slug = "agence-du-cap";

function openApiWith(handlers: FakeHandlers = {}) {
  const admin = aUser({ type: "admin" });
  storeUser(admin);
  return fakeApi({
    user: () => ({ ok: true, data: admin }),
    supplierAccess: () => ({
      ok: true,
      data: {
        id: "agency-1",
        slug,
        name: "Agence du Cap",
        logo: null,
        standing: "pending",
        role: "admin",
        actions: supplierActions.filter((action) => action.startsWith("view")),
      },
    }),
    fleetCars: () => ({
      ok: true,
      data: {
        items: [aFleetCarSummary({ name: "Kia Picanto" })],
        total: 60,
        counts: { draft: 0, published: 60, withdrawn: 0 },
      },
    }),
    ...handlers,
  });
}

/** Opens a page of an agency below the layout route of the view, as the router does. */
function openViewed(
  openApi: ReturnType<typeof openApiWith>["openApi"],
  page: { path: string; at?: string; clientLoader: unknown; default: unknown },
) {
  const context = new RouterContextProvider();
  context.set(apiContext, openApi);
  context.set(languageContext, "en");
  const Router = createRoutesStub(
    [
      {
        path: "/agencies/:slug",
        middleware: route.clientMiddleware as never,
        loader: route.clientLoader as never,
        shouldRevalidate: route.shouldRevalidate,
        Component: route.default as never,
        HydrateFallback: () => null,
        children: [{ path: page.path, loader: page.clientLoader as never, Component: page.default as never }],
      },
    ],
    context,
  );
  render(
    <Providers>
      <Router initialEntries={[`/agencies/${slug}/${page.at ?? page.path}`]} />
    </Providers>,
  );
  return userEvent.setup();
}

test("[SR2] an administrator reads the cars of the agency in the URL, below a banner and without actions", async () => {
  const { openApi, calls } = openApiWith();
  const user = openViewed(openApi, { path: "cars", ...cars });
  const car = await screen.findByRole("link", { name: "Kia Picanto" });
  expect(screen.getByText("You view Agence du Cap as its people do, and read only")).toBeTruthy();
  expect(screen.getByText("The agency's log records your visit, once a day.")).toBeTruthy();
  expect(car.getAttribute("href")).toMatch(/^\/agencies\/agence-du-cap\/cars\/./);
  expect(screen.queryByRole("link", { name: "Add a car" })).toBeNull();
  const tab = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(tab("Overview")).toBe("/agencies/agence-du-cap");
  expect(tab("Money")).toBe("/agencies/agence-du-cap/money");
  expect(tab("Bookings")).toBe("/agencies/agence-du-cap/bookings");
  await user.click(screen.getByRole("link", { name: /^Published/ }));
  const carCalls = () => calls.filter(({ name }) => name === "fleetCars");
  await expect.poll(() => carCalls().length).toBe(2);
  for (const { params } of carCalls()) expect(params).toMatchObject({ supplier: slug });
  // Opening the view makes this call once. The API records it as a visit.
  expect(calls.filter(({ name }) => name === "supplierAccess")).toMatchObject([
    { params: { supplier: slug } },
  ]);
});

test("[SR2] an administrator reads a statement of the agency in the URL, below its banner", async () => {
  const { openApi, calls } = openApiWith({
    supplierStatement: () => ({ ok: true, data: aSupplierStatement }),
  });
  const { id, content } = aSupplierStatement;
  const at = statementPath(slug, id);
  openViewed(openApi, { path: "statements/own/:id", at: at.replace(`/agencies/${slug}/`, ""), ...statement });
  await screen.findByRole("heading", { level: 1, name: "Commission statement" });
  expect(screen.getByText("You view Agence du Cap as its people do, and read only")).toBeTruthy();
  expect(calls.find(({ name }) => name === "supplierStatement")?.params).toEqual({ supplier: slug, id });
  const [line] = content.lines;
  const receipt = screen.getByRole("link", { name: `Receipt of ${line?.booking.reference}` });
  expect(receipt.getAttribute("href")).toMatch(/^\/agencies\/agence-du-cap\/booking\?b=/);
});

test("[SR2] the bookings of a viewed agency are those of the agency in the URL, for a read-only role", async () => {
  const { openApi, calls } = openApiWith({
    bookings: () => ({ ok: true, data: { items: [aBooking()], total: 1 } }),
  });
  const context = new RouterContextProvider();
  context.set(apiContext, openApi);
  context.set(languageContext, "en");
  context.set(agencyScope, { supplier: slug, path: `/agencies/${slug}` });
  const request = new Request(`http://localhost/agencies/${slug}/bookings`);
  const { user } = await bookings.clientLoader({ request, context, params: {} } as never);
  expect(user).toMatchObject({ type: "supplier", supplierRole: "accountant" });
  const lists = calls.filter(({ name }) => name === "bookings");
  expect(lists.length).toBeGreaterThan(3);
  for (const { body } of lists) expect(body).toMatchObject({ suppliers: [slug] });
});

test("[SR2] the view of an agency shows no booking of another agency", async () => {
  const context = new RouterContextProvider();
  const { openApi } = openApiWith({
    booking: () => ({ ok: true, data: aBooking() }),
  });
  context.set(apiContext, openApi);
  context.set(languageContext, "en");
  const id = "0194d7a2-89ab-7def-8123-456789abcdef";
  const open = async (supplier: string) => {
    context.set(agencyScope, { supplier, path: `/agencies/${supplier}` });
    const request = new Request(`http://localhost/agencies/${supplier}/booking?b=${id}`);
    return booking.clientLoader({ request, context, params: {} } as never);
  };
  expect((await open("another")).data).toEqual({ state: "refused", code: "not_found" });
  const { supplier } = aBooking();
  expect(await open(supplier.slug)).toMatchObject({
    data: { state: "found" },
    user: { type: "supplier", supplierId: supplier.id, supplierRole: "accountant" },
  });
});

test("[SR2] only administrators can open the pages of another agency", async () => {
  storeUser(aUser({ type: "supplier" }));
  const request = new Request(`http://localhost/agencies/${slug}/cars`);
  await expect(requirePage(request, "cars/Cars")).rejects.toMatchObject({ init: { status: 403 } });
  storeUser(aUser({ type: "admin" }));
  expect((await requirePage(request, "cars/Cars")).type).toBe("admin");
  const own = new Request("http://localhost/cars");
  await expect(requirePage(own, "cars/Cars")).rejects.toMatchObject({ init: { status: 403 } });
});

test("viewing an unknown agency responds with 404", async () => {
  const { openApi } = openApiWith({ supplierAccess: () => refuse(404, "not_found") });
  const args = { ...clientLoaderArgs(`/agencies/${slug}`, openApi), params: { slug } };
  await expect(route.clientLoader(args as never)).rejects.toMatchObject({ init: { status: 404 } });
});
