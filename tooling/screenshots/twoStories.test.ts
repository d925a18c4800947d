import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { browserFlags } from "@sayara/tooling-browser/browserFlags";
import { findBrowser } from "@sayara/tooling-browser/findBrowser";
import { serveFolder } from "@sayara/tooling-browser/serveFolder";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Album } from "./Album.ts";
import { openAcceptedPictures } from "./AcceptedPictures.ts";
import { runScreenshots } from "./runScreenshots.ts";
import { storyAlbum } from "./storyAlbum.ts";
import { summary } from "./summary.ts";

/** Runs on the Storybook that the step before this one has built. */
const storybook = new URL("../../packages/ui/storybook-static/", import.meta.url);
let browser: Browser;
let site: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  site = await serveFolder(storybook);
});

afterAll(async () => {
  await browser.close();
  site.close();
});

test("pictures are new, then the same; a changed and a missing story are found", async () => {
  const folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), "screenshots-"))}/`);
  expect(await run(folder, { accepts: true })).toBe("4 new, 0 changed, 0 gone, 0 failed, 0 same");
  expect(await run(folder)).toBe("0 new, 0 changed, 0 gone, 0 failed, 4 same");
  // A picture that differs once is taken again on a page that is loaded anew.
  expect(await run(folder, { differsOnce: true })).toBe("0 new, 0 changed, 0 gone, 0 failed, 4 same");

  const accepted = await openAcceptedPictures(folder);
  const [badge, mark] = [...accepted.names.keys()].filter((name) => name.endsWith("/961-dark"));
  const badgePicture = await accepted.read(badge ?? "");
  if (mark === undefined || badgePicture === undefined) throw new Error("The two stories have no pictures.");
  await accepted.accept(
    new Map([
      [mark, badgePicture],
      ["components/facts-badge--former/360-light", badgePicture],
    ]),
    [],
  );
  expect(await run(folder)).toBe("0 new, 1 changed, 1 gone, 0 failed, 3 same");
});

/** Returns the summary of a run on the two stories. */
async function run(folder: URL, { accepts = false, differsOnce = false } = {}): Promise<string> {
  const stories = await storyAlbum({ folder: storybook, url: site.url, prefix: "components" });
  const album = differsOnce ? withNoteAtFirst(stories) : stories;
  const outcomes = await runScreenshots({
    browser,
    albums: [album],
    displays: [
      { width: 360, theme: "light" },
      { width: 961, theme: "dark" },
    ],
    folder,
    words: ["facts-badge--", "pictures-brandmark--"],
    accepts,
    onProgress: () => {},
  });
  return summary([...outcomes.values()]);
}

/** Each story has a note more when a page shows it for the first time. */
function withNoteAtFirst(album: Album): Album {
  const shown = new Set<string>();
  return {
    ...album,
    subjects: album.subjects.map(({ name, show }) => ({
      name,
      async show(page) {
        await show(page);
        const visit = `${name} ${page.viewportSize()?.width}`;
        if (!shown.has(visit)) await page.evaluate(() => document.body.append("A note of some length"));
        shown.add(visit);
      },
    })),
  };
}
