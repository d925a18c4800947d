import { join } from "node:path";
import * as endpoints from "@sayara/api-client/endpoints";
import { root } from "@sayara/tooling-run/root";
import { type QuickInfo, quickInfo } from "./quickInfo.ts";

/** What an editor shows over a method of `createApi`. */
export interface Hover extends QuickInfo {
  call: string;
}

/** Returns what an editor shows over each method of `createApi`, by the built declarations. */
export async function hovers(): Promise<Hover[]> {
  const calls = Object.keys(endpoints);
  const head = [
    'import { createApi } from "./client/createApi.js";',
    'const api = createApi({ baseUrl: "" });',
  ];
  const text = [...head, ...calls.map((call) => `api.${call};`)].join("\n");
  const places = calls.map((_, i) => ({ line: head.length + i, character: "api.".length }));
  const shown = await quickInfo(join(root, "packages/api-client/dist/hovers.ts"), text, places);
  return shown.map((one, i) => ({ call: calls[i] ?? "", ...one }));
}
