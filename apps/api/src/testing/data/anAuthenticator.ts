import { Secret, TOTP } from "otpauth";
import { expect } from "vitest";
import type { TestApp, TestRequest } from "../createTestApp.ts";
import { goodPassword } from "./aCatalogue.ts";

type Send = (path: string, options: TestRequest) => ReturnType<TestApp["request"]>;

/**
 * Makes an authenticator app the second factor of the person behind `send`. Returns the recovery codes, and a
 * function for the code that the app shows at the API's time.
 */
export async function anAuthenticator(api: TestApp, send: Send, password: string = goodPassword) {
  const { json } = await send("/api/prepare-authenticator", { method: "POST" });
  const totp = new TOTP({ secret: Secret.fromBase32(json.secret) });
  const show = () => totp.generate({ timestamp: api.dependencies.clock().getTime() });
  const set = await send("/api/set-second-factor", {
    body: { method: "app", password, token: json.token, code: show() },
  });
  expect(set).toMatchObject({ status: 200, json: { method: "app", recoveryCodes: 10 } });
  const recoveryCodes: string[] = set.json.newRecoveryCodes;
  return { show, recoveryCodes };
}
