import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { chromium, type Browser, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { browserFlags } from "@sayara/tooling-browser/browserFlags";
import { findBrowser } from "@sayara/tooling-browser/findBrowser";
import { serveFolder } from "./serveFolder.ts";

/**
 * Opens every built story in a real browser, in both themes, on a wide screen and on a phone, and fails on
 * what axe finds, on a play function that throws, and on anything that the console warns of.
 */
const folder = new URL("../storybook-static/", import.meta.url);
const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const settings = [
  { theme: "light", width: 1280 },
  { theme: "dark", width: 1280 },
  { theme: "light", width: 360 },
  { theme: "dark", width: 360 },
];
type Setting = (typeof settings)[number];
type Story = { id: string; type: string; title: string; name: string };

const index: { entries: Record<string, Story> } = JSON.parse(
  await readFile(new URL("index.json", folder), "utf8"),
);
const stories = Object.values(index.entries).filter(({ type }) => type === "story");
const site = await serveFolder(folder);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
let passed = 0;
let failed = 0;

try {
  for (const setting of settings) await lookAtAll(browser, setting);
} finally {
  await browser.close();
  site.close();
}

await mkdir(new URL("../test-results/", import.meta.url), { recursive: true });
await writeFile(
  new URL("../test-results/stories.json", import.meta.url),
  JSON.stringify({
    success: failed === 0 && passed > 0,
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 0,
    numTodoTests: 0,
  }),
);
process.stdout.write(`${passed} passed, ${failed} failed, 0 skipped\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

async function lookAtAll(inBrowser: Browser, { theme, width }: Setting): Promise<void> {
  const context = await inBrowser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  let problems: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (fault) => problems.push(`thrown: ${fault.message}`));

  // The addon would run axe itself, at the same time.
  const globals = `theme:${theme};a11y.manual:!true`;
  await page.goto(`${site.url}/iframe.html?viewMode=story&id=${stories[0]?.id}&globals=${globals}`);
  await page.addScriptTag({ path: axePath });

  for (const story of stories) {
    problems = [];
    await look(page, story).catch((fault: unknown) => problems.push(String(fault)));
    if (problems.length === 0) passed += 1;
    else {
      failed += 1;
      const where = `${story.title}: ${story.name} (${theme}, ${width} px)`;
      process.stdout.write(`✗ ${where}\n${problems.map((problem) => `    ${problem}\n`).join("")}`);
    }
  }
  await context.close();

  async function look(atPage: Page, { id }: Story): Promise<void> {
    await atPage.evaluate(show, id);
    const phase = await atPage.waitForFunction(finalPhase, id, { timeout: 30_000 });
    if ((await phase.jsonValue()) === "errored") problems.push("the story threw");
    const { violations }: AxeResults = await atPage.evaluate(runAxe);
    for (const { id: rule, help, nodes } of violations)
      for (const { html, failureSummary = "" } of nodes) {
        const reason = failureSummary.split("\n").slice(1, 3).join(" ");
        problems.push(`${rule}: ${help}\n      ${html.slice(0, 160)}\n      ${reason}`);
      }
  }
}

/** Runs in the page. One page shows all stories: loading it anew for each took most of the time. */
function show(storyId: string): void {
  const channel: { emit: (event: string, data: unknown) => void } = Reflect.get(
    window,
    "__STORYBOOK_ADDONS_CHANNEL__",
  );
  channel.emit("setCurrentStory", { storyId, viewMode: "story" });
}

/** Runs in the page: how the story ended, once it has. */
function finalPhase(id: string): string | undefined {
  const preview: unknown = Reflect.get(window, "__STORYBOOK_PREVIEW__");
  const { currentRender } = (preview ?? {}) as { currentRender?: { id?: string; phase?: string } };
  const phase = currentRender?.id === id ? currentRender.phase : undefined;
  return phase && ["completed", "finished", "errored", "aborted"].includes(phase) ? phase : undefined;
}

/** Runs in the page. A story is a part of a page: what only a whole page can have is not asked of it. */
function runAxe(): Promise<AxeResults> {
  const axe: typeof import("axe-core") = Reflect.get(window, "axe");
  const ofWholePages = ["region", "landmark-one-main", "page-has-heading-one", "heading-order", "bypass"];
  return axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    rules: Object.fromEntries(ofWholePages.map((rule) => [rule, { enabled: false }])),
  });
}
