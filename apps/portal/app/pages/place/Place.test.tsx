// @vitest-environment jsdom
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

async function open(id: string, changes: Partial<typeof place> = {}) {
  const shown = { ...place, ...changes };
  const { openApi, calls } = fakeApi({
    portalPlace: () => ({ ok: true, data: shown }),
    portalCountries: () => ({ ok: true, data: { countries: [...countries] } }),
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
    savePlace: ({ body }: { body: { place: { slug: string } } }) =>
      body.place.slug === "taken"
        ? refuse(400, "invalid_input", { fields: { "place.slug": "slug_taken" } })
        : { ok: true, data: shown },
    deletePlace: () => ({ ok: true, data: { deleted: true } }),
  });
  const { user } = openPage(route, { at: `/places/${id}`, path: "/places/:id", openApi });
  await screen.findByRole("heading", { level: 1 });
  const sent = (name: string) =>
    waitFor(() => {
      const call = calls.findLast((one) => one.name === name);
      expect(call).toBeDefined();
      return call;
    });
  return { user, sent };
}

test("[PA1] [PA3] a place is edited in every language; a taken address is said beside its field", async () => {
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

test("[PA4] what refers to a place is named instead of a button; an unused one is deleted after a question", async () => {
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

test("[PA1] typed values are read as a place, and errors stand beside their fields", () => {
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
  expect(checkPlace({ ...placeValuesOf(null), slug: "Tunis", latitude: "91" }).errors).toMatchObject({
    fr: "required",
    slug: "slug_invalid",
    latitude: "number_out_of_range?min=-90&max=90",
    longitude: "required",
  });
  expect(placeErrors({ "place.parent": "place_own_ancestor" }, placeValuesOf(null))).toEqual({
    parent: "place_own_ancestor",
  });
});
