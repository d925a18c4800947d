import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort, nextFreePort, portOf, requireFreePort } from "./ports.ts";

test("a busy port is reported in one sentence with the port and its variable", async () => {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await expect(requireFreePort(port, "API_PORT")).rejects.toThrow(
    `Port ${port} is already in use: stop what uses it, or choose another with API_PORT=${port + 1}.`,
  );
  await new Promise((resolve) => server.close(resolve));
});

test("a second server gets a higher port if the first port is busy", async () => {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const next = await nextFreePort(port, "PORT");
  expect(next).toBeGreaterThan(port);
  await expect(requireFreePort(next, "PORT")).resolves.toBeUndefined();
  await new Promise((resolve) => server.close(resolve));
});

test.each(["http", "70000", "0", "-1", "80.5"])("%s is rejected as a port number", (value) => {
  expect(() => portOf(value, "API_PORT")).toThrow("API_PORT must be a port number from 1 to 65535.");
  expect([portOf("4000", "PORT"), portOf("", "PORT"), portOf(undefined, "PORT")]).toEqual([
    4000,
    undefined,
    undefined,
  ]);
});

test("a free port is accepted", async () => {
  await expect(requireFreePort(await freePort(), "PORT")).resolves.toBeUndefined();
});
