import { addPageMessages } from "@sayara/frontend/language/showLanguage";
import { type ComponentType, lazy } from "react";

/**
 * Loads the parts that few visits need, and their messages. They then remain available without a connection.
 */
export async function loadParts() {
  const [parts] = await Promise.all([import("./Today.lazy.ts"), addPageMessages("Today.lazy")]);
  return parts;
}

type Parts = Awaited<ReturnType<typeof loadParts>>;

export const RefuseDialog = lazy(() => partOf((parts) => parts.RefuseDialog));
export const StaffActionProblem = lazy(() => partOf((parts) => parts.StaffActionProblem));
export const JoiningNotice = lazy(() => partOf((parts) => parts.JoiningNotice));
export const WaitingDecisions = lazy(() => partOf((parts) => parts.WaitingDecisions));

/**
 * Renders nothing if the parts cannot be loaded, without a connection and before the worker has stored them.
 * The row itself then says that its decision is unsent.
 */
async function partOf<Props>(
  choose: (parts: Parts) => ComponentType<Props>,
): Promise<{ default: ComponentType<Props> }> {
  try {
    return { default: choose(await loadParts()) };
  } catch {
    return { default: () => null };
  }
}
