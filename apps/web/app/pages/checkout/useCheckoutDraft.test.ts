// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

async function reload() {
  vi.resetModules();
  const { useCheckoutDraft } = await import("./useCheckoutDraft.ts");
  return useCheckoutDraft;
}

test("what was typed is there again after a reload", async () => {
  const typed = {
    driver: { fullName: "Amina Ben Salah", birthDate: "1990-3-" },
    additionalDriver: { phone: "+33 6" },
    termsAcceptedFor: "car-1",
  };
  (await reload()).setState(typed, true);
  expect((await reload()).getState()).toEqual(typed);
});

test("whatever else lies under its name is left out", async () => {
  sessionStorage.setItem(
    "sayara.checkout",
    JSON.stringify({ driver: { fullName: 7, password: "x" }, other: [] }),
  );
  expect((await reload()).getState()).toEqual({ driver: {}, additionalDriver: {}, termsAcceptedFor: null });
});
