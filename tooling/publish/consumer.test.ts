import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "@sayara/tooling-run/servers/ports";
import { root } from "@sayara/tooling-run/root";
import { openBrowser } from "@sayara/tooling-browser/openBrowser";
import { type ServerProcess, startServerProcess } from "@sayara/tooling-run/servers/startServerProcess";
import { preview } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleFrontend } from "./exampleFrontend.ts";
import { packPackages } from "./packPackages.ts";
import { typedProgram } from "./typedProgram.ts";

const webUrl = "http://localhost:3000";
const folder = await mkdtemp(join(tmpdir(), "sayara-consumer-"));
const run = promisify(execFile);
const viteProgram = join(import.meta.dirname, "node_modules/vite/bin/vite.js");
const tsc = join(root, "node_modules/.bin/tsc");
let api: ServerProcess;
const apiPort = await freePort();
const apiUrl = `http://localhost:${apiPort}`;
/** Port of the example frontend in packages/README.md. The API allows its origin. */
const frontendPort = await freePort();
const frontendUrl = `http://localhost:${frontendPort}`;

/** The client's README. Its first example with the real API signs in, searches, quotes and books. */
const readme = readFileSync(join(root, "packages/api-client/README.md"), "utf8");
const bookACar = [...readme.matchAll(/```tsx?\n(.*?)```/gs)]
  .map(([, code = ""]) => code)
  .find((code) => code.includes("process.env"));

// The API starts while npm is installing.
beforeAll(async () => {
  // Waits for both before it reports a failure, since a server that starts afterwards would never be stopped.
  const results = await Promise.allSettled([installPackages(), startApi()]);
  for (const result of results) if (result.status === "rejected") throw result.reason;
}, 300_000);

afterAll(async () => {
  await api?.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

test("a program that uses the client compiles outside the workspace, with the types of all installed packages", async () => {
  const { stdout } = await run(tsc, ["-p", "tsconfig.json"], { cwd: folder });
  expect(stdout).toBe("");
});

test("the packages and their consumer share one copy of valibot", () => {
  const copies = globSync("node_modules/**/valibot/package.json", { cwd: folder });
  expect(copies).toEqual(["node_modules/valibot/package.json"]);
});

test("the README's example signs in, searches, quotes and books against the running API", async () => {
  const env = { ...process.env, API_URL: apiUrl, WEB_URL: webUrl };
  const { stdout } = await run(process.execPath, ["bookACar.ts"], { cwd: folder, env });
  expect(stdout.trim().split("\n")).toEqual([
    expect.stringMatching(/^signed in: ./),
    expect.stringMatching(/^found: .+, [\d.]+ TND for 3 days$/),
    expect.stringMatching(/^quoted: [\d.]+ TND$/),
    expect.stringMatching(/^booked: SY-\w{6}, pending$/),
  ]);
}, 30_000);

test("the example frontend of the packages' README compiles, builds and confirms a request in a browser", async () => {
  const desk = join(folder, "desk");
  const { stdout } = await run(tsc, ["-p", "tsconfig.json"], { cwd: desk });
  expect(stdout).toBe("");
  // Builds for production, as the README says, and not in the test runner's mode.
  const env = { ...process.env, NODE_ENV: "production" };
  await run(process.execPath, [viteProgram, "build", "--logLevel", "error"], { cwd: desk, env });
  const server = await preview({
    root: desk,
    logLevel: "error",
    preview: { port: frontendPort, strictPort: true },
  });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    page.on("pageerror", (error) => messages.push(error.message));
    await page.goto(frontendUrl);
    await page
      .getByLabel("Adresse e‑mail")
      .fill("agence@sayara.example")
      .catch((error: Error) => {
        throw new Error([error.message, ...messages].join("\n"), { cause: error });
      });
    await page.getByLabel("Mot de passe").fill("wrong");
    await page.getByRole("button", { name: "Se connecter" }).click();
    await page.getByRole("alert").getByText("Adresse ou mot de passe incorrect.").waitFor();
    await page.getByLabel("Mot de passe").fill("sayara-demo");
    await page.getByRole("button", { name: "Se connecter" }).click();
    const confirm = page.getByRole("button", { name: /^Confirmer SY-/ }).first();
    const reference = (await confirm.textContent())?.split(" ").at(-1);
    await confirm.click();
    await page.getByRole("status").getByText(`${reference} : Confirmée`).waitFor();
    await page.getByRole("button", { name: `Confirmer ${reference}` }).waitFor({ state: "detached" });
    expect(messages).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
}, 120_000);

/** Creates an empty project and installs the tarballs with npm, as another team would. */
async function installPackages(): Promise<void> {
  const tarballs = Object.values(await packPackages(folder));
  const compilerOptions = {
    target: "es2023",
    lib: ["es2023", "dom", "dom.iterable"],
    module: "nodenext",
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    jsx: "react-jsx",
    types: ["node"],
  };
  const files = {
    "package.json": '{ "name": "consumer", "private": true, "type": "module" }',
    "tsconfig.json": JSON.stringify({
      compilerOptions,
      include: ["*.ts", "node_modules/@sayara/*/dist"],
      exclude: [],
    }),
    "bookACar.ts": bookACar ?? "",
    "typed.ts": typedProgram,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await mkdir(join(folder, "desk"));
  for (const [name, text] of Object.entries(exampleFrontend({ apiUrl })))
    await writeFile(join(folder, "desk", name), text);
  // npm also queries the registry for packages installed from tarballs. A hanging registry must not use up
  // the test's time.
  const options =
    "--no-audit --no-fund --ignore-scripts --prefer-offline --loglevel=error --fetch-timeout=20000 --fetch-retries=5 --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=5000";
  const others = [
    "react@19",
    "react-dom@19",
    "@types/react@19",
    "@types/react-dom@19",
    "@types/node@24",
    "@vanilla-extract/css@1",
  ];
  await run("npm", ["install", ...options.split(" "), ...tarballs, ...others], { cwd: folder });
}

async function startApi(): Promise<void> {
  api = await startServerProcess({
    name: "The API",
    folder: "apps/api",
    command: [process.execPath, "src/main.ts"],
    env: {
      MODE: "demo",
      API_PORT: String(apiPort),
      PUBLIC_API_URL: apiUrl,
      WEB_URL: webUrl,
      PORTAL_URL: frontendUrl,
      DATA_DIR: join(folder, "data"),
      LOG_LEVEL: "warn",
      PORT: undefined,
      DATABASE_URL: undefined,
    },
    readyAt: `${apiUrl}/ready`,
    onLine: () => {},
  });
}
