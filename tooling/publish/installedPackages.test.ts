import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@sayara/tooling-run/ports";
import { root } from "@sayara/tooling-run/root";
import { type ServerProcess, startServerProcess } from "@sayara/tooling-run/serverProcess";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Consumer, createConsumer } from "./createConsumer.ts";
import { packPackages, publishedPackages } from "./packPackages.ts";
import { readmeExamples } from "./readmeExamples.ts";

/** The one example that is for the real API. */
const bookACar = readmeExamples("api-client").find((code) => code.includes("process.env")) ?? "";
const webUrl = "http://localhost:3000";

let consumer: Consumer;
let api: ServerProcess;
let apiUrl: string;
const folder = await mkdtemp(join(tmpdir(), "sayara-installed-"));

// The API starts while npm installs.
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
  "every README's examples compile against the installed packages, resolved as %s does",
  async (name, resolution) => {
    const config = `tsconfig.${name}.json`;
    const settings = {
      compilerOptions: { ...compilerOptions, ...resolution },
      include: ["*.ts", "*.tsx"],
    };
    await writeFile(join(consumer.folder, config), JSON.stringify(settings));
    expect(await consumer.run(join(root, "node_modules/.bin/tsc"), ["-p", config])).toBe("");
  },
  60_000,
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

const compilerOptions = {
  target: "es2023",
  lib: ["es2023", "dom", "dom.iterable"],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  jsx: "react-jsx",
  types: ["node"],
};

async function installPackages(): Promise<void> {
  const tarballs = Object.values(await packPackages(folder));
  consumer = await createConsumer({
    packages: [...tarballs, "react@19", "react-dom@19", "@types/react@19", "@types/node@26"],
    files: { "bookACar.ts": bookACar, ...otherExamples() },
  });
}

/** Every other example of the four READMEs, a module each. */
function otherExamples(): Record<string, string> {
  const examples = publishedPackages.flatMap((name) =>
    readmeExamples(name)
      .filter((code) => code !== bookACar)
      .map((code, i) => [`${name}${i}.${name === "ui" ? "tsx" : "ts"}`, code] as const),
  );
  return Object.fromEntries(examples);
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
      API_PUBLIC_URL: apiUrl,
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
