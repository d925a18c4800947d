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
