import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "@sayara/tooling-run/root";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publishedPackages } from "./packPackages.ts";

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), "sayara-release-"));
const note = "`locations` finds places by any name.";

// The manifests alone, with one change note, in a repository of their own.
beforeAll(async () => {
  const manifests = globSync("{apps,packages,tooling}/*/package.json", { cwd: root });
  for (const path of ["package.json", "pnpm-workspace.yaml", ".changeset/config.json", ...manifests])
    await cp(join(root, path), join(folder, path));
  const bumps = publishedPackages.map((name) => `"@sayara/${name}": minor\n`);
  await writeFile(join(folder, ".changeset/note.md"), `---\n${bumps.join("")}---\n\n${note}\n`);
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  const git = (...args: string[]) => run("git", args, { cwd: folder });
  await git("init", "--quiet", "--initial-branch", "main");
  await git("add", "packages", ".changeset", "package.json");
  await git("-c", "user.name=Release", "-c", "user.email=release@sayara.example", "commit", "-qm", "release");
  await run(join(root, "node_modules/.bin/changeset"), ["version"], { cwd: folder });
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }), 60_000);

test.each(publishedPackages)("a release writes the changelog of %s", async (name) => {
  const { version, files } = await manifest(name);
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(files).toContain("CHANGELOG.md");
  const changelog = await readFile(join(folder, "packages", name, "CHANGELOG.md"), "utf8");
  expect(changelog).toContain(`# @sayara/${name}\n\n## ${version}\n`);
  expect(changelog).toContain(note);
});

test("a release keeps the packages' ranges of one another", async () => {
  expect((await manifest("api-client")).dependencies).toMatchObject({ "@sayara/domain": "workspace:^" });
  expect((await manifest("i18n")).dependencies).toMatchObject({ "@sayara/domain": "workspace:^" });
});

async function manifest(name: string): Promise<{
  version: string;
  files: string[];
  dependencies: Record<string, string>;
}> {
  return JSON.parse(await readFile(join(folder, "packages", name, "package.json"), "utf8"));
}
