import * as endpoints from "@sayara/api-client/endpoints";
import { openApiDocument } from "@sayara/api-client/openapi/openApiDocument";
import { expect, test } from "vitest";
import { hovers } from "./hovers.ts";

/** Characters of a signature. */
const LONGEST = 200;

test("over each method an editor shows one line, and a docstring that starts as the operation's summary", async () => {
  const shown = await hovers();
  expect(shown.map(({ call }) => call)).toEqual(Object.keys(endpoints));
  const summaries = summariesByCall();
  const wrong = shown.filter(({ call, signature, docstring }) => {
    const isLine = signature.includes(`Api.${call}: (`) && !signature.includes("\n");
    const summary = summaries.get(call) ?? "without summary";
    return !isLine || signature.length > LONGEST || !inOneLine(docstring).startsWith(summary);
  });
  expect(wrong).toEqual([]);
}, 60_000);

function summariesByCall(): Map<string, string> {
  const info = { title: "", version: "", server: "", sessionCookie: "" };
  const { paths } = openApiDocument(Object.values(endpoints), info) as {
    paths: Record<string, Record<string, { operationId: string; summary: string }>>;
  };
  const operations = Object.values(paths).flatMap((byMethod) => Object.values(byMethod));
  return new Map(operations.map(({ operationId, summary }) => [operationId, summary]));
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ");
