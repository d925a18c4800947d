import { beforeEach, describe, expect, test } from "vitest";
import { mountedEndpoints } from "#api/server/http/mountedEndpoints.ts";
import { aSignUp } from "#api/testing/data/aSignUp.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { withDatabase } from "#api/testing/withDatabase.ts";

const payloads = [
  "https://evil.example",
  "http:evil.example",
  "//evil.example",
  "///evil.example",
  "////evil.example/%2e%2e",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/%09/evil.example",
  "/%5cevil.example",
  "/%2f%2fevil.example",
  "/.//evil.example",
  "/..//evil.example",
  "https:evil.example",
  "https://localhost:3000@evil.example",
  "https://localhost:3000.evil.example",
  "evil.example",
  "@evil.example",
  ".evil.example",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "%0d%0aLocation:%20https://evil.example",
];

describe("open redirects", () => {
  const database = withDatabase("pglite");
  let api: TestApp;
  beforeEach(() => {
    api = createTestApp(database().db);
  });

  test.each(payloads)("no call redirects to %j", async (payload) => {
    const printable = payload.replaceAll(/[^\x20-\x7e]/g, "");
    const headers = {
      referer: "https://evil.example/",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      "x-original-url": printable,
      "x-rewrite-url": printable,
      forwarded: "host=evil.example",
    };
    const names = ["from", "next", "url", "redirect", "redirect_uri", "return", "returnTo", "continue", "l"];
    const query = names.map((name) => `${name}=${encodeURIComponent(payload)}`).join("&");
    const paths = [
      payload.startsWith("/") ? payload : `/${payload}`,
      `/mailbox/${encodeURIComponent(payload)}`,
      `/avatars/${encodeURIComponent(payload)}`,
      "/docs",
      "/mailbox",
      ...mountedEndpoints(api.app).map(({ path }) =>
        path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(payload)),
      ),
    ];
    for (const path of paths) {
      for (const method of ["GET", "POST"]) {
        const body =
          method === "POST" ? { body: Object.fromEntries(names.map((name) => [name, payload])) } : {};
        const address = `http://evil.example${path}?${query}`;
        if (!URL.canParse(address)) continue;
        const response = await api.request(address, { method, headers, ...body });
        const { status } = response;
        expect([path, status >= 300 && status < 400 && status !== 304]).toEqual([path, false]);
        for (const name of ["location", "refresh", "content-location"]) {
          expect([path, name, response.headers.get(name)]).toEqual([path, name, null]);
        }
      }
    }
  });

  test("mailed links lead to the website, whatever the request's host", async () => {
    const body = aSignUp();
    const headers = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      forwarded: "host=evil.example;proto=https",
    };
    const response = await api.request("http://evil.example/api/sign-up", {
      body,
      headers,
      cookie: await api.earnPass(),
    });
    expect(response.status).toBe(200);
    const [mail] = await mailsTo(api, body.email);
    const links = [...`${mail?.text} ${mail?.html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link);
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(new URL(link).origin).toBe(api.config.webUrl);
  });
});
