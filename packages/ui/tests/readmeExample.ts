import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Makes the README's example a module, so that a test runs what readers copy. */
export function readmeExample(): Plugin {
  // As if it were a file here: it finds the package and its compiler as any module does.
  const id = fileURLToPath(new URL("./readme-example.tsx", import.meta.url));
  return {
    name: "readme-example",
    // By its address too, under which a served module is asked for again.
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
