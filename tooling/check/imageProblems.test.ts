import { expect, test } from "vitest";
import { imageProblems } from "./imageProblems.ts";
import { readDockerfile } from "./readDockerfile.ts";

const manifests = [
  { path: "apps/api/package.json", name: "@sayara/api", dependencies: ["@sayara/words", "pino"], peers: [] },
  { path: "packages/words/package.json", name: "@sayara/words", dependencies: ["@sayara/domain"], peers: [] },
  { path: "packages/domain/package.json", name: "@sayara/domain", dependencies: [], peers: ["valibot"] },
  { path: "tooling/run/package.json", name: "@sayara/tooling-run", dependencies: [], peers: [] },
];
const problemsOf = (dockerfile: string, install = "pnpm install --prod --shamefully-hoist") =>
  imageProblems(readDockerfile(dockerfile), { manifests, install });

test("reports manifests that a copied one depends on, directly or not", () => {
  expect(problemsOf("FROM node:24 AS pnpm\nCOPY apps/api/package.json apps/api/")).toEqual([
    "Dockerfile: does not copy packages/words/package.json, and a server depends on @sayara/words",
    "Dockerfile: does not copy packages/domain/package.json, and a server depends on @sayara/domain",
  ]);
  expect(problemsOf("FROM node:24 AS pnpm\nCOPY package.json ./")).toEqual([]);
});

test("reports an image that runs as root; a user is that of the stage it starts from", () => {
  const runtime = "FROM node:24 AS runtime\nUSER node\n";
  expect(problemsOf(`${runtime}FROM runtime AS api\nCMD ["node"]`)).toEqual([]);
  expect(problemsOf(`${runtime}FROM node:24 AS api\nCMD ["node"]`)).toEqual(["Dockerfile: api runs as root"]);
  expect(problemsOf(`${runtime}FROM runtime AS api\nUSER 0:0\nCMD ["node"]`)).toEqual([
    "Dockerfile: api runs as root",
  ]);
});

test("reports an install after which a package would not find its peers", () => {
  expect(problemsOf("FROM node:24 AS pnpm", "pnpm install --prod")).toEqual([
    "deploy/installModules.sh: does not hoist, and @sayara/domain would not find its peers",
  ]);
});
