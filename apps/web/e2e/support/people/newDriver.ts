import { expect } from "@playwright/test";
import { createClient } from "@sayara/api-client/client/createClient";
import { signUp } from "@sayara/api-client/contract/accounts/signUp";
import type { Language } from "@sayara/domain/language/Language";
import { testDriver } from "./testDriver.ts";
import { createCookieFetch } from "../createCookieFetch.ts";
import { obtainPassInNode } from "../servers/obtainPassInNode.ts";

interface NewDriverOptions {
  apiUrl: string;
  webUrl: string | undefined;
  language?: Language;
  /** By default Amina's. */
  fullName?: string;
}

export type Driver = Awaited<ReturnType<typeof newDriver>>;

/** Registers a driver through the API. */
export async function newDriver({
  apiUrl,
  webUrl = "",
  language = "fr",
  fullName = testDriver.fullName,
}: NewDriverOptions) {
  const call = createClient({
    baseUrl: apiUrl,
    headers: { origin: webUrl, "x-forwarded-for": randomAddress() },
    fetch: createCookieFetch(),
  });
  expect(await obtainPassInNode(call)).toBe(true);
  const driver = {
    fullName,
    email: newEmail(),
    password: testDriver.password,
  };
  const outcome = await call(signUp, {
    body: {
      ...driver,
      type: "user",
      phone: testDriver.wirePhone,
      birthDate: "1990-03-14",
      termsAccepted: true,
      language,
    },
  });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return driver;
}

export const newEmail = () => `journey-${crypto.randomUUID()}@sayara.example`;

/** Returns a random address for `X-Forwarded-For`: sign-ups are limited by address. */
export function randomAddress(): string {
  return ["10", ...crypto.getRandomValues(new Uint8Array(3))].join(".");
}
