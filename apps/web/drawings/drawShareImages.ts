/** Draws the images in `public/share` with a browser: `pnpm --filter @sayara/web draw`. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { openBrowser } from "@sayara/tooling-browser/openBrowser";
import { carPaint } from "@sayara/ui/theme/carPaint";
import { lightPaint } from "@sayara/ui/theme/paint";

interface SharedDrawing {
  /** A drawing in `scenes.svg`. */
  scene: string;
  /** Car bodies in `everydayCars.svg`, from left to right. */
  cars: readonly (readonly [body: string, color: keyof typeof carPaint])[];
}

const size = { width: 1200, height: 630 };
const drawings: Record<string, SharedDrawing> = {
  home: { scene: "sidi-bou-said", cars: [["supermini", "red"]] },
  car: { scene: "coast", cars: [["compactSuv", "blue"]] },
  places: { scene: "djerba", cars: [["cityCar", "orange"]] },
  agencies: {
    scene: "tunis",
    cars: [
      ["cityCar", "blue"],
      ["supermini", "red"],
      ["compactSuv", "sand"],
    ],
  },
  article: { scene: "carthage", cars: [["supermini", "blue"]] },
};

const ui = new URL("../../../packages/ui/src/", import.meta.url);
const [scenes, cars, brand] = await Promise.all([
  readFile(new URL("SceneIllustration/scenes.svg", ui), "utf8"),
  readFile(new URL("CarIllustration/everydayCars.svg", ui), "utf8"),
  readFile(new URL("../public/favicon.svg", import.meta.url), "utf8"),
]);

const folder = new URL("../public/share/", import.meta.url);
await mkdir(folder, { recursive: true });
const browser = await openBrowser();
const page = await browser.newPage({ viewport: size });
for (const [name, drawing] of Object.entries(drawings)) {
  await page.setContent(renderDocument(drawing));
  await writeFile(new URL(`${name}.png`, folder), await page.screenshot({ type: "png" }));
}
await browser.close();

/** Returns a document with a scene that fills the image, cars on the road in front of it, and the brand in a corner. */
function renderDocument({ scene, cars: drawnCars }: SharedDrawing): string {
  const paints = Object.entries(lightPaint).map(([name, value]) => `--sy-paint-${name}:${value};`);
  const width = drawnCars.length === 1 ? 700 : 470;
  const left = (index: number) => (size.width - width) / 2 + (index - (drawnCars.length - 1) / 2) * 375;
  const carElements = drawnCars.map(([body, color], index) => {
    const { body: paint, shade, shine } = carPaint[color];
    return (
      `<svg x="${left(index)}" y="${600 - width / 2}" width="${width}" height="${width / 2}" viewBox="0 0 274 137" ` +
      `style="--sy-car-body:${paint};--sy-car-shade:${shade};--sy-car-shine:${shine}"><use href="#${body}"/></svg>`
    );
  });
  return `<!doctype html><style>:root{${paints.join("")}}body{margin:0}svg{display:block}</style>
    <div hidden>${scenes}${cars}</div>
    <svg width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">
      <svg y="-170" width="1200" height="750" viewBox="0 0 320 200"><use href="#${scene}"/></svg>
      <rect y="470" width="1200" height="160" fill="${lightPaint.sandShade}"/>
      <rect y="470" width="1200" height="10" fill="${lightPaint.stoneShade}"/>
      ${carElements.join("")}
      <svg x="48" y="44" width="100" height="110" viewBox="-2 0 44 44">${brand}</svg>
    </svg>`;
}
