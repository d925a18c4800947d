import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "@sayara/tooling-run/servers/ports";
import { root } from "@sayara/tooling-run/root";
import { type ServerProcess, startServerProcess } from "@sayara/tooling-run/servers/startServerProcess";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packPackages } from "./packPackages.ts";
import { typedProgram } from "./typedProgram.ts";

const webUrl = "http://localhost:3000";
const folder = await mkdtemp(join(tmpdir(), "sayara-consumer-"));
const run = promisify(execFile);
let api: ServerProcess;
let apiUrl: string;

/** The README's first example with the real API: signs in, searches, quotes and books. */
const readme = readFileSync(join(root, "packages/api-client/README.md"), "utf8");
const bookACar = [...readme.matchAll(/```tsx?\n(.*?)```/gs)]
  .map(([, code = ""]) => code)
  .find((code) => code.includes("process.env"));

// The API starts while npm is installing.
beforeAll(async () => {
  await Promise.all([installPackages(), startApi()]);
}, 300_000);

afterAll(async () => {
  await api?.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

test("a program that uses the client compiles outside the workspace, with the types of all installed packages", async () => {
  const { stdout } = await run(join(root, "node_modules/.bin/tsc"), ["-p", "tsconfig.json"], { cwd: folder });
  expect(stdout).toBe("");
}, 60_000);

test("the packages and their consumer share one copy of valibot", () => {
  const copies = globSync("node_modules/**/valibot/package.json", { cwd: folder });
  expect(copies).toEqual(["node_modules/valibot/package.json"]);
});

test("about 30 lines sign in, search, quote and book against the running API", async () => {
  const env = { ...process.env, API_URL: apiUrl, WEB_URL: webUrl };
  const { stdout } = await run(process.execPath, ["bookACar.ts"], { cwd: folder, env });
  expect(stdout.trim().split("\n")).toEqual([
    expect.stringMatching(/^signed in: ./),
    expect.stringMatching(/^found: .+, [\d.]+ TND for 3 days$/),
    expect.stringMatching(/^quoted: [\d.]+ TND$/),
    expect.stringMatching(/^booked: SY-\w{6}, pending$/),
  ]);
}, 30_000);

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
  // npm also queries the registry for packages given as tarballs. A registry that refuses must not cause a wait.
  const options =
    "--no-audit --no-fund --ignore-scripts --prefer-offline --loglevel=error --fetch-timeout=20000";
  const others = ["react@19", "react-dom@19", "@types/react@19", "@types/node@24", "@vanilla-extract/css@1"];
  await run("npm", ["install", ...options.split(" "), ...tarballs, ...others], { cwd: folder });
}

async function startApi(): Promise<void> {
  const port = await freePort();
  apiUrl = `http://localhost:${port}`;
  api = await startServerProcess({
    name: "The API",
    folder: "apps/api",
    command: [process.execPath, "src/main.ts"],
    env: {
      MODE: "demo",
      API_PORT: String(port),
      PUBLIC_API_URL: apiUrl,
      WEB_URL: webUrl,
      DATA_DIR: join(folder, "data"),
      LOG_LEVEL: "warn",
      PORT: undefined,
      DATABASE_URL: undefined,
    },
    readyAt: `${apiUrl}/ready`,
    onLine: () => {},
  });
}
