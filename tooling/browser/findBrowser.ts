import { spawnSync, type SpawnSyncOptions } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { confirmInstallation } from "./confirmInstallation.ts";

/**
 * Returns the path of a Chromium: `CHROME_PATH`, one installed on this machine, Playwright's, or one installed now.
 *
 * @throws when there is none and none can be installed, with instructions
 */
export async function findBrowser(): Promise<string> {
  const configured = process.env.CHROME_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(`CHROME_PATH names a file that does not exist: ${configured}`);
  }
  const found = installedBrowser();
  if (found) return found;
  for (const install of [installFromDebian, installFromPlaywright]) {
    await install();
    const installed = installedBrowser();
    if (installed) return installed;
  }
  throw new Error("No Chromium found: install Chromium or Chrome, or set CHROME_PATH to its executable.");
}

/** The headless shell comes first: without the window code, it uses a quarter less CPU time (docs/decisions/0083). */
const knownPaths = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function installedBrowser(): string | undefined {
  return [...knownPaths, chromium.executablePath()].find((path) => existsSync(path));
}

async function installFromDebian(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  if (!(await confirmInstallation("Chromium"))) return;
  announce("Debian");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options: SpawnSyncOptions = { stdio: ["ignore", "ignore", "inherit"], env, timeout: 600_000 };
  spawnSync("apt-get", ["update", "-qq"], options);
  // Includes a fallback font: without one, text shifts when the web font arrives.
  const packages = ["chromium-headless-shell", "fonts-liberation"];
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], options);
}

/** With a timeout, because behind some proxies the download neither succeeds nor fails. */
function installFromPlaywright(): void {
  announce("Playwright");
  const cli = join(
    dirname(createRequire(import.meta.url).resolve("@playwright/test/package.json")),
    "cli.js",
  );
  spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "inherit", timeout: 240_000 });
}

function announce(source: string): void {
  process.stderr.write(`No Chromium on this machine: installing one from ${source}.\n`);
}
