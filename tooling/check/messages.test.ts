import { expect, test } from "vitest";
import { messageTable } from "./messageTable.ts";

const catalogue = (language: string, text: string) => ({
  path: `packages/i18n/locales/${language}/words.po`,
  text: `msgid "refusal.car_taken"\nmsgstr "${text}"\n`,
});
const catalogues = [catalogue("en", "Taken"), catalogue("fr", "Prise"), catalogue("es", "Ocupado")];
const raise = { path: "apps/api/src/holdCar.ts", text: 'throw new RefusalError("car_taken");' };
const proof = { path: "apps/api/src/holdCar.test.ts", text: 'toMatchObject({ code: "car_taken" })' };

test("a message stands with its translations, where it is raised, and its test", () => {
  const { text, problems } = messageTable(catalogues, [raise, proof]);
  expect(problems).toEqual([]);
  expect(text).toContain(
    "| `car_taken` | Taken | Prise | Ocupado | [holdCar.ts](../apps/api/src/holdCar.ts) | [holdCar.test.ts](../apps/api/src/holdCar.test.ts) |",
  );
});

test("a message that nothing raises or no test names is reported", () => {
  expect(messageTable(catalogues, [proof]).problems).toEqual(["refusal.car_taken is raised nowhere"]);
  expect(messageTable(catalogues, [raise]).problems).toEqual(["refusal.car_taken has no test"]);
  const list = { path: "packages/domain/src/refusal/RefusalCode.ts", text: '["car_taken"]' };
  expect(messageTable(catalogues, [list, proof]).problems).toEqual(["refusal.car_taken is raised nowhere"]);
});

test("the places that name a message surely come before those that hold its code only", () => {
  const other = { path: "apps/api/src/afterCheckout.ts", text: 'if (kind === "car_taken") return;' };
  const otherTest = { path: "apps/api/src/afterCheckout.test.ts", text: 'expect(kind).toBe("car_taken")' };
  const { text } = messageTable(catalogues, [other, otherTest, raise, proof]);
  expect(text).toContain("| [holdCar.ts](../apps/api/src/holdCar.ts) | [holdCar.test.ts]");
});

test("of places that raise a message as surely, its usual one comes first", () => {
  const unavailable = {
    path: "packages/i18n/locales/en/words.po",
    text: 'msgid "refusal.unavailable"\nmsgstr "Later."\n',
  };
  const raised = 'throw new RefusalError("unavailable");';
  const rare = { path: "apps/api/src/captcha/recaptcha.ts", text: raised };
  const usual = { path: "apps/api/src/http/Admission.ts", text: raised };
  const usualTest = { path: "apps/api/src/http/Admission.test.ts", text: '{ code: "unavailable" }' };
  const { text, problems } = messageTable([unavailable], [rare, usual, usualTest]);
  expect(problems).toEqual([]);
  expect(text).toContain("[Admission.ts](../apps/api/src/http/Admission.ts) |");
  expect(messageTable([unavailable], [rare, usualTest]).problems).toEqual([
    "refusal.unavailable is not raised in apps/api/src/http/Admission.ts",
  ]);
});

test("a code that is a word of many types counts only where it is named surely", () => {
  const unknown = {
    path: "packages/i18n/locales/en/words.po",
    text: 'msgid "refusal.unknown"\nmsgstr "No."\n',
  };
  const other = { path: "apps/api/src/lock.ts", text: 'return "unknown";' };
  expect(messageTable([unknown], [other]).problems).toContain("refusal.unknown is raised nowhere");
  const reading = { path: "packages/api-client/src/outcomeOf.ts", text: "isKnown ? refusal.code : UNKNOWN" };
  expect(messageTable([unknown], [reading]).problems).toEqual(["refusal.unknown has no test"]);
});
