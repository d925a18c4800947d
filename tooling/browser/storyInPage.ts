/** Functions that run in Storybook's page. Each is serialised alone, so it may use nothing outside itself. */

/** The part of an axe violation that `checkStories` reads. */
export interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

interface Axe {
  run(context: Document, options: unknown): Promise<{ violations: Violation[] }>;
}

/** Switches stories in one page: loading the page for each story took most of the time. */
export function show(storyId: string): void {
  const channel: { emit: (event: string, data: unknown) => void } = Reflect.get(
    window,
    "__STORYBOOK_ADDONS_CHANNEL__",
  );
  channel.emit("setCurrentStory", { storyId, viewMode: "story" });
}

/** Returns the final phase of a story's render, or undefined before its end. */
export function finalPhase(id: string): string | undefined {
  const preview: unknown = Reflect.get(window, "__STORYBOOK_PREVIEW__");
  const { currentRender } = (preview ?? {}) as { currentRender?: { id?: string; phase?: string } };
  const phase = currentRender?.id === id ? currentRender.phase : undefined;
  return phase && ["completed", "finished", "errored", "aborted"].includes(phase) ? phase : undefined;
}

/** Runs axe without the rules for whole pages: a story is a part of a page. */
export async function runAxe(): Promise<Violation[]> {
  const axe: Axe = Reflect.get(window, "axe");
  const ofWholePages = ["region", "landmark-one-main", "page-has-heading-one", "heading-order", "bypass"];
  const { violations } = await axe.run(document, {
    resultTypes: ["violations"],
    // A frame's page is another application's, here an empty one without axe.
    iframes: false,
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    rules: Object.fromEntries(ofWholePages.map((rule) => [rule, { enabled: false }])),
  });
  return violations;
}
