import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type Page } from "@playwright/test";
import { browserFlags } from "./browserFlags.ts";
import { findBrowser } from "./findBrowser.ts";
import { isComplaint } from "./isComplaint.ts";
import { openStorybook } from "./openStorybook.ts";
import { serveFolder } from "./serveFolder.ts";
import { finalPhase, runAxe, show } from "./storyInPage.ts";

const themes = ["light", "dark"];
const widths = [1280, 360];
const mostAttempts = process.env.FULL ? 1 : 2;

interface Story {
  id: string;
  type: string;
  title: string;
  name: string;
}

interface Verdict {
  where: string;
  /** Of the last attempt. */
  problems: string[];
  attempts: number;
}

/**
 * Opens every built story of a package, in both themes, on a wide screen and on a phone. Fails on axe's
 * findings, on a play function that throws, and on console warnings and errors. A story that fails is opened
 * once more, except in the full matrix (decision 0056). Writes `test-results/stories.json` in the package, in
 * the form of Vitest's reports, and sets the process's exit code.
 *
 * @param folder the package's, with a slash at its end
 * @param axe the source of axe-core
 */
export async function checkStories({ folder, axe }: { folder: URL; axe: string }): Promise<void> {
  const built = new URL("storybook-static/", folder);
  const index: { entries: Record<string, Story> } = JSON.parse(
    await readFile(new URL("index.json", built), "utf8"),
  );
  const stories = Object.values(index.entries).filter(({ type }) => type === "story");
  const site = await serveFolder(built);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const verdicts: Verdict[] = [];
    for (const width of widths) {
      // In parallel: each page has its own process in the browser.
      const both = themes.map((theme) => lookAtAll({ stories, browser, url: site.url, axe, theme, width }));
      verdicts.push(...(await Promise.all(both)).flat());
    }
    await report(verdicts, folder);
  } finally {
    await browser.close();
    site.close();
  }
}

async function lookAtAll({
  stories,
  browser,
  url,
  axe,
  theme,
  width,
}: {
  stories: Story[];
  browser: Browser;
  url: string;
  axe: string;
  theme: string;
  width: number;
}): Promise<Verdict[]> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
  });
  let problems: string[] = [];
  const open = async () => {
    const page = await context.newPage();
    page.on("console", (message) => {
      if (isComplaint(message)) problems.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (fault) => problems.push(`thrown: ${fault.message}`));
    await openStorybook(page, { story: stories[0]?.id ?? "", theme });
    await page.addScriptTag({ content: axe });
    return page;
  };

  const verdicts: Verdict[] = [];
  let page = await open();
  for (const story of stories) {
    let attempts = 0;
    let found: string[];
    do {
      attempts += 1;
      problems = [];
      await look(page, story)
        .then((seen) => problems.push(...seen))
        .catch((fault: unknown) => problems.push(String(fault)));
      found = problems;
      problems = [];
      // Chromium may stop drawing frames in a page, in which every later story would wait in vain.
      if (found.length > 0) {
        await page.close();
        page = await open();
      }
    } while (found.length > 0 && attempts < mostAttempts);
    verdicts.push({
      where: `${story.title}: ${story.name} (${theme}, ${width} px)`,
      problems: found,
      attempts,
    });
  }
  await context.close();
  return verdicts;
}

/** Returns the problems of one story, except those of the console. */
async function look(page: Page, { id }: Story): Promise<string[]> {
  await page.evaluate(show, id);
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

/** A bar at the lower edge covers controls until the page is scrolled: sizes of targets are judged at its end too. */
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

async function report(verdicts: Verdict[], folder: URL): Promise<void> {
  const failures = verdicts.filter(({ problems }) => problems.length > 0);
  for (const { where, problems } of failures)
    process.stdout.write(`✗ ${where}\n${problems.map((problem) => `    ${problem}\n`).join("")}`);

  const failed = failures.length;
  const passed = verdicts.length - failed;
  const success = failed === 0 && passed > 0;
  const assertionResults = verdicts.map(({ where, problems }) => ({
    fullName: where,
    status: problems.length > 0 ? "failed" : "passed",
  }));
  const secondAttempts = verdicts
    .filter(({ problems, attempts }) => attempts > 1 && problems.length === 0)
    .map(({ where }) => where);
  await mkdir(new URL("test-results/", folder), { recursive: true });
  await writeFile(
    new URL("test-results/stories.json", folder),
    JSON.stringify({
      success,
      testResults: [{ name: fileURLToPath(folder), status: success ? "passed" : "failed", assertionResults }],
      secondAttempts,
    }),
  );
  process.stdout.write(`${passed} passed, ${failed} failed, 0 skipped\n`);
  process.exitCode = success ? 0 : 1;
}
