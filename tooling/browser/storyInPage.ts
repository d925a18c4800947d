/**
 * Functions that run in Storybook's page. Each is serialized separately, so it must not refer to anything
 * outside its body.
 */

/** The part of an axe violation that `checkStories` reads. */
export interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

interface Axe {
  run(context: Document, options: unknown): Promise<{ violations: Violation[] }>;
}

/** Switches to a story in the same page, because loading the page for each story took most of the time. */
export function showStory(storyId: string): void {
  const channel: { emit: (event: string, data: unknown) => void } = Reflect.get(
    window,
    "__STORYBOOK_ADDONS_CHANNEL__",
  );
  channel.emit("setCurrentStory", { storyId, viewMode: "story" });
}

/** Returns the final phase of a story's render, or undefined while it is rendering. */
export function finalPhase(id: string): string | undefined {
  const preview: unknown = Reflect.get(window, "__STORYBOOK_PREVIEW__");
  const { currentRender } = (preview ?? {}) as { currentRender?: { id?: string; phase?: string } };
  const phase = currentRender?.id === id ? currentRender.phase : undefined;
  return phase && ["completed", "finished", "errored", "aborted"].includes(phase) ? phase : undefined;
}

/** Runs axe without the rules for whole pages, since a story is a part of a page. */
export async function runAxe(): Promise<Violation[]> {
  const axe: Axe = Reflect.get(window, "axe");
  const pageRules = ["region", "landmark-one-main", "page-has-heading-one", "heading-order", "bypass"];
  const { violations } = await axe.run(document, {
    resultTypes: ["violations"],
    // An iframe's page belongs to another application. Here it is empty and lacks axe.
    iframes: false,
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    rules: Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
  });
  return violations;
}
