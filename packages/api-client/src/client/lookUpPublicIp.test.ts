import { expect, test } from "vitest";
import { serve } from "#tests/serve";
import { lookUpPublicIp } from "./lookUpPublicIp.ts";

test("returns the address from the service's response", async () => {
  await using server = await serve((_, response) => response.end('{"ip":"203.0.113.7"}'));
  expect(await lookUpPublicIp({ url: server.baseUrl })).toBe("203.0.113.7");
});

test.each(["<html>", '{"ip":"<script>"}', "{}", ""])("returns null for the response %j", async (body) => {
  await using server = await serve((_, response) => response.end(body));
  expect(await lookUpPublicIp({ url: server.baseUrl })).toBeNull();
});

test("returns null when the service hangs or is unreachable", async () => {
  await using server = await serve(() => {});
  expect(await lookUpPublicIp({ url: server.baseUrl, timeout: 30 })).toBeNull();
  expect(await lookUpPublicIp({ url: "http://127.0.0.1:1" })).toBeNull();
});
