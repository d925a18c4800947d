import { join } from "node:path";
import * as endpoints from "@sayara/api-client/endpoints";
import { root } from "@sayara/tooling-run/root";
import { type QuickInfo, quickInfo } from "./quickInfo.ts";

/** What an editor shows over a call. */
export interface Hover extends QuickInfo {
  call: string;
}

const calls = Object.keys(endpoints);

/** Returns what an editor shows over each method of `createApi`, by the built declarations. */
export function hovers(): Promise<Hover[]> {
  const head = [
    'import { createApi } from "./client/createApi.js";',
    'const api = createApi({ baseUrl: "" });',
  ];
  return hoversOf(
    head,
    calls.map((call) => `api.${call};`),
    "api.".length,
  );
}

/** Returns what an editor shows over a function of `createClient`, for each endpoint that it is given. */
export function clientHovers(): Promise<Hover[]> {
  const head = [
    'import { createClient } from "./client/createClient.js";',
    'import * as endpoints from "./endpoints.js";',
    'const call = createClient({ baseUrl: "" });',
  ];
  return hoversOf(
    head,
    calls.map((call) => `call(endpoints.${call}, {} as never);`),
    0,
  );
}

async function hoversOf(head: string[], lines: string[], character: number): Promise<Hover[]> {
  const text = [...head, ...lines].join("\n");
  const places = lines.map((_, i) => ({ line: head.length + i, character }));
  const shown = await quickInfo(join(root, "packages/api-client/dist/hovers.ts"), text, places);
  return shown.map((one, i) => ({ call: calls[i] ?? "", ...one }));
}
