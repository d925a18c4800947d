import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./root.ts";
import { startCommand } from "./startCommand.ts";

test("the command has the start script's flags, even with another program", () => {
  const command = startCommand("web");
  expect(command).toEqual([
    process.execPath,
    expect.stringMatching(/^--max-old-space-size=\d+$/),
    expect.stringMatching(/^--max-semi-space-size=\d+$/),
    "server/main.ts",
  ]);
  expect(startCommand("web", "bench/other.ts")).toEqual([...command.slice(0, -1), "bench/other.ts"]);
  expect(startCommand("sandbox-gateway")).toEqual([process.execPath, "src/main.ts"]);
});

test("a server started directly reads .env, as `pnpm start` does", () => {
  for (const app of ["api", "portal", "web", "sandbox-gateway"]) {
    const manifest = readFileSync(join(root, "apps", app, "package.json"), "utf8");
    expect(manifest).toContain('"start": "node --env-file-if-exists=../../.env ');
  }
});

test("containers start the servers with the same flags", () => {
  const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
  for (const app of ["api", "portal", "web", "sandbox-gateway"] as const) {
    const [, ...args] = startCommand(app);
    const started = ["node", ...args.slice(0, -1), `apps/${app}/${args.at(-1)}`];
    expect(dockerfile).toContain(`CMD [${started.map((word) => `"${word}"`).join(", ")}]`);
  }
});
