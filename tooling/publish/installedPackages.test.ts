import { globSync } from "node:fs";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serveFolder } from "@sayara/tooling-browser/serveFolder";
import { freePort } from "@sayara/tooling-run/ports";
import { root } from "@sayara/tooling-run/root";
import { type ServerProcess, startServerProcess } from "@sayara/tooling-run/startServerProcess";
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogVersion } from "./catalogVersion.ts";
import { bookACar, consumerFiles, inBrowser, nativeApp, otherExamples } from "./consumerFiles.ts";
import { type Consumer, createConsumer } from "./createConsumer.ts";
import { linesOfPage } from "./linesOfPage.ts";
import { packPackages, publishedPackages } from "./packPackages.ts";
import { publicModules } from "./publicModules.ts";
import { promisedLines } from "./readmeExamples.ts";

const webUrl = "http://localhost:3000";
/** Port of another team's website, whose first two hosts the API allows. */
const sitePort = await freePort();
const allowedSites = ["app.sayara", "app.elsewhere"].map((host) => `http://${host}.localhost:${sitePort}`);

let consumer: Consumer;
let api: ServerProcess;
let apiUrl: string;
const folder = await mkdtemp(join(tmpdir(), "sayara-installed-"));

const isFull = process.env["FULL"] !== undefined;
/** The package of each supported compiler: the oldest, the last one written in TypeScript, and the workspace's. */
const compilerNames = { "5.4": "typescript-5.4", "5.9": "typescript-5.9", "7": "typescript" } as const;
type Compilation = [version: keyof typeof compilerNames, resolution: "nodenext" | "node16" | "bundler"];
const compilations: Compilation[] = isFull
  ? (["5.4", "5.9", "7"] as const).flatMap((version) =>
      (["nodenext", "node16", "bundler"] as const).map((resolution): Compilation => [version, resolution]),
    )
  : [
      ["5.4", "nodenext"],
      ["7", "nodenext"],
    ];

// Starts the API while npm installs.
beforeAll(async () => {
  await Promise.all([installPackages(), startApi()]);
}, 300_000);

