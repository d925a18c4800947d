import { expect, test } from "vitest";
import type { ServerBuild } from "react-router";
import { createRouteOf } from "./createRouteOf.ts";

const module = { default: () => null };
const routes: ServerBuild["routes"] = {
  root: { id: "root", path: "", module },
  home: { id: "home", parentId: "root", index: true, module },
  search: { id: "search", parentId: "root", path: "search/:place?/:supplier?", module },
  car: { id: "car", parentId: "root", path: "car/:idOrSlug", module },
  missing: { id: "missing", parentId: "root", path: "*", module },
};

test.each([
  ["/", 200, "/"],
  ["/_root.data", 200, "/"],
  ["/search/tunis", 200, "/search/:place?/:supplier?"],
  ["/search/tunis.data", 200, "/search/:place?/:supplier?"],
  ["/car/clio-of-anna", 404, "/car/:idOrSlug"],
  ["/assets/entry-B1gH45h.js", 200, "files"],
  ["/favicon.svg", 200, "files"],
  ["/wp-login.php", 404, "unmatched"],
  ["/%ff", 400, "unmatched"],
  ["/health", 200, "/health"],
])("the route of %s with status %d is %s, so no metric label contains a path", (path, status, expected) => {
  expect(createRouteOf(routes)(path, status)).toBe(expected);
});
