// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { refuse } from "@sayara/frontend/testing/fakeApi";
import { createMap } from "@sayara/frontend/map/createMap";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openRules, fakeRulesApi } from "#portal/testing/openRules.ts";
import { someRules } from "../someRules.ts";

const { rules } = someRules;

// Clipping the land polygons takes seconds.
vi.mock("@sayara/frontend/map/mapStyle", () => ({
  mapStyle: () => ({ version: 8, sources: {}, layers: [] }),
}));
/** jsdom has no WebGL. This flat map has 0.001° per pixel. */
vi.mock("@sayara/frontend/map/createMap", () => ({
  createMap: vi.fn<() => object | null>(() => ({
    project: ([x, y]: [number, number]) => ({ x: x * 1000, y: -y * 1000 }),
    unproject: ([x, y]: [number, number]) => ({ lng: x / 1000, lat: -y / 1000 }),
    getBounds: () => ({ contains: () => true }),
    on: () => {},
    panTo: () => {},
    setStyle: () => {},
    remove: () => {},
  })),
}));

afterEach(() => {
  cleanup();
  vi.mocked(createMap).mockClear();
  vi.unstubAllGlobals();
  clearStoredUser();
});

test("a place is added with its pin and directions, and directions without a pin are rejected beside the pin", async () => {
  const { user, saved, save } = openRules({ saveSupplierRules: fakeRulesApi() });
  await user.selectOptions(await screen.findByRole("combobox", { name: "Add a place" }), "Sousse");
  await user.click(screen.getByRole("button", { name: "Add" }));
  const sousse = within(await screen.findByRole("group", { name: "Sousse" }));
  await user.type(sousse.getByRole("textbox", { name: "Directions in French" }), "Devant la gare");
  await save("Places");
  const latitude = sousse.getByRole("textbox", { name: "Latitude" });
  await expect.poll(() => latitude.getAttribute("aria-invalid")).toBe("true");
  expect(saved()).toEqual([]);
  await user.type(latitude, "35,82");
  await user.type(sousse.getByRole("textbox", { name: "Longitude" }), "10.64");
  expect(sousse.getByRole("link", { name: /Map of Sousse/ }).getAttribute("href")).toContain(
    "mlat=35.82&mlon=10.64",
  );
  await save("Places");
  await expect
    .poll(() => saved())
    .toMatchObject([
      {
        places: [
          { location: "place-1", acceptsReturns: true, meeting: rules.places[0]?.meeting },
          {
            location: "place-2",
            acceptsReturns: true,
            meeting: {
              position: { latitude: 35.82, longitude: 10.64 },
              instructions: { fr: "Devant la gare", en: "", es: "", ar: "" },
            },
          },
        ],
      },
    ]);
});

test("[AR6] the map opens on request with the pin at the place; keys and typed degrees move the same pin", async () => {
  const { user, saved, save } = openRules({ saveSupplierRules: fakeRulesApi() });
  await user.selectOptions(await screen.findByRole("combobox", { name: "Add a place" }), "Sousse");
  await user.click(screen.getByRole("button", { name: "Add" }));
  const sousse = within(await screen.findByRole("group", { name: "Sousse" }));
  expect(createMap).not.toHaveBeenCalled();
  await user.click(sousse.getByRole("button", { name: "Place the pin on the map" }));
  const pin = await sousse.findByRole("button", { name: "Pin of Sousse" });
  pin.focus();
  await user.keyboard("{ArrowRight}{Shift>}{ArrowUp}{/Shift}");
  const latitude = sousse.getByRole<HTMLInputElement>("textbox", { name: "Latitude" });
  const longitude = sousse.getByRole<HTMLInputElement>("textbox", { name: "Longitude" });
  // The mocked map has 0.001° per pixel.
  expect([latitude.value, longitude.value]).toEqual(["35.831", "10.65"]);
  await user.clear(latitude);
  await user.type(latitude, "36.2");
  pin.focus();
  await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}");
  // 50 km north of the place.
  expect(Number(latitude.value)).toBeCloseTo(35.83 + 50 / 111.32, 4);
  await save("Places");
  await expect
    .poll(() => saved())
    .toMatchObject([{ places: [{}, { meeting: { position: { longitude: 10.65 } } }] }]);
});

test("[AR6] a pin too far from its place is rejected beside the coordinate", async () => {
  const { save } = openRules({
    saveSupplierRules: () =>
      refuse(400, "invalid_input", {
        fields: { "places.0.meeting.position.longitude": "position_far?kilometres=50" },
      }),
  });
  await screen.findByRole("group", { name: "Tunis" });
  await save("Places");
  const longitude = within(screen.getByRole("group", { name: "Tunis" })).getByRole("textbox", {
    name: "Longitude",
  });
  await expect.poll(() => longitude.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getAllByText(/The pin is more than 50 km from the place/).length).toBeGreaterThan(0);
});

test("if the map cannot be drawn, the fields remain and the page reports it", async () => {
  vi.mocked(createMap).mockReturnValueOnce(null);
  const { user } = openRules();
  const tunis = within(await screen.findByRole("group", { name: "Tunis" }));
  await user.click(tunis.getByRole("button", { name: "Place the pin on the map" }));
  expect(await tunis.findByText(/^The map cannot be shown/)).toBeDefined();
  expect(tunis.getByRole("textbox", { name: "Latitude" })).toBeDefined();
});

test("the user's current position fills the fields of a place", async () => {
  vi.stubGlobal("navigator", {
    ...navigator,
    onLine: true,
    geolocation: {
      getCurrentPosition: (found: (at: { coords: object }) => void) =>
        found({ coords: { latitude: 36.8510312, longitude: 10.2279411 } }),
    },
  });
  const { user } = openRules();
  const tunis = within(await screen.findByRole("group", { name: "Tunis" }));
  await user.click(tunis.getByRole("button", { name: "Use my position" }));
  expect(tunis.getByRole<HTMLInputElement>("textbox", { name: "Latitude" }).value).toBe("36.85103");
  expect(tunis.getByRole("link", { name: /Map of Tunis/ }).getAttribute("href")).toContain("mlon=10.22794");
});

test("a removed place is not sent and can be restored; the API refuses removal while cars are picked up there", async () => {
  const { user, saved, save } = openRules({
    saveSupplierRules: () => refuse(400, "invalid_input", { fields: { places: "place_has_cars" } }),
  });
  await user.click(await screen.findByRole("button", { name: "Remove Tunis" }));
  await save("Places");
  await expect.poll(() => saved()).toEqual([{ version: 4, places: [] }]);
  expect(await screen.findByText(/Change their pick-up places first/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Keep Tunis" }));
  await save("Places");
  await expect.poll(() => saved()[1]).toMatchObject({ places: [{ location: "place-1" }] });
});

test("[BK9] a place that accepts no returns is saved as such", async () => {
  const { user, saved, save } = openRules({ saveSupplierRules: fakeRulesApi() });
  await user.click(await screen.findByRole("checkbox", { name: /Take back cars here/ }));
  await save("Places");
  await expect.poll(() => saved()).toMatchObject([{ places: [{ acceptsReturns: false }] }]);
});
