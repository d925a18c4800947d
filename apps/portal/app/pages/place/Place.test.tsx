// @vitest-environment jsdom
import { inAllLanguages } from "@sayara/domain/language/inAllLanguages";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { cleanup, fireEvent, screen, within, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./Place.route.tsx";
import { checkPlace, placeErrors, placeValuesOf } from "./PlaceValues.ts";
import { somePlace } from "./somePlace.ts";

beforeEach(() => storeUser(aUser({ type: "admin" })));
afterEach(() => {
  cleanup();
  clearStoredUser();
});

const { place, parents, countries } = somePlace;

async function open(id: string, changes: Partial<typeof place> = {}, offered = countries) {
  let shown = { ...place, ...changes };
  const { openApi, calls } = fakeApi({
    portalPlace: () => ({ ok: true, data: shown }),
    portalCountries: () => ({ ok: true, data: { countries: [...offered] } }),
    locationsWithPosition: () => ({
      ok: true,
      data: parents.map((parent) => ({
        ...parent,
        slug: parent.name.toLowerCase(),
        country: "TN",
        kind: "city" as const,
        code: null,
        position: place.position,
        image: null,
        parent: null,
      })),
    }),
    savePlace: ({ body }: { body: { version?: string; place: { slug: string } } }) =>
      body.place.slug === "taken"
        ? refuse(400, "invalid_input", { fields: { "place.slug": "slug_taken" } })
        : body.version === shown.version
          ? { ok: true, data: shown }
          : refuse(409, "stale_version"),
    deletePlace: () => ({ ok: true, data: { deleted: true } }),
    deletePlacePicture: () => ({ ok: true, data: shown }),
  });
  const { user } = openPage(route, { at: `/places/${id}`, path: "/places/:id", openApi });
  await screen.findByRole("heading", { level: 1 });
  const sent = (name: string) =>
    waitFor(() => {
      const call = calls.findLast((one) => one.name === name);
      expect(call).toBeDefined();
      return call;
    });
  return {
    user,
    sent,
    /** Changes the API's later responses. */
    setStored: (next: Partial<typeof place>) => {
      shown = { ...shown, ...next };
    },
  };
}

test("[PA1] [PA3] a place is edited in every language, and a slug in use is rejected beside its field", async () => {
  const { user, sent } = await open(place.id);
  expect(screen.getByRole("textbox", { name: "Name in Arabic" })).toHaveProperty("value", "مطار تونس قرطاج");
  expect(screen.getByText("Former ones lead here: aeroport-tunis")).toBeTruthy();
  const slug = screen.getByRole("textbox", { name: "Address in links" });
  fireEvent.change(slug, { target: { value: "taken" } });
  await user.selectOptions(screen.getByRole("combobox", { name: "Belongs to" }), "Sousse");
  const save = screen.getByRole("button", { name: "Save" });
  await user.click(save);
  await screen.findAllByText("Another place has or had this address.");
  fireEvent.change(slug, { target: { value: "tunis-carthage-aeroport" } });
  await user.click(save);
  await waitFor(async () =>
    expect((await sent("savePlace"))?.body).toEqual({
      id: place.id,
      version: "812",
      place: expect.objectContaining({
        slug: "tunis-carthage-aeroport",
        parent: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e03",
        otherNames: ["El Aouina"],
        trafficRank: 1,
      }),
    }),
  );
});

test("[PA3] a reload does not hide another administrator's change, and the input can be kept", async () => {
  const { user, sent, setStored } = await open(place.id, { image: "/pictures/a.webp" });
  const name = screen.getByRole<HTMLInputElement>("textbox", { name: "Name in English" });
  await user.clear(name);
  await user.type(name, "Tunis Airport");
  setStored({ version: "900", image: null, featuredRank: 3 });
  await user.click(screen.getByRole("button", { name: "Delete the picture" }));
  await screen.findByRole("button", { name: "Add a picture" });
  const save = screen.getByRole("button", { name: "Save" });
  await user.click(save);
  const keep = await screen.findByRole("button", { name: "Keep what I typed" });
  expect((await sent("savePlace"))?.body).toMatchObject({ version: "812" });
  expect(name.value).toBe("Tunis Airport");
  await user.click(keep);
  expect(screen.queryByRole("button", { name: "Keep what I typed" })).toBeNull();
  await user.click(save);
  await waitFor(async () =>
    expect((await sent("savePlace"))?.body).toMatchObject({
      version: "900",
      place: { names: { en: "Tunis Airport" } },
    }),
  );
});

test("[PA3] the latest version of a place is shown on request", async () => {
  const { user, setStored } = await open(place.id);
  setStored({ version: "900", featuredRank: 3 });
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Show the latest version" }));
  expect(await screen.findByRole("textbox", { name: /^Position on the home page/ })).toHaveProperty(
    "value",
    "3",
  );
  await user.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => screen.queryByRole("alert")).toBeNull();
});

test("[PA3] changing the image leaves the form up to date", async () => {
  const { user, sent, setStored } = await open(place.id, { image: "/pictures/a.webp" });
  setStored({ version: "900", image: null });
  await user.click(screen.getByRole("button", { name: "Delete the picture" }));
  await screen.findByRole("button", { name: "Add a picture" });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await sent("savePlace"))?.body).toMatchObject({ version: "900" });
});

test("[PA1] a country without a name is listed by its code", async () => {
  const nameless = { code: "LY", version: "1", names: inAllLanguages({ fr: "", en: "", es: "" }), places: 0 };
  await open(place.id, {}, [...countries, nameless]);
  expect(screen.getByRole("option", { name: "LY" })).toBeTruthy();
});

test("[PA4] a place in use shows what refers to it; an unused place is deleted after confirmation", async () => {
  await open(place.id);
  const section = within(screen.getByRole("region", { name: "Deleting" }));
  expect(section.getByText("180 cars are picked up there")).toBeTruthy();
  expect(section.getByText("100 bookings or more start or end there")).toBeTruthy();
  expect(section.getByText("Carthage Auto and Djerba Cars")).toBeTruthy();
  expect(section.queryByRole("button")).toBeNull();
  cleanup();
  const { user, sent } = await open(place.id, { uses: [] });
  await user.click(screen.getByRole("button", { name: "Delete the place" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete Aéroport de Tunis-Carthage" });
  await user.click(within(dialog).getByRole("button", { name: "Delete the place" }));
  expect((await sent("deletePlace"))?.body).toEqual({ version: "812" });
  await screen.findByText("At /places");
});

test("[PA1] typed values are parsed as a place, and errors appear beside their fields", () => {
  const values = {
    ...placeValuesOf(place),
    latitude: "36,85",
    otherNames: "El Aouina\n\n Aouina ",
    code: "",
  };
  expect(checkPlace(values).ready).toMatchObject({
    latitude: 36.85,
    otherNames: ["El Aouina", "Aouina"],
    code: null,
    parent: place.parent?.id,
  });
  expect(checkPlace({ ...values, code: " tun " }).ready).toMatchObject({ code: "TUN" });
  expect(checkPlace({ ...placeValuesOf(null), slug: "Tunis", latitude: "91" }).errors).toMatchObject({
    fr: "required",
    slug: "slug_invalid",
    latitude: "degrees_out_of_range?min=-90&max=90",
    longitude: "required",
  });
  expect(placeErrors({ "place.parent": "place_own_ancestor" }, placeValuesOf(null))).toEqual({
    parent: "place_own_ancestor",
  });
});
