import * as v from "valibot";
import { expect, test } from "vitest";
import { describeFault } from "./describeFault.ts";

test("a fault's description names the expected type of a value, but not the value", () => {
  const Person = v.object({ email: v.pipe(v.string(), v.email()), age: v.number() });
  const fault = new v.ValiError(
    v.safeParse(Person, { email: "amel at drivers", age: "44 years" }).issues ?? [never()],
  );
  const described = describeFault(new Error("outer", { cause: fault }));
  expect(described).toMatchObject({
    type: "Error",
    message: "outer",
    cause: { type: "ValiError", message: "email (email), age (number)" },
  });
  expect(JSON.stringify(described)).not.toMatch(/amel|44 years/);
});

function never(): never {
  throw new Error("the sample is valid");
}
