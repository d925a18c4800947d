/** Draws the icons of the installed site in `public/icons` with a browser: `pnpm --filter @sayara/web draw`. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { openBrowser } from "@sayara/tooling-browser/openBrowser";
import { lightPalette } from "@sayara/ui/theme/palette";

interface IconDrawing {
  /** Side in pixels. */
  size: number;
  /** Share of the side that the logo fills. */
  share: number;
}

const icons: Record<string, IconDrawing> = {
  "site-192": { size: 192, share: 0.86 },
  "site-512": { size: 512, share: 0.86 },
  // Systems crop it to a circle or a rounded square, so the logo must be within the inner 80 %.
  "maskable-512": { size: 512, share: 0.6 },
  "touch-180": { size: 180, share: 0.7 },
};

const logo = await readFile(new URL("../public/favicon.svg", import.meta.url), "utf8");
const folder = new URL("../public/icons/", import.meta.url);
await mkdir(folder, { recursive: true });
const browser = await openBrowser();
const page = await browser.newPage();
for (const [name, { size, share }] of Object.entries(icons)) {
  await page.setViewportSize({ width: size, height: size });
  const side = size * share;
  await page.setContent(
    `<!doctype html><style>body{margin:0;display:grid;place-items:center;height:100vh;background:${lightPalette.canvas}}` +
      `svg{width:${side}px;height:${side}px}</style>${logo}`,
  );
  await writeFile(new URL(`${name}.png`, folder), await page.screenshot({ type: "png" }));
}
await browser.close();
