import * as endpoints from "@sayara/api-client/endpoints";
import { openApiDocument } from "@sayara/api-client/openapi/openApiDocument";
import { expect, test } from "vitest";
import { clientHovers, hovers } from "./hovers.ts";

/** Characters of a method's signature. */
const LONGEST = 200;
/** Characters of the signature of a call, which has the endpoint's name once more. */
const LONGEST_CALL = 220;

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

test("over a call of createClient an editor shows one line with the endpoint's name", async () => {
  const shown = await clientHovers();
  expect(shown.map(({ call }) => call)).toEqual(Object.keys(endpoints));
  const wrong = shown.filter(
    ({ call, signature, docstring }) =>
      !signature.startsWith(`const call: <"${call}">(`) ||
      signature.includes("\n") ||
      signature.length > LONGEST_CALL ||
      !docstring.startsWith("Calls an endpoint of the contract."),
  );
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