afterAll(async () => {
  await api?.stop();
  await consumer?.remove();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

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

test.each(compilations)(
  "a program that uses the client compiles with TypeScript %s, resolved as %s does",
  async (version, resolution) => {
    const config = `tsconfig.${version}.${resolution}.json`;
    const module = resolution === "bundler" ? "esnext" : resolution;
    // Older compilers need most of a minute for every declaration, the libraries' included.
    const only = { target: "es2022", types: [], skipLibCheck: !isFull, module, moduleResolution: resolution };
    const settings = { compilerOptions: { ...compilerOptions, ...only }, files: ["typed.ts"] };
    await writeFile(join(consumer.folder, config), JSON.stringify(settings));
    const compiler = join(version === "7" ? root : consumer.folder, "node_modules", compilerNames[version]);
    expect(await consumer.run(process.execPath, [join(compiler, "bin/tsc"), "-p", config])).toBe("");
  },
  isFull ? 240_000 : 60_000,
);

test("the packages and their consumer share one copy of valibot", async () => {
  const copies = globSync("node_modules/**/valibot/package.json", { cwd: consumer.folder });
  expect(copies).toEqual(["node_modules/valibot/package.json"]);
});

test.each(publishedPackages)("Node imports each public path of %s and no other", async (name) => {
  const installed = join(consumer.folder, "node_modules/@sayara", name);
  const { exports } = JSON.parse(await readFile(join(installed, "package.json"), "utf8"));
  const files = globSync("dist/**/*.js", { cwd: installed });
  await writeFile(join(consumer.folder, "resolve.js"), resolving);
  const resolved = await consumer.run(process.execPath, ["resolve.js", name, ...files]);
  expect(JSON.parse(resolved).toSorted()).toEqual([...publicModules(exports, files).keys()]);
});

/** Prints which modules of a package's `dist` resolve by the package's name. */
const resolving = `
  const [name, ...files] = process.argv.slice(2);
  const modules = files.map((file) => file.slice("dist/".length, -".js".length));
  const resolves = (module) => {
    try {
      return Boolean(import.meta.resolve("@sayara/" + name + "/" + module));
    } catch (error) {
      if (error.code !== "ERR_PACKAGE_PATH_NOT_EXPORTED") throw error;
      return false;
    }
  };
  console.log(JSON.stringify(modules.filter(resolves).map((module) => "./" + module)));
`;

test.each(publishedPackages)("the README of %s starts with the line that installs it", async (name) => {
  const readme = await readFile(join(consumer.folder, "node_modules/@sayara", name, "README.md"), "utf8");
  const { peerDependencies, peerDependenciesMeta = {} } = JSON.parse(
    await readFile(join(consumer.folder, "node_modules/@sayara", name, "package.json"), "utf8"),
  );
  const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
  const line = /^# @sayara\/[\w-]+\n\n```sh\nnpm install (.+)\n```\n/.exec(readme)?.[1] ?? "";
  expect(line.split(" ")).toEqual(expect.arrayContaining([`@sayara/${name}`, ...peers]));
});

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

test("a native app signs in and out with the website's origin, and is refused with another", async () => {
  const program = ["--import", "./nativeFetch.ts", "nativeApp.ts"];
  const run = (origin: string) =>
    consumer.run(process.execPath, program, { API_URL: apiUrl, WEB_URL: origin });
  expect((await run(webUrl)).trim().split("\n")).toEqual(promisedLines(nativeApp));
  expect((await run("https://elsewhere.example")).trim().split("\n")).toEqual([
    "origin_refused",
    "origin_refused",
  ]);
}, 30_000);

test("a guest solves the captcha and books", async () => {
  const printed = await consumer.run(process.execPath, ["guest.ts"], { API_URL: apiUrl, WEB_URL: webUrl });
  expect(printed.trim().split("\n")).toEqual([
    "captcha: solved",
    expect.stringMatching(/^to confirm: SY-\w{6}$|^the next step is mailed$/),
  ]);
}, 30_000);

test("a stalled body, a wrong address and a newer server behave as the README says", async () => {
  const printed = await consumer.run(process.execPath, ["troubles.ts"], { API_URL: apiUrl });
  expect(printed.trim().split("\n")).toEqual([
    "stalled body: timeout http://127.0.0.1/api/settings true",
    "wrong address: TypeError: baseUrl must be like https://api.example.tn",
    "closed address: network http://127.0.0.1/api/settings true",
    "newer gearbox: unknown",
    "its other facts are the same: true",
  ]);
}, 30_000);

test("a server renders a page with the API's answer", async () => {
  const printed = await consumer.run(process.execPath, ["server.ts"], { API_URL: apiUrl, WEB_URL: webUrl });
  expect(printed.trim()).toBe("200 3");
}, 30_000);

const originsOfPages = [
  ["an allowed origin of the API's site reads and keeps its session", "app.sayara", ["signedIn", "true"]],
  ["an allowed origin of another site has no session", "app.elsewhere", ["signedIn", "not_signed_in"]],
  ["any other origin reads nothing", "other.sayara", ["locations: network fault: not reached, "]],
] as const;

test.each(originsOfPages)(
  "in Chromium, a page of %s",
  async (_, host, lines) => {
    const port = new URL(apiUrl).port;
    const ownApi = inBrowser.replace("http://localhost:4000", `http://api.sayara.localhost:${port}`);
    await writeFile(join(consumer.folder, "inBrowser.ts"), ownApi);
    await bundle(["--config", "otherOrigin.config.js"]);
    const site = await serveFolder(pathToFileURL(join(consumer.folder, "otherOrigin/")), sitePort);
    try {
      const page = `http://${host}.localhost:${sitePort}/otherOrigin.html`;
      const shown = await linesOfPage(page, promisedLines(inBrowser).length);
      expect(shown).toEqual(lines.map((line) => expect.stringContaining(line)));
    } finally {
      site.close();
    }
  },
  60_000,
);

test("a form of ui renders on a server and has its styles in browsers, without vanilla-extract's plugin", async () => {
  expect(globSync("node_modules/@vanilla-extract/*", { cwd: consumer.folder }).toSorted()).toEqual([
    "node_modules/@vanilla-extract/css",
    "node_modules/@vanilla-extract/private",
  ]);
  await bundle(["--outDir", "browser"]);
  await bundle(["--ssr", "server.jsx", "--outDir", "server"]);
  const html = await consumer.run(process.execPath, ["server/server.js"]);
  expect(html).toMatch(/<label for="(\w+)".*>Email<.*<input type="email".* id="\1"/u);
  expect(html).toMatch(/<button type="submit".*>Subscribe<\/button>/u);

  const sheet = await browserSheet();
  const classes = [...html.matchAll(/class="([^"]*)"/gu)].map(([, names = ""]) => names);
  expect(classes.length).toBeGreaterThan(5);
  expect(classes.filter((names) => !names.split(" ").some((name) => sheet.includes(`.${name}{`)))).toEqual(
    [],
  );
  expect(essentials.filter((essential) => !essential.test(sheet)).map(String)).toEqual([]);
}, 60_000);

/** Layers, reset, tokens and fonts. */
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
  // For the types of `theme/pageStyle` only: an optional peer.
  const bundler = [catalogVersion("vite"), catalogVersion("@vanilla-extract/css")];
  // For the guest's recipe.
  const captcha = catalogVersion("altcha-lib");
  const versions = new Set(compilations.map(([version]) => version).filter((version) => version !== "7"));
  const compilers = [...versions].map((one) => `${compilerNames[one]}@npm:typescript@${one}`);
  consumer = await createConsumer({
    packages: [...tarballs, ...react, ...bundler, captcha, ...compilers],
    files: consumerFiles,
  });
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
      ALLOWED_ORIGINS: allowedSites.join(","),
      DATA_DIR: join(folder, "data"),
      LOG_LEVEL: "warn",
      PORT: undefined,
      DATABASE_URL: undefined,
    },
    readyAt: `${apiUrl}/ready`,
    onLine: () => {},
  });
}
