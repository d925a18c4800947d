import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { openBuild } from "./openBuild.ts";

/** A build with one page. Its action returns the posted text. */
const build = `
  const action = async ({ request }) => (await request.formData()).get("email");
  const rendered = (_request, status, headers, context) =>
    new Response(JSON.stringify(context.staticHandlerContext.actionData), { status, headers });
  export const entry = { module: { default: rendered } };
  export const routes = { root: { id: "root", path: "", module: { default: () => null, action } } };
  export const assets = { entry: { module: "", imports: [] }, routes: {}, url: "", version: "1" };
  export const publicPath = "/", assetsBuildDirectory = "", basename = "/", future = {}, prerender = [];
  export const ssr = true, isSpaMode = false, routeDiscovery = { mode: "initial" };
`;

test("a form posted without JavaScript is accepted behind a proxy that terminates TLS, but not from another site", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sayara-build-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "index.mjs");
  await writeFile(file, build);
  const { render } = await openBuild(pathToFileURL(file), { webUrl: "https://www.example.tn" });
  const post = async (origin: string) => {
    const body = new URLSearchParams({ email: "amel@drivers.example" });
    // The proxy uses plain HTTP.
    const response = await render(
      new Request("http://www.example.tn/", { method: "POST", headers: { origin }, body }),
    );
    return [response.status, await response.text()];
  };
  expect(await post("https://www.example.tn")).toEqual([200, `{"root":"amel@drivers.example"}`]);
  expect((await post("https://evil.example"))[0]).toBe(400);
});
