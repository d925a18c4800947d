/** Type tests: compiled by `tsc`, never run. */
import { expectTypeOf } from "vitest";
import type { Car } from "../car/Car.ts";
import type { FuelType } from "../car/FuelType.ts";
import type { CarPricing } from "../pricing/CarPricing.ts";
import type { PricingInput } from "../pricing/PricingInput.ts";
import type { Quote } from "../pricing/Quote.ts";
import type { quoteRental } from "../pricing/quoteRental.ts";
import type { RefusalCode } from "../refusal/RefusalCode.ts";
import type { SearchState } from "../search/SearchState.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";

// An enumeration's type is exactly the union of its values.
expectTypeOf<FuelType>().toEqualTypeOf<
  "diesel" | "gasoline" | "electric" | "hybrid" | "plugInHybrid" | "unknown"
>();
expectTypeOf<"car_taken">().toExtend<RefusalCode>();
expectTypeOf<string>().not.toExtend<RefusalCode>();

// Pricing accepts a whole car or only its pricing fields.
expectTypeOf<Car>().toExtend<CarPricing>();
expectTypeOf<Parameters<typeof quoteRental>[0]>().toEqualTypeOf<PricingInput>();
expectTypeOf<ReturnType<typeof quoteRental>>().toEqualTypeOf<Quote>();
expectTypeOf<Quote["currency"]>().toEqualTypeOf<"TND">();

// A value that may be absent has a nullable type.
expectTypeOf<SearchState["place"]>().toEqualTypeOf<string | null>();
expectTypeOf<Quote["lines"][number]["periodPrice"]>().toEqualTypeOf<number | null>();

// A code requires its parameters, by name.
expectTypeOf(validationMessage("driver_too_young", { age: 21 })).toBeString();
expectTypeOf(validationMessage("required")).toBeString();
// @ts-expect-error its number is missing
validationMessage("driver_too_young");
// @ts-expect-error the number has another name
validationMessage("driver_too_young", { years: 21 });
// @ts-expect-error this code has no numbers
validationMessage("required", { max: 3 });
// @ts-expect-error no such code
validationMessage("too_young");
