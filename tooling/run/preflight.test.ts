import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nodeProblem } from "./nodeProblem.mjs";
import { root } from "./root.ts";

test.each(["12.22.12", "18.20.8", "20.20.2", "22.0.0", "22.21.9"])(
  "rejects Node %s in one sentence",
  (version) => {
    expect(nodeProblem(version)).toBe(`Sayara needs Node 22.22 or newer; this is Node ${version}.`);
  },
);

test.each(["22.22.0", "22.22.1", "23.0.0", "24.21.0", "26.10.0", "100.0.0"])("accepts Node %s", (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

test.each(["start", "dev", "test"])("on an old Node, %s prints only that it is too old", (command) => {
  expect(preflight([command], "20.20.2")).toEqual({
    status: 1,
    stdout: "",
    stderr: "Sayara needs Node 22.22 or newer; this is Node 20.20.2.\n",
  });
});

test.each(["preflight.mjs", "nodeProblem.mjs"])(
  "%s uses only syntax that a Node of 2019 can parse",
  (file) => {
    const code = readFileSync(join(root, "tooling/run", file), "utf8").replaceAll(
      /^\s*(\/\/|\/?\*).*$/gm,
      "",
    );
    expect(code).not.toMatch(/\?\?|\?\.|\|\|=|&&=|\bawait\b|\bimport\.meta\b|\bat\(|replaceAll/);
  },
);

test("start lists the invalid variables of both servers in one pass, before it builds", () => {
  const { status, stdout, stderr } = preflight(["start"], process.versions.node, {
    MODE: "demo",
    MAIL_FROM: "nobody",
    RENDERS_AT_ONCE: "many",
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("The website cannot start: RENDERS_AT_ONCE must be a whole number.");
  expect(stderr).toContain("- MAIL_FROM must be an email address");
});

test("an unknown command prints the known ones", () => {
  expect(preflight(["strat"], process.versions.node)).toEqual({
    status: 1,
    stdout: "",
    stderr: "Name a command: start, dev, test, sayara, screenshots.\n",
  });
});

/** Runs preflight with a different version in `process.versions`. */
function preflight(args: string[], version: string, env: Record<string, string> = {}) {
  const override = `Object.defineProperty(process.versions, "node", { value: "${version}" })`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      "--import",
      `data:text/javascript,${encodeURIComponent(override)}`,
      join(root, "tooling/run/preflight.mjs"),
      ...args,
    ],
    { encoding: "utf8", timeout: 20_000, env: { ...process.env, ...env } },
  );
  return { status, stdout, stderr };
}
