/** Compares pictures of all pages and stories with the accepted ones: `pnpm screenshots [--accept] [--only WORDS]`. */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { browserFlags } from "@sayara/tooling-browser/browserFlags";
import { findBrowser } from "@sayara/tooling-browser/findBrowser";
import { serveFolder } from "@sayara/tooling-browser/serveFolder";
import { build } from "@sayara/tooling-run/build";
import { withServers } from "@sayara/tooling-run/withServers";
import type { Album } from "./Album.ts";
import { isMeant } from "./isMeant.ts";
import { mainPages } from "./mainPages.ts";
import { pageAlbums } from "./pageAlbums.ts";
import { runScreenshots } from "./runScreenshots.ts";
import { storyAlbum } from "./storyAlbum.ts";
import { summary } from "./summary.ts";
import { writeReport } from "./writeReport.ts";

const { values, positionals } = parseArgs({
  options: {
    accept: { type: "boolean", default: false },
    only: { type: "string", multiple: true, default: [] },
  },
  allowPositionals: true,
});
const words = [...values.only, ...positionals];
const needsSite = mainPages.some(({ name }) => isMeant(`pages/${name}`, words));
if ((await build("stories")) !== 0 || (needsSite && (await build("website")) !== 0)) process.exit(1);

const storybooks = [
  { prefix: "website", folder: new URL("../../apps/web/storybook-static/", import.meta.url) },
  { prefix: "components", folder: new URL("../../packages/ui/storybook-static/", import.meta.url) },
];
const served = await Promise.all(
  storybooks.map(async (storybook) => ({ ...storybook, ...(await serveFolder(storybook.folder)) })),
);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
try {
  const stories = await Promise.all(served.map(storyAlbum));
  if (needsSite) {
    const clock = new URL("fixedClock.ts", import.meta.url);
    await withServers(async (servers) => compareAll([...(await pageAlbums(browser, servers)), ...stories]), {
      NODE_OPTIONS: `--import ${clock}`,
    });
  } else {
    await compareAll(stories);
  }
} finally {
  await browser.close();
  for (const { close } of served) close();
}

async function compareAll(albums: Album[]): Promise<void> {
  const outcomes = await runScreenshots({
    browser,
    albums,
    folder: new URL("accepted/", import.meta.url),
    words,
    accepts: values.accept,
    onProgress(done, all) {
      if (done % 100 === 0 || done === all) process.stdout.write(`${done} of ${all}\n`);
    },
  });
  const report = await writeReport(new URL("test-results/screenshots/", import.meta.url), outcomes);
  const found = [...outcomes.values()];
  process.stdout.write(`${summary(found)}${values.accept ? "; accepted" : ""}\n${fileURLToPath(report)}\n`);
  const isFine = found.every(({ kind }) => kind === "same" || (values.accept && kind !== "failed"));
  process.exitCode = isFine && found.length > 0 ? 0 : 1;
}
