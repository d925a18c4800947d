import { expect, test } from "vitest";
import { superviseServer } from "./superviseServer.ts";
import { freePort } from "./ports.ts";
import { type ServerProcess, startServerProcess } from "./startServerProcess.ts";

/** Starts a supervised server that exits with code 7 on a request to `/end`. */
async function startSupervised(whenStarted = "") {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const script = `${whenStarted};
    require("node:http").createServer((request, answer) => {
      answer.end();
      if (request.url === "/end") setTimeout(() => process.exit(7), 50);
    }).listen(${port})`;
  const sentences: string[] = [];
  const start = () =>
    startServerProcess({
      name: "The sample",
      folder: ".",
      command: [process.execPath, "-e", script],
      env: {},
      readyAt: url,
      onLine: () => {},
      timeout: 10_000,
    });
  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  const server: ServerProcess = await superviseServer({
    start,
    report: (sentence) => sentences.push(sentence),
    pause: 10,
  });
  return { server, url, sentences, isUp };
}

test("restarts a server at most three times and reports each restart", async () => {
  const { server, url, sentences, isUp } = await startSupervised();
  for (let end = 1; end <= 3; end++) {
    const { pid } = server;
    await fetch(`${url}/end`);
    await expect.poll(() => sentences.length, { timeout: 15_000 }).toBe(2 * end);
    expect(sentences.slice(-2)).toEqual([
      `The sample has stopped (exit code 7). It is started again (${end} of at most 3 times a minute).`,
      "The sample answers again.",
    ]);
    expect(await isUp()).toBe(true);
    expect(server.pid).not.toBe(pid);
  }
  await fetch(`${url}/end`);
  expect(await server.ended).toBe(
    "The sample has stopped (exit code 7). It was started again 3 times within a minute, and is not started any more.",
  );
  expect(await isUp()).toBe(false);
});

test("does not restart a stopped server", async () => {
  const { server, sentences, isUp } = await startSupervised();
  await server.stop();
  expect(await server.ended).toBe("The sample has stopped (SIGTERM).");
  expect(await isUp()).toBe(false);
  expect(sentences).toEqual([]);
});
