import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { goodPassword } from "#api/testing/data/aCatalogue.ts";
import { startApi } from "#api/testing/processes/startApi.ts";
import { findLeaks } from "./findLeaks.ts";
import { registerSecret, registerSecretsOf, registerSecretsOfPath } from "./watchLogs.ts";
import { createTestDatabase, hasPostgres } from "./withDatabase.ts";

test("finds a registered secret in any line, and the personal data of any person", () => {
  expect(findLeaks(['{"msg":"fine"}'], ["a-secret-text"])).toEqual([]);
  for (const line of [
    '{"path":"/api/x/a-secret-text"}',
    '{"msg":"<amel@drivers.example> unknown"}',
    '{"hash":"$argon2id$v=19"}',
    `{"path":"/sign-in#id_token=eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl"}`,
    `{"path":"/activate?t=${"Ab3-_".repeat(8)}xyz"}`,
  ]) {
    expect(findLeaks(["{}", line], ["a-secret-text"])).toEqual([expect.stringContaining(line)]);
  }
});

test.runIf(hasPostgres)(
  "a process that receives secrets in every field of its calls logs none of them",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "sayara-logs-"));
    const database = await createTestDatabase({ demo: { now: new Date("2026-11-20T12:00:00Z") } });
    const api = await startApi({ DATABASE_URL: database.url, DATA_DIR: folder, CAPTCHA_COST: "1" });
    const credentials = { email: "typed.by@somebody.example", password: "a password that was typed" };
    const token = "a-token-of-43-characters-0123456789-0123456";
    const id = "3f0e0d43-5b9c-4f5e-9a8e-7d1f0c9b2a11";
    const headers = {
      origin: "http://localhost:3000",
      "content-type": "application/json",
      cookie: `sayara.session=${token}`,
      authorization: `Bearer ${token}`,
    };
    const requests: [method: string, path: string, body?: object][] = [
      ["GET", `/api/check-password/${id}/${encodeURIComponent(credentials.password)}`],
      ["POST", `/api/check-password/${id}`, { password: credentials.password }],
      ["GET", `/api/check-token/frontend/${id}/${encodeURIComponent(credentials.email)}/${token}`],
      ["DELETE", `/api/delete-tokens/${id}`],
      ["POST", `/api/resend/frontend/${encodeURIComponent(credentials.email)}/true`],
      ["POST", "/api/resend-link", { email: credentials.email }],
      ["POST", "/api/sign-in/frontend", credentials],
      ["POST", "/api/activate", { userId: id, token, password: goodPassword }],
      ["POST", `/api/verify-recaptcha/${token}/203.0.113.9`],
      ["POST", "/api/send-email", { from: credentials.email, subject: "a private matter", captcha: token }],
      ["GET", `/api/booking/${id}/fr?token=${token}`],
      ["GET", `/api/nowhere/${token}?e=${credentials.email}`],
      ["GET", `/mailbox.json?to=${credentials.email}`],
    ];
    try {
      for (const [method, path, body] of requests) {
        registerSecretsOf(body);
        registerSecretsOfPath(path);
        const init = body === undefined ? {} : { body: JSON.stringify(body) };
        expect((await fetch(`${api.url}${path}`, { method, headers, ...init })).status).toBeLessThan(500);
      }
      const countRequests = () => api.output().match(/"msg":"request"/g)?.length ?? 0;
      await expect.poll(countRequests).toBeGreaterThanOrEqual(requests.length);
    } finally {
      for (const secret of [token, credentials.email, credentials.password, goodPassword])
        registerSecret(secret);
      await api.end("SIGTERM");
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
