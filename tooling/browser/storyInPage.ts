/** What runs in Storybook's page: each function is sent there alone, so it may use nothing from outside itself. */

/** What `checkStories` reads of a fault that axe has found. */
export interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

interface Axe {
  run(context: Document, options: unknown): Promise<{ violations: Violation[] }>;
}

/** One page shows all stories: loading it anew for each took most of the time. */
export function show(storyId: string): void {
  const channel: { emit: (event: string, data: unknown) => void } = Reflect.get(
    window,
    "__STORYBOOK_ADDONS_CHANNEL__",
  );
  channel.emit("setCurrentStory", { storyId, viewMode: "story" });
}

/** How the story ended, once it has. */
export function finalPhase(id: string): string | undefined {
  const preview: unknown = Reflect.get(window, "__STORYBOOK_PREVIEW__");
  const { currentRender } = (preview ?? {}) as { currentRender?: { id?: string; phase?: string } };
  const phase = currentRender?.id === id ? currentRender.phase : undefined;
  return phase && ["completed", "finished", "errored", "aborted"].includes(phase) ? phase : undefined;
}

/** A story is a part of a page: what only a whole page can have is not asked of it. */
export async function runAxe(): Promise<Violation[]> {
  const axe: Axe = Reflect.get(window, "axe");
  const ofWholePages = ["region", "landmark-one-main", "page-has-heading-one", "heading-order", "bypass"];
  const { violations } = await axe.run(document, {
    resultTypes: ["violations"],
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    rules: Object.fromEntries(ofWholePages.map((rule) => [rule, { enabled: false }])),
  });
  return violations;
}
