import { expect, test } from "vitest";
import { unshownComponents } from "./shownComponents.ts";

const pages = "apps/web/app/pages";
const site = [
  { path: `${pages}/home/Home.route.tsx`, text: `import { Home } from "./Home.tsx"; import "./Late.tsx";` },
  { path: `${pages}/home/Home.stories.tsx`, text: `import { Home } from "./Home.tsx";` },
  { path: `${pages}/home/Home.tsx`, text: `const Map = lazy(() => import("#web/map/Map.tsx"));` },
  { path: "apps/web/app/map/Map.tsx", text: "export const Map = 1;" },
];
const none = new Set<string>();

test("passes a component that a story imports, directly or through others", () => {
  expect(unshownComponents(site, none)).toEqual([]);
});

test("reports a component that only a route imports", () => {
  const late = { path: `${pages}/home/Late.tsx`, text: "export const Late = 1;" };
  expect(unshownComponents([...site, late], none)).toEqual([`${late.path}: no story shows it`]);
  expect(unshownComponents([...site, late], new Set([late.path]))).toEqual([]);
});

test("reports a page without a story", () => {
  const page = { path: `${pages}/tos/Terms.route.tsx`, text: "export default 1;" };
  expect(unshownComponents([...site, page], none)).toEqual([`${pages}/tos: no story shows the page`]);
});

test("reports an exemption that is no longer needed", () => {
  const path = "apps/web/app/map/Map.tsx";
  expect(unshownComponents(site, new Set([path]))).toEqual([
    `${path}: a story shows it, so it needs no exemption`,
  ]);
});
