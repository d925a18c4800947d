import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { loadEnvironment } from "./loadEnvironment.ts";
import { root } from "./root.ts";

const folder = mkdtempSync(join(tmpdir(), "sayara-environment-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

test("a variable of the environment takes precedence over `.env`, and DATA_DIR is resolved in the workspace", () => {
  vi.stubEnv("SITE_NAME", "Ours");
  vi.stubEnv("DATA_DIR", undefined);
  writeFileSync(join(folder, ".env"), "SITE_NAME=Theirs\nDATA_DIR=data\n");
  loadEnvironment(join(folder, ".env"));
  expect([process.env["SITE_NAME"], process.env["DATA_DIR"]]).toEqual(["Ours", join(root, "data")]);
});

test("a missing file is ignored, and an unreadable one is reported in one sentence", () => {
  expect(() => loadEnvironment(join(folder, "none"))).not.toThrow();
  // Some machines run tests as root, who can read every file. A folder is unreadable for root too.
  expect(() => loadEnvironment(folder)).toThrow(/^This account can't read \S+: it belongs to the account/);
});
