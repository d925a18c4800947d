import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@sayara/tooling-run/ports";
import { root } from "@sayara/tooling-run/root";
import { type ServerProcess, startServerProcess } from "@sayara/tooling-run/startServerProcess";
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogVersion } from "./catalogVersion.ts";
import { bookACar, consumerFiles, otherExamples } from "./consumerFiles.ts";
import { type Consumer, createConsumer } from "./createConsumer.ts";
import { packPackages, publishedPackages } from "./packPackages.ts";
import { promisedLines } from "./readmeExamples.ts";

const webUrl = "http://localhost:3000";

let consumer: Consumer;
let api: ServerProcess;
let apiUrl: string;
const folder = await mkdtemp(join(tmpdir(), "sayara-installed-"));

// Starts the API while npm installs.
beforeAll(async () => {
  await Promise.all([installPackages(), startApi()]);
}, 300_000);

afterAll(async () => {
  await api?.stop();
  await consumer?.remove();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ["node16", { module: "node16", moduleResolution: "node16" }],
  ["bundler", { module: "esnext", moduleResolution: "bundler" }],
])(
  "every README's examples and every installed type compile, resolved as %s does",
  async (name, resolution) => {
    const config = `tsconfig.${name}.json`;
    const settings = {
      compilerOptions: { ...compilerOptions, ...resolution },
      include: ["*.ts", "*.tsx", "node_modules/@sayara/*/dist"],
      exclude: [],
    };
    await writeFile(join(consumer.folder, config), JSON.stringify(settings));
    expect(await consumer.run(join(root, "node_modules/.bin/tsc"), ["-p", config])).toBe("");
  },
  60_000,
);

test("every package has an example that runs", () => {
  expect(new Set(otherExamples.map(({ name }) => name))).toEqual(new Set(publishedPackages));
});

test.each(otherExamples.filter(({ name }) => name !== "ui"))(
  "$file, of a README, prints what its comments say",
  async ({ name, file, code }) => {
    const before = name === "api-client" ? ["--import", "./readmeApi.ts"] : [];
    const printed = await consumer.run(process.execPath, [...before, file]);
    expect(promisedLines(code)).not.toEqual([]);
    expect(printed.trim().split("\n")).toEqual(promisedLines(code));
  },
  30_000,
);

test("about 30 lines sign in, search, quote and book against the running API", async () => {
  expect(bookACar.split("\n").filter((line) => line.trim() !== "").length).toBeLessThan(36);
  const printed = await consumer.run(process.execPath, ["bookACar.ts"], {
    API_URL: apiUrl,
    WEB_URL: webUrl,
  });
  expect(printed.trim().split("\n")).toEqual([
    expect.stringMatching(/^signed in: ./),
    expect.stringMatching(/^found: .+, [\d.]+ TND for 3 days$/),
    expect.stringMatching(/^quoted: [\d.]+ TND$/),
    expect.stringMatching(/^booked: SY-\w{6}, pending$/),
  ]);
}, 30_000);

test("a form of ui renders on a server and looks the same in browsers, bundled as its README describes", async () => {
  await bundle(["--outDir", "browser"]);
  await bundle(["--ssr", "server.jsx", "--outDir", "server"]);
  const html = await consumer.run(process.execPath, ["server/server.js"]);
  expect(html).toMatch(/<label for="(\w+)".*>E-mail<.*<input type="email".* id="\1"/u);
  expect(html).toMatch(/<button type="submit".*>Subscribe<\/button>/u);

  const sheet = await browserSheet();
  const classes = [...html.matchAll(/class="([^"]*)"/gu)].map(([, names = ""]) => names);
  expect(classes.length).toBeGreaterThan(5);
  expect(classes.filter((names) => !names.split(" ").some((name) => sheet.includes(`.${name}{`)))).toEqual(
    [],
  );
  // From `theme/global.css`, which a page imports for its side effect only.
  expect(essentials.filter((essential) => !essential.test(sheet)).map(String)).toEqual([]);
}, 60_000);

/** Layers, reset, tokens and fonts of `theme/global.css`. */
const essentials = [
  /@layer reset\{[^@]*box-sizing:border-box/u,
  /--sy-color-primary:/u,
  /@font-face\{[^}]*figtree-latin-wght[^}]*font-family:Figtree Variable\}/u,
];

/** Runs Vite's own program, as a package script would. */
async function bundle(args: string[]): Promise<void> {
  await consumer.run(process.execPath, ["node_modules/vite/bin/vite.js", "build", ...args]);
}

async function browserSheet(): Promise<string> {
  const assets = join(consumer.folder, "browser/assets");
  const [sheet, ...others] = (await readdir(assets)).filter((file) => file.endsWith(".css"));
  if (sheet === undefined || others.length > 0)
    throw new Error("The browser's build has no style sheet, or several.");
  return readFile(join(assets, sheet), "utf8");
}

const compilerOptions = {
  target: "es2023",
  lib: ["es2023", "dom", "dom.iterable"],
  strict: true,
  skipLibCheck: false,
  noEmit: true,
  jsx: "react-jsx",
  types: ["node"],
};

async function installPackages(): Promise<void> {
  const tarballs = Object.values(await packPackages(folder));
  const react = ["react@19", "react-dom@19", "@types/react@19", "@types/node@26"];
  const bundler = [catalogVersion("vite"), catalogVersion("@vanilla-extract/vite-plugin")];
  consumer = await createConsumer({ packages: [...tarballs, ...react, ...bundler], files: consumerFiles });
}

async function startApi(): Promise<void> {
  const port = await freePort();
  apiUrl = `http://127.0.0.1:${port}`;
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
