import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "./ports.ts";
import { reloadServer } from "./reloadServer.ts";
import { startServerProcess } from "./startServerProcess.ts";

test("answers with the latest edit, also after an edit that does not start", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sayara-reload-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  /** Replaces the file, like an editor that saves safely. */
  const save = (answer: string) => {
    writeFileSync(
      join(folder, "draft"),
      `require("node:http").createServer((_, answer) => answer.end(${answer})).listen(${port})`,
    );
    renameSync(join(folder, "draft"), join(folder, "server.ts"));
  };
  const text = () =>
    fetch(url).then(
      (answer) => answer.text(),
      () => "",
    );
  save('"one"');
  const sentences: string[] = [];
  const server = await reloadServer({
    start: () =>
      startServerProcess({
        name: "The sample",
        folder: ".",
        command: [process.execPath, join(folder, "server.ts")],
        env: {},
        readyAt: url,
        onLine: () => true,
        patience: 10_000,
      }),
    folders: [folder],
    report: (sentence) => sentences.push(sentence),
  });
  expect(await text()).toBe("one");
  save('"two"');
  await expect.poll(text, { timeout: 10_000 }).toBe("two");
  save("(");
  await expect
    .poll(() => sentences.at(-1), { timeout: 10_000 })
    .toBe("The sample is started again after the next edit.");
  expect(sentences).toContain("The sample has stopped (exit code 1).");
  save('"three"');
  await expect.poll(text, { timeout: 10_000 }).toBe("three");
  await server.stop();
  expect(await text()).toBe("");
  rmSync(folder, { recursive: true });
});
