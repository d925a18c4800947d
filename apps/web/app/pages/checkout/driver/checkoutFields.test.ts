// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

async function reload() {
  vi.resetModules();
  return import("./checkoutFields.ts");
}

async function draftOf(carId: string) {
  const { draftForCar } = await reload();
  return renderHook(() => draftForCar(carId).useStoredValues()).result.current;
}

test("typed values survive a reload", async () => {
  const draft = (await reload()).draftForCar("car-1");
  draft.store("driver.fullName", "Amina Ben Salah");
  draft.store("driver.birthDate", "1990-3-");
  draft.store("additionalDriver.phone", "+33 6");
  expect(await draftOf("car-1")).toEqual({
    "driver.fullName": "Amina Ben Salah",
    "driver.birthDate": "1990-3-",
    "additionalDriver.phone": "+33 6",
  });
});

test.each(["termsAccepted", "remindOfPayment"])("%s is stored for its own car only", async (name) => {
  (await reload()).draftForCar("car-1").store(name, true);
  expect(await draftOf("car-1")).toEqual({ [name]: true });
  expect(await draftOf("car-2")).toEqual({});
});

test("terms that are no longer accepted are removed from the draft", async () => {
  const draft = (await reload()).draftForCar("car-1");
  draft.store("termsAccepted", true);
  draft.store("termsAccepted", false);
  expect(await draftOf("car-1")).toEqual({});
});

test("unknown stored values are ignored", async () => {
  const texts = { "driver.fullName": 7, password: "x" };
  sessionStorage.setItem("sayara.checkout", JSON.stringify({ texts, other: [] }));
  expect(await draftOf("car-1")).toEqual({});
});
