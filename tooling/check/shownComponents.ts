import type { Check, SourceFile } from "./Check.ts";
import { importTarget } from "./importTarget.ts";
import { moduleImports } from "./moduleImports.ts";
import { projectFiles } from "./projectFiles.ts";

export const shownComponents: Check = {
  name: "every component of the website is shown by a story",
  async run() {
    const files = await projectFiles(["apps/web/app/**/*.{ts,tsx}"]);
    const components = files.filter(({ path }) => isComponent(path));
    return { read: components.length, of: "components", problems: unshownComponents(files) };
  },
};

/**
 * Modules that show nothing of their own: the document and its start, and those that join the API to parts that have
 * stories.
 */
const withoutStory = new Set([
  "apps/web/app/entry.client.tsx",
  "apps/web/app/entry.server.tsx",
  "apps/web/app/hydration/HydrationCallback.tsx",
  "apps/web/app/pages/booking/StaffReview.tsx",
  "apps/web/app/pages/booking/useRoleParts.tsx",
  "apps/web/app/pages/checkout-session/LoadedPayment.tsx",
  "apps/web/app/pages/email-change/EmailChangePage.tsx",
  "apps/web/app/request/DocumentStart.tsx",
  "apps/web/app/request/DocumentStyles.tsx",
  "apps/web/app/root.tsx",
  "apps/web/app/shared/mailedLink/MailedLinkPage.tsx",
]);

/** Pages whose view is a shared part with stories. */
const pagesWithoutStory = new Set(["not-found"]);

/**
 * Returns the components that no story imports, neither itself nor through others, the folders of pages without a
 * story, and the exemptions that are no longer needed.
 */
export function unshownComponents(
  files: readonly SourceFile[],
  exempt: ReadonlySet<string> = withoutStory,
): string[] {
  const shown = reachedByStories(files);
  const paths = files.map(({ path }) => path);
  const unshown = paths.filter((path) => isComponent(path) && !shown.has(path) && !exempt.has(path));
  const needless = [...exempt].filter((path) => shown.has(path));
  return [
    ...unshown.map((path) => `${path}: no story shows it`),
    ...pagesWithout(paths).map((page) => `apps/web/app/pages/${page}: no story shows the page`),
    ...needless.map((path) => `${path}: a story shows it, so it needs no exemption`),
  ];
}

function isComponent(path: string): boolean {
  return path.endsWith(".tsx") && !/\.(stories|test|route)\.tsx$|\/testing\//.test(path);
}

function reachedByStories(files: readonly SourceFile[]): Set<string> {
  const modules = new Map(files.map((file) => [file.path, file]));
  const reached = new Set<string>();
  const next = [...modules.keys()].filter((path) => path.endsWith(".stories.tsx"));
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    const file = modules.get(path);
    if (file === undefined || reached.has(path)) continue;
    reached.add(path);
    for (const request of moduleImports(file)) {
      const target = importTarget(file.path, request);
      if (target !== undefined) next.push(target);
    }
  }
  return reached;
}

function pagesWithout(paths: readonly string[]): string[] {
  const pageOf = (path: string) => /^apps\/web\/app\/pages\/([^/]+)\//.exec(path)?.[1];
  const all = new Set(paths.filter((path) => path.endsWith(".route.tsx")).map(pageOf));
  const shown = new Set(paths.filter((path) => path.endsWith(".stories.tsx")).map(pageOf));
  return [...all].flatMap((page) =>
    page === undefined || shown.has(page) || pagesWithoutStory.has(page) ? [] : [page],
  );
}
