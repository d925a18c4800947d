// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { inAllLanguages } from "@sayara/domain/language/inAllLanguages";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aFleetCar } from "#portal/testing/data/aFleetCar.ts";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./Car.route.tsx";

const places = [
  {
    id: "place-1",
    slug: "tunis",
    name: "Tunis",
    position: { latitude: 36.81, longitude: 10.18 },
    isServed: true,
  },
];

const aPhoto = () => new File(["photo"], "front.jpg", { type: "image/jpeg" });

/** `module` replaces exports of the route, because Node's requests cannot send jsdom's files. */
function open(at: string, handlers: FakeHandlers, car = aFleetCar(), module: object = {}) {
  storeUser(aUser({ type: "supplier" }));
  const { openApi, calls } = fakeApi({
    user: () => ({ ok: true, data: aUser({ type: "supplier" }) }),
    fleetPlaces: () => ({ ok: true, data: places }),
    fleetCar: () => ({ ok: true, data: car }),
    ...handlers,
  });
  const bodyOf = (name: string) => calls.find((call) => call.name === name)?.body;
  return { ...openPage({ ...route, ...module }, { at, path: "/cars/:id", openApi }), bodyOf };
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearStoredUser();
});

test("a new car is saved as a draft and opened", async () => {
  const { user, bodyOf } = open("/cars/new", {
    createCar: () => ({ ok: true, data: aFleetCar({ name: "Kia Picanto" }) }),
  });
  await user.type(await screen.findByRole("textbox", { name: "Make and model" }), "Kia Picanto");
  await user.type(screen.getByRole("textbox", { name: "Price per day" }), "٨٥,5");
  await user.type(screen.getByRole("textbox", { name: "Plate" }), "123 تونس 4567");
  await user.click(screen.getByRole("checkbox", { name: "Tunis" }));
  await user.click(screen.getByRole("button", { name: "Save as draft" }));
  await expect
    .poll(() => bodyOf("createCar"))
    .toMatchObject({
      name: "Kia Picanto",
      dailyPrice: 85.5,
      plate: "123 TU 4567",
      places: ["place-1"],
      deposit: null,
      mileage: -1,
    });
});

test("a stale change is reported, and the input is kept", async () => {
  const { user, bodyOf } = open("/cars/car-1", { updateCar: () => refuse(409, "stale_version") });
  const price = await screen.findByRole<HTMLInputElement>("textbox", { name: "Price per day" });
  await user.clear(price);
  await user.type(price, "95");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => bodyOf("updateCar")).toMatchObject({ version: 3, dailyPrice: 95 });
  await screen.findByText(/changed in the meantime/);
  expect(price.value).toBe("95");
});

test("a price with three decimals is rejected beside its field before anything is sent", async () => {
  const { user, bodyOf } = open("/cars/car-1", {});
  const price = await screen.findByRole("textbox", { name: "Price per day" });
  await user.clear(price);
  await user.type(price, "80.555");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => price.getAttribute("aria-invalid")).toBe("true");
  expect(bodyOf("updateCar")).toBeUndefined();
});

test("the buttons of photos change their order", async () => {
  const photo = {
    url: "/a",
    width: 4,
    height: 3,
    focus: { x: 50, y: 50 },
    alt: inAllLanguages({ fr: "", en: "", es: "" }),
  };
  const car = aFleetCar({
    photos: [
      { ...photo, id: "one" },
      { ...photo, id: "two" },
    ],
  });
  const { user, bodyOf } = open("/cars/car-1", { arrangeCarPhotos: () => ({ ok: true, data: car }) }, car);
  await user.click(await screen.findByRole("button", { name: "Move photo 2 forward" }));
  await expect.poll(() => bodyOf("arrangeCarPhotos")).toEqual({ photos: ["two", "one"] });
});

test("the driver's card updates during input and shows the price of three days", async () => {
  const { user } = open("/cars/car-1", {});
  const card = await screen.findByRole("article", { name: "Hyundai i20, Caroubier Auto" });
  expect(card.textContent).toMatch(/Tunis.*Deposit 1,000\sTND.*Total for 3\sdays\s*318/);
  const write = async (name: string, text: string) => {
    const field = screen.getByRole("textbox", { name });
    await user.clear(field);
    if (text !== "") await user.type(field, text);
  };
  await write("Make and model", "Kia Picanto");
  await write("Price per day", "٢٠٠");
  await user.selectOptions(screen.getByRole("combobox", { name: "Gearbox" }), "Automatic");
  await user.selectOptions(screen.getByRole("combobox", { name: "Security deposit" }), "No deposit");
  await user.selectOptions(screen.getByRole("combobox", { name: "Full insurance" }), "Included");
  expect(card.getAttribute("aria-label")).toBe("Kia Picanto, Caroubier Auto");
  expect(card.textContent).toMatch(
    /Automatic.*Included: full insurance.*No deposit.*Total for 3\sdays\s*636/,
  );
  // An invalid value falls back to the stored one.
  await write("Price per day", "80.555");
  expect(card.textContent).toMatch(/Total for 3\sdays\s*318/);
  expect(card.querySelector("a")).toBeNull();
});

test("the card of a new car asks for a name and a price", async () => {
  open("/cars/new", {});
  const card = await screen.findByRole("article", { name: "Make and model, Caroubier Auto" });
  expect(card.textContent).toContain("Place of pick-up");
  expect(screen.getByText("Type a price per day to see the total.")).toBeTruthy();
});

test("the card shows the default for a value that this version does not know", async () => {
  open("/cars/car-1", {}, aFleetCar({ gearbox: "unknown", body: "unknown" }));
  const card = await screen.findByRole("article");
  expect(card.textContent).toContain("Manual");
});

test("a photo whose upload was interrupted can be sent again without choosing the file", async () => {
  let answer: (result: object) => void = () => {};
  const clientAction = () => new Promise((resolve) => (answer = resolve));
  const { user } = open("/cars/car-1", {}, aFleetCar(), { clientAction });
  await user.upload(await screen.findByLabelText("Choose a photo"), aPhoto());
  await screen.findByText("0% uploaded");
  answer({ problem: { kind: "fault", fault: "network" } });
  await screen.findByText("front.jpg is not saved");
  await user.click(screen.getByRole("button", { name: "Send again" }));
  await screen.findByText("0% uploaded");
  expect(document.activeElement?.textContent).toBe("Sending…");
  answer({ done: "photos" });
  await screen.findByRole("button", { name: "Add a photo" });
  expect(screen.queryByText("front.jpg is not saved")).toBeNull();
});
