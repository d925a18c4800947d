import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { loadEnvironment } from "./loadEnvironment.ts";
import { root } from "./root.ts";

const folder = mkdtempSync(join(tmpdir(), "sayara-environment-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

test("a variable of the environment takes precedence, and DATA_DIR is in the workspace", () => {
  vi.stubEnv("SITE_NAME", "Ours");
  vi.stubEnv("DATA_DIR", undefined);
  writeFileSync(join(folder, ".env"), "SITE_NAME=Theirs\nDATA_DIR=data\n");
  loadEnvironment(join(folder, ".env"));
  expect([process.env["SITE_NAME"], process.env["DATA_DIR"]]).toEqual(["Ours", join(root, "data")]);
});

test("no file is no error, one that can't be read is reported in one sentence", () => {
  expect(() => loadEnvironment(join(folder, "none"))).not.toThrow();
  // Root, who runs some tests, reads every file, but no folder.
  expect(() => loadEnvironment(folder)).toThrow(/^This account can't read \S+: it belongs to the account/);
});
