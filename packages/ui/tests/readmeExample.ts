import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Serves the README's example as a module, so that a test can run it. */
export function readmeExample(): Plugin {
  // A path inside this folder, so that imports of the package and its compiler resolve.
  const id = fileURLToPath(new URL("./readme-example.tsx", import.meta.url));
  return {
    name: "readme-example",
    // Also matches the path, under which the dev server requests a served module again.
    resolveId: (source) => (/^virtual:readme-example$|\/readme-example\.tsx$/u.test(source) ? id : undefined),
    load: (module) => (module === id ? exampleCode() : undefined),
  };
}

function exampleCode(): string {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const code = /```tsx\n(.*?)```/su.exec(readme)?.[1];
  if (!code) throw new Error("The README has no example.");
  return code;
}
