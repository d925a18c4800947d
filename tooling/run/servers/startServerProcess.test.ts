import { expect, test } from "vitest";
import { freePort } from "./ports.ts";
import { startServerProcess } from "./startServerProcess.ts";

const respondingScript = (port: number) =>
  `require("node:http").createServer((_, answer) => answer.end()).listen(${port}, () => console.log("listening"))`;

async function start(script: (port: number) => string, timeout = 10_000) {
  const port = await freePort();
  const lines: string[] = [];
  const readyAt = `http://127.0.0.1:${port}/ready`;
  const server = await startServerProcess({
    name: "The sample",
    folder: ".",
    command: [process.execPath, "-e", script(port)],
    env: {},
    readyAt,
    onLine: (line) => {
      lines.push(line);
    },
    timeout,
  });
  return { server, lines, readyAt };
}

test("a server is ready when the promise resolves, and gone after stop", async () => {
  const { server, lines, readyAt } = await start(respondingScript);
  expect((await fetch(readyAt)).status).toBe(200);
  await expect.poll(() => lines).toEqual(["listening"]);
  await server.stop();
  await expect(fetch(readyAt)).rejects.toThrow("fetch failed");
  expect(await server.ended).toBe("The sample has stopped (SIGTERM).");
});

test("a server that exits while starting is reported with its last output", async () => {
  await expect(start(() => 'console.error("no database"); process.exit(3)')).rejects.toThrow(
    "The sample has stopped (exit code 3).\nno database",
  );
});

test("a server that does not become ready is stopped and reported", async () => {
  await expect(start(() => "setInterval(() => {}, 1000)", 300)).rejects.toThrow(
    "The sample was not ready after 0.3 seconds.",
  );
});

test("a server that exits later resolves `ended` with the reason", async () => {
  const { server } = await start(
    (port) => `${respondingScript(port)}; setTimeout(() => process.exit(7), 500)`,
  );
  expect(await server.ended).toBe("The sample has stopped (exit code 7).");
});
