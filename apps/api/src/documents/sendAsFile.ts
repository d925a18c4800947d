import type { AppContext } from "#api/server/http/App.ts";

/** Sets the headers of a personal file. `name` contains only letters, digits, `-` and `.`. */
export function sendAsFile(context: AppContext, name: string): void {
  context.header("Content-Disposition", `attachment; filename="${name}"`);
  context.header("Cache-Control", "private, no-store");
}
