import { expect, test } from "vitest";
import { serve } from "#tests/serve";
import { sendEmail } from "../contract/contact/sendEmail.ts";
import { settings } from "../contract/settings/settings.ts";
import { fetchWithCookies } from "./fetchWithCookies.ts";

test("sends the API's cookies with later calls until they expire, unless the call omits credentials", async () => {
  const received: unknown[] = [];
  const setCookieHeaders = [
    "session=abc; Path=/; HttpOnly",
    "pass=1",
    "session=; Max-Age=0",
    "pass=2; max-age=0",
  ];
  await using server = await serve((request, response) => {
    received.push(request.headers.cookie);
    const nextHeader = setCookieHeaders[received.length - 1];
    response.writeHead(204, nextHeader === undefined ? {} : { "set-cookie": nextHeader }).end();
  });
  const fetch = fetchWithCookies({ origin: "http://localhost:3000" });
  for (let i = 0; i < 5; i++) await fetch(server.baseUrl + settings.path);
  expect(received).toEqual([undefined, "session=abc", "session=abc; pass=1", "pass=1", undefined]);
});

test("the website's origin is sent with every call, cookies only with credentials", async () => {
  const received: unknown[] = [];
  await using server = await serve((request, response) => {
    received.push([request.headers.origin, request.headers.cookie]);
    response.writeHead(204, { "set-cookie": "session=abc" }).end();
  });
  const fetch = fetchWithCookies({ origin: "http://localhost:3000" });
  await fetch(server.baseUrl + settings.path);
  await fetch(server.baseUrl + sendEmail.path, { method: "POST", credentials: "omit" });
  expect(received).toEqual([
    ["http://localhost:3000", undefined],
    ["http://localhost:3000", undefined],
  ]);
});
