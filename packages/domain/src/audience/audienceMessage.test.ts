import * as v from "valibot";
import { expect, test } from "vitest";
import { mapLanguages } from "../language/mapLanguages.ts";
import { messageKinds } from "../notification/MessageKind.ts";
import { refusalFields } from "../validation/validationFailures.ts";
import { AudienceMessage } from "./AudienceMessage.ts";
import {
  audienceMessageActions,
  audienceMessageStatuses,
  isAudienceActionAllowed,
} from "./audienceMessageRules.ts";

const anyone = { languages: [], place: null, country: null, bookedSince: null, status: null };
const message = {
  title: "Summer",
  kind: "notification",
  audience: { to: "drivers", ...anyone },
  texts: mapLanguages((language) => ({ subject: `Subject ${language}`, text: `Text ${language}` })),
};
const errorsOf = (change: object) => {
  const parsed = v.safeParse(AudienceMessage, { ...message, ...change });
  return parsed.success ? [] : Object.keys(refusalFields(parsed.issues));
};

test("[MA1] a message has a one-line subject and a text in every language", () => {
  expect(errorsOf({})).toEqual([]);
  const { es: _es, ...withoutSpanish } = message.texts;
  expect(errorsOf({ texts: withoutSpanish })).toEqual(["texts.es"]);
  expect(errorsOf({ texts: { ...message.texts, es: { subject: " ", text: "" } } })).toEqual([
    "texts.es.subject",
    "texts.es.text",
  ]);
  const parsed = v.parse(AudienceMessage, {
    ...message,
    texts: { ...message.texts, fr: { subject: "Bonjour\r\nBcc: a@b.example", text: "Un\ndeux" } },
  });
  expect(parsed.texts.fr.subject).not.toMatch(/[\r\n]/);
  expect(parsed.texts.fr.text).toBe("Un\ndeux");
});

test("[MA2] drivers may be sent messages of every kind, agencies no promotions", () => {
  const kindsOf = (to: string) =>
    messageKinds.filter((kind) => errorsOf({ kind, audience: { to, ...anyone } }).length === 0);
  expect(kindsOf("drivers")).toEqual([...messageKinds]);
  expect(kindsOf("agencies")).toEqual(["transactional", "notification"]);
  expect(errorsOf({ kind: "promotional", audience: { to: "agencies", ...anyone } })).toEqual(["kind"]);
});

test("[MA3] the audience of a message cannot be the blocked clients", () => {
  expect(errorsOf({ audience: { to: "drivers", ...anyone, status: "blocked" } })).toEqual([
    "audience.status",
  ]);
});

test("[MA5] each status of a message allows only its own actions", () => {
  const table = audienceMessageStatuses.map((status) => [
    status,
    ...audienceMessageActions.filter((action) => isAudienceActionAllowed(action, status)),
  ]);
  expect(table).toEqual([
    ["draft", "save", "delete", "send"],
    ["sending", "stop"],
    ["stopped", "resume"],
    ["sent"],
  ]);
});
