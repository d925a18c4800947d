import { createClient } from "@sayara/api-client/client/createClient";
import { type FakeHandlers, createFakeFetch } from "@sayara/api-client/testing/createFakeFetch";
import { createChallenge, solveChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import { expect, test } from "vitest";
import { obtainPass } from "./obtainPass.ts";
import { solveCaptcha } from "./solveCaptcha.ts";

const lookUpNoIp = () => Promise.resolve("0.0.0.0");
const keyOptions = { hmacSignatureSecret: "a secret of the test", deriveKey };
const createPuzzle = () =>
  createChallenge({ ...keyOptions, algorithm: "PBKDF2/SHA-256", cost: 10, counter: 20 });
const solveWithoutWorker = (challenge: Challenge) => solveChallenge({ challenge, deriveKey });

function fakeApi(handlers: FakeHandlers) {
  const fake = createFakeFetch(handlers);
  return { ...fake, call: createClient({ baseUrl: "http://api.test", fetch: fake.fetch, retries: 0 }) };
}

const returnPuzzle = async () => ({ ok: true as const, data: { ...(await createPuzzle()) } });

test("the token contains the puzzle and a solution that the library accepts", async () => {
  const token = await solveCaptcha(fakeApi({ captchaChallenge: returnPuzzle }).call, solveWithoutWorker);
  const { challenge, solution } = JSON.parse(atob(token ?? ""));
  expect(await verifySolution({ ...keyOptions, challenge, solution })).toMatchObject({ verified: true });
});

test("returns null for a response that is not a puzzle", async () => {
  const { call } = fakeApi({ captchaChallenge: () => ({ ok: true, data: { hello: "robot" } }) });
  expect(await solveCaptcha(call, solveWithoutWorker)).toBeNull();
});

test("a solved puzzle earns a pass", async () => {
  const api = fakeApi({ verifyRecaptcha: () => ({ ok: true, outcome: "solved", data: undefined }) });
  expect(await obtainPass(api.call, () => Promise.resolve("solved/+="), lookUpNoIp)).toBe(true);
  expect(api.calls[0]?.params).toMatchObject({ token: "solved/+=" });
});

test("a rejected solution earns no pass", async () => {
  const { call } = fakeApi({ verifyRecaptcha: () => ({ ok: true, outcome: "notSolved", data: undefined }) });
  expect(await obtainPass(call, () => Promise.resolve("solved"), lookUpNoIp)).toBeNull();
});
