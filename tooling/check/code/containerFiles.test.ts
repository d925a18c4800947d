import { expect, test } from "vitest";
import { caddyfileProblems, composeProblems, copyProblems, readDockerfile } from "./containerFiles.ts";

const dockerfile = `FROM node:24 AS build
# A comment.
COPY package.json ./
RUN npm install \\
  && true
FROM node:24 AS api
COPY --from=build /sayara/apps/api/src ./src
`;
const instructions = readDockerfile(dockerfile);

test("joins continued lines into one instruction and skips comments", () => {
  expect(instructions.map(({ name }) => name)).toEqual(["FROM", "COPY", "RUN", "FROM", "COPY"]);
});

test("accepts a Caddyfile that differs only in names and comments, and reports any other difference", () => {
  const caddyfile = "{$WEB_URL} {\n\t# Pages.\n\treverse_proxy web:3000\n}\n";
  const page = (upstream: string) =>
    `tee Caddyfile <<'END'\nhttps://sayara.example {\n\treverse_proxy ${upstream}\n}\nEND\n`;
  expect(caddyfileProblems(page("127.0.0.1:3000"), caddyfile)).toEqual([]);
  expect(caddyfileProblems(page("127.0.0.1:3001"), caddyfile)).toHaveLength(1);
});

test("reports a copied file that does not exist, and an unknown stage", () => {
  expect(copyProblems(instructions, new Set(["package.json"]))).toEqual([
    "Dockerfile: copies apps/api/src, which does not exist",
  ]);
  const wrong = readDockerfile("FROM node:24 AS build\nCOPY --from=built /sayara ./");
  expect(copyProblems(wrong, new Set())).toEqual(["Dockerfile: no stage is named built"]);
});

test("accepts existing files and a build's output", () => {
  const built = readDockerfile(`${dockerfile}COPY --from=build /sayara/apps/web/build ./build`);
  expect(copyProblems(built, new Set(["package.json", "apps/api/src"]))).toEqual([]);
});

test("reports a variable that a server reads but is not given, unless it is given the whole `.env` file", () => {
  const problemsOf = (compose: string) =>
    composeProblems(compose, { instructions, variables: new Map([["web", new Set(["PORT", "SITE_NAME"])]]) });
  expect(problemsOf("services: { web: { environment: {} } }")).toEqual([
    "compose.yaml: web is not given SITE_NAME",
  ]);
  expect(problemsOf("services: { web: { environment: { SITE_NAME: } } }")).toEqual([]);
  expect(problemsOf("services: { web: { env_file: .env } }")).toEqual([]);
});

test("reports a target without a stage and a variable that the server does not read", () => {
  const compose = `
services:
  api:
    build: { context: ., target: app }
    environment: { DATABASE_URL: x, DATABSE_POOL: 3 }
  database:
    environment: { POSTGRES_USER: x }
`;
  expect(
    composeProblems(compose, { instructions, variables: new Map([["api", new Set(["DATABASE_URL"])]]) }),
  ).toEqual([
    "compose.yaml: api is built from app, which is no stage",
    "compose.yaml: api does not read DATABSE_POOL",
  ]);
});
