import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { openBrowser } from "./openBrowser.ts";
import { isErrorOrWarning } from "./isErrorOrWarning.ts";
import { openStorybook } from "./openStorybook.ts";
import { serveFolder } from "./serveFolder.ts";
import { finalPhase, runAxe, showStory } from "./storyInPage.ts";

/** Opens each story once. The full matrix covers both themes, each on a wide screen and on a phone. */
const themes = process.env.FULL ? ["light", "dark"] : ["light"];
const widths = process.env.FULL ? [1280, 360] : [1280];

/** Number of pages that check stories concurrently. Each has its own browser process. */
const PAGES = 3;

/**
 * Number of stories that a page shows before it is replaced: Chromium may stop drawing frames in a page that has shown
 * many.
 */
const STORIES_PER_PAGE = 40;

interface Story {
  id: string;
  type: string;
  title: string;
  name: string;
  importPath: string;
}

interface StoryResult {
  name: string;
  problems: string[];
}

/**
 * Opens every built story. Fails on axe violations, on a play function that throws, and on console warnings and errors.
 * Writes `test-results/stories.json` in the package, in the format of Vitest's reports, and sets the process's exit
 * code.
 *
 * @param folder URL of the package's folder, with a trailing slash
 * @param axe the source of axe-core
 */
export async function checkStories({ folder, axe }: { folder: URL; axe: string }): Promise<void> {
  const built = new URL("storybook-static/", folder);
  const index: { entries: Record<string, Story> } = JSON.parse(
    await readFile(new URL("index.json", built), "utf8"),
  );
  const stories = Object.values(index.entries).filter(({ type }) => type === "story");
  const site = await serveFolder(built);
  const browser = await openBrowser();
  try {
    const batches = widths.flatMap((width) =>
      themes.flatMap((theme) =>
        Object.entries(byLanguage(stories)).flatMap(([language, storiesOfLanguage]) =>
          inBatches(storiesOfLanguage).map((batch) => ({
            stories: batch,
            browser,
            url: site.url,
            axe,
            theme,
            language,
            width,
          })),
        ),
      ),
    );
    const next = batches.values();
    const results: StoryResult[] = [];
    const checkNext = async () => {
      for (const batch of next) results.push(...(await checkBatch(batch)));
    };
    await Promise.all(Array.from({ length: PAGES }, checkNext));
    await report(results, folder);
  } finally {
    await browser.close();
    site.close();
  }
}

/**
 * Splits stories by language. Component stories are shown in English, which their play functions expect, and
 * page stories in French.
 */
function byLanguage(stories: Story[]): { en: Story[]; fr: Story[] } {
  const isOfPackage = ({ importPath }: Story) => importPath.includes("packages/");
  return {
    en: stories.filter((story) => isOfPackage(story)),
    fr: stories.filter((story) => !isOfPackage(story)),
  };
}

function inBatches(stories: Story[]): Story[][] {
  return Array.from({ length: Math.ceil(stories.length / STORIES_PER_PAGE) }, (_, batch) =>
    stories.slice(batch * STORIES_PER_PAGE, (batch + 1) * STORIES_PER_PAGE),
  );
}

interface Batch {
  stories: Story[];
  browser: Browser;
  url: string;
  axe: string;
  theme: string;
  language: string;
  width: number;
}

/** On a slow machine, the next story is shown before a story uses the file that it preloads. */
const unusedPreload = /was preloaded using link preload but not used/;

/** Checks several stories one after the other in one page, because loading a page for each took most of the time. */
async function checkBatch({
  stories,
  browser,
  url,
  axe,
  theme,
  language,
  width,
}: Batch): Promise<StoryResult[]> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
  });
  let problems: string[] = [];
  const page = await context.newPage();
  page.on("console", (message) => {
    if (isErrorOrWarning(message) && !unusedPreload.test(message.text()))
      problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (fault) => problems.push(`thrown: ${fault.message}`));
  await openStorybook(page, { story: stories[0]?.id ?? "", theme, language });
  await page.addScriptTag({ content: axe });

  const results: StoryResult[] = [];
  for (const story of stories) {
    problems = [];
    const found = await checkStory(page, story).catch((fault: unknown) => [String(fault)]);
    results.push({
      name: `${story.title}: ${story.name} (${theme}, ${width} px)`,
      problems: [...problems, ...found],
    });
  }
  await context.close();
  return results;
}

/** Returns the problems of one story, except those from the console. */
async function checkStory(page: Page, { id }: Story): Promise<string[]> {
  await page.evaluate(showStory, id);
  const phase = await page.waitForFunction(finalPhase, id, { timeout: 30_000 });
  const threw = (await phase.jsonValue()) === "errored" ? ["the story threw"] : [];
  const violations = await findViolations(page);
  const faults = violations.flatMap(({ id: rule, help, nodes }) =>
    nodes.map(({ html, failureSummary = "" }) => {
      const reason = failureSummary.split("\n").slice(1, 3).join(" ");
      return `${rule}: ${help}\n      ${html.slice(0, 160)}\n      ${reason}`;
    }),
  );
  return [...threw, ...faults];
}

/**
 * Runs axe at the top and at the end of the page. A bar at the bottom edge covers controls until the page is
 * scrolled, which affects target sizes.
 */
async function findViolations(page: Page): Promise<Violation[]> {
  const atStart = await page.evaluate(runAxe);
  if (!atStart.some(isTargetSize)) return atStart;
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const atEnd = await page.evaluate(runAxe);
  await page.evaluate(() => window.scrollTo(0, 0));
  return [...atStart.filter((violation) => !isTargetSize(violation)), ...atEnd.filter(isTargetSize)];
}

type Violation = Awaited<ReturnType<typeof runAxe>>[number];

function isTargetSize({ id }: Violation): boolean {
  return id === "target-size";
}

async function report(results: StoryResult[], folder: URL): Promise<void> {
  const failures = results.filter(({ problems }) => problems.length > 0);
  for (const { name, problems } of failures)
    process.stdout.write(`✗ ${name}\n${problems.map((problem) => `    ${problem}\n`).join("")}`);

  const failed = failures.length;
  const passed = results.length - failed;
  const success = failed === 0 && passed > 0;
  const assertionResults = results.map(({ name, problems }) => ({
    fullName: name,
    status: problems.length > 0 ? "failed" : "passed",
  }));
  await mkdir(new URL("test-results/", folder), { recursive: true });
  await writeFile(
    new URL("test-results/stories.json", folder),
    JSON.stringify({
      success,
      testResults: [{ name: fileURLToPath(folder), status: success ? "passed" : "failed", assertionResults }],
    }),
  );
  process.stdout.write(`${passed} passed, ${failed} failed, 0 skipped\n`);
  process.exitCode = success ? 0 : 1;
}
