import { expect, test } from "vitest";
import { createFormDraft } from "./createFormDraft.ts";
import { postedTexts } from "./postedTexts.ts";

const draft = createFormDraft("sayara.test", ["email", "birthDate", "message"]);

function aPost(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request("http://web.test/sign-in", { method: "POST", body, headers });
}

test("returns the texts that the draft keeps, never a password", async () => {
  const form = new URLSearchParams({
    email: "amel@example.tn",
    password: "sidi bou said",
    stayConnected: "on",
    "birthDate.day": "14",
    "birthDate.month": "3",
    "birthDate.year": "1990",
  });
  expect(await postedTexts(aPost(form), draft)).toEqual({
    email: "amel@example.tn",
    birthDate: "1990-3-14",
  });
});

test("ignores a body that is no form of a page", async () => {
  const json = aPost(`{"email":"amel@example.tn"}`, { "content-type": "application/json" });
  expect(await postedTexts(json, draft)).toEqual({});
  expect(await postedTexts(aPost("a"), draft)).toEqual({});
});
