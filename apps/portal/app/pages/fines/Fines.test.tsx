// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./Fines.route.tsx";
import { someFine, someUnknownFine } from "./someFine.ts";

beforeEach(() => storeUser(aUser({ type: "supplier" })));
afterEach(() => {
  cleanup();
  clearStoredUser();
});

async function lookUp(answer: typeof someFine) {
  const { openApi, calls } = fakeApi({
    findFine: () => ({ ok: true, data: answer }),
    fineLetter: () => ({ ok: true, data: new Blob(["%PDF"]) }),
  });
  const { user } = openPage(route, { at: "/fines", openApi, role: "desk" });
  await screen.findByRole("heading", { level: 1, name: "Fines" });
  fireEvent.change(screen.getByLabelText(/Number plate/), { target: { value: "231-tu-4567" } });
  fireEvent.change(screen.getByLabelText(/Date and time/), { target: { value: "2026-11-12T14:20" } });
  await user.click(screen.getByRole("button", { name: "Find the driver" }));
  return { user, calls };
}

test("[FN1] [FN4] shows who had the car at that time, and downloads the letter with the typed details", async () => {
  const { user, calls } = await lookUp(someFine);
  const region = await screen.findByRole("region", { name: "Amel Trabelsi" });
  expect(region.textContent).toMatch(/Kia Picanto · 231 TU 4567.*SY-7K3Q9D.*Additional driver: Sami Gharbi/);
  expect(calls.find(({ name }) => name === "findFine")?.body).toEqual({
    plate: "231-TU-4567",
    at: "2026-11-12T14:20",
  });
  fireEvent.change(screen.getByLabelText(/Driving licence/), { target: { value: "12/345678" } });
  await user.click(screen.getByRole("button", { name: "Download the letter" }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("fineLetter"));
  expect(calls.find(({ name }) => name === "fineLetter")?.body).toMatchObject({
    plate: "231-TU-4567",
    driver: "driver",
    licence: "12/345678",
    notice: "",
    language: "en",
  });
});

test("[HO15] the recorded licence and address are shown and do not have to be typed", async () => {
  const { rental } = someFine;
  if (rental === null) throw new Error("no rental");
  await lookUp(someFine);
  await screen.findByText(/No licence and no address were recorded at the hand-over/);
  cleanup();
  const papers = { licenceNumber: "12/345678", licenceIssuedOn: "2010-05-14", address: "5 rue du Lac" };
  const { user, calls } = await lookUp({
    ...someFine,
    rental: { ...rental, driver: { ...rental.driver, papers } },
  });
  const region = await screen.findByRole("region", { name: "Amel Trabelsi" });
  expect(region.textContent).toMatch(/12\/345678.*14 May 2010.*5 rue du Lac/);
  expect(region.textContent).not.toMatch(/No licence and no address/);
  expect(screen.getAllByText("Recorded at the hand-over. Type here only what replaces it.")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Download the letter" }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("fineLetter"));
  expect(calls.find(({ name }) => name === "fineLetter")?.body).toMatchObject({ licence: "", address: "" });
});

test("[FN1] the driver's name is announced to screen readers", async () => {
  await lookUp(someFine);
  const text = await screen.findByText("Found: Amel Trabelsi");
  expect(screen.getByRole("status").contains(text)).toBe(true);
});

test("[FN4] a driver whose data were deleted is reported as such, and no letter is offered", async () => {
  const { rental } = someFine;
  const name = "";
  const erased = rental && { ...rental, name, driver: { fullName: name, birthDate: null, phone: null } };
  await lookUp({ ...someFine, rental: erased && { ...erased, additionalDriver: null } });
  await screen.findByRole("region", { name: "The driver’s data were deleted" });
  expect(screen.getByText("No letter can be written here")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Download the letter" })).toBeNull();
  cleanup();
  await lookUp({ ...someUnknownFine, before: someUnknownFine.before && { ...someUnknownFine.before, name } });
  expect((await screen.findByText(/Name deleted/)).textContent).toMatch(/Walk-in rental C-118/);
});

test("[FN2] explains why no driver was found", async () => {
  await lookUp(someUnknownFine);
  await screen.findByText("No rental had this car then");
  expect(screen.getByText("It was in the workshop.")).toBeTruthy();
  expect(screen.getByText(/Zied Mansour/).textContent).toMatch(/Walk-in rental C-118/);
  expect(screen.queryByRole("button", { name: "Download the letter" })).toBeNull();
});
