import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@sayara/tooling-run/root";
import { publishedPackages } from "./packPackages.ts";
import { readmeBundling, readmeExamples } from "./readmeExamples.ts";
import { troublesProgram } from "./troublesProgram.ts";
import { typedProgram } from "./typedProgram.ts";

/** The README examples that use the real API. */
const usingTheApi = readmeExamples("api-client").filter((code) => code.includes("process.env"));
export const [bookACar = "", nativeApp = "", guest = "", server = ""] = usingTheApi;

/** The README example for a page of another origin. */
export const inBrowser = readmeExamples("api-client").find((code) => code.includes("document.")) ?? "";

/** Every other example of the four READMEs, one module each. */
export const otherExamples = publishedPackages.flatMap((name) =>
  readmeExamples(name)
    .filter((code) => ![...usingTheApi, inBrowser].includes(code))
    .map((code, i) => ({ name, code, file: `${name}${i}.${name === "ui" ? "tsx" : "ts"}` })),
);

/** Files of a project outside the workspace that uses the packages. */
export const consumerFiles: Record<string, string> = {
  "bookACar.ts": bookACar,
  "nativeApp.ts": nativeApp,
  "guest.ts": guest,
  "server.ts": server,
  "typed.ts": typedProgram,
  "troubles.ts": troublesProgram,
  "inBrowser.ts": inBrowser,
  "otherOrigin.html": '<!doctype html><body></body><script type="module" src="/inBrowser.ts"></script>',
  "otherOrigin.config.js":
    'export default { build: { rolldownOptions: { input: "otherOrigin.html" }, outDir: "otherOrigin" } };',
  // As React Native, whose `fetch` keeps cookies and sends no `Origin`.
  "nativeFetch.ts": `
    const sent = fetch;
    let cookie = "";
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (cookie) request.headers.set("cookie", cookie);
      const response = await sent(request);
      cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
      return response;
    };
  `,
  ...Object.fromEntries(otherExamples.map(({ file, code }) => [file, code])),
  // The fake API of api-client's examples, imported by the package's name.
  "readmeApi.ts": readFileSync(join(root, "packages/api-client/tests/readmeApi.ts"), "utf8").replace(
    "../src/testing/createFakeFetch.ts",
    "@sayara/api-client/testing/createFakeFetch",
  ),
  // A site with one form, for a server and for browsers.
  "vite.config.js": readmeBundling("ui"),
  "index.html": '<!doctype html><div id="root"></div><script type="module" src="/browser.jsx"></script>',
  "browser.jsx": `
    import { hydrateRoot } from "react-dom/client";
    import { Newsletter } from "./ui0.tsx";
    hydrateRoot(document.getElementById("root"), <Newsletter />);
  `,
  "server.jsx": `
    import { renderToString } from "react-dom/server";
    import { Newsletter } from "./ui0.tsx";
    process.stdout.write(renderToString(<Newsletter />));
  `,
};
