/** Type tests: compiled by `tsc`, never run. */
import type { Quote } from "@sayara/domain/pricing/Quote";
import type { User } from "@sayara/domain/user/User";
import { expectTypeOf } from "vitest";
import { signIn } from "../contract/accounts/signIn.ts";
import { updateAvatar } from "../contract/accounts/avatar.ts";
import { locations } from "../contract/catalogue/locations.ts";
import { checkout } from "../contract/checkout/checkout.ts";
import { quote } from "../contract/search/quote.ts";
import { settings } from "../contract/settings/settings.ts";
import type { CallInput, InputType, SchemasOf } from "../contract/defineEndpoint.ts";
import { defineEndpoint } from "../contract/defineEndpoint.ts";
import { noContent } from "../contract/noContent.ts";
import type * as endpoints from "../endpoints.ts";
import type * as inputs from "../inputs.ts";
import type { Api, ApiInput, ApiOutcome } from "./Api.ts";
import type { CallOptions } from "./CallOptions.ts";
import { createApi } from "./createApi.ts";
import { createClient } from "./createClient.ts";
import type { Outcome } from "./Outcome.ts";

type Endpoints = typeof endpoints;
const call = createClient({ baseUrl: "" });
const api = createApi({
  baseUrl: "",
  language: "fr",
  onSignedIn: (user) => expectTypeOf(user).toEqualTypeOf<User>(),
});

// `ok` and `outcome` narrow the result.
const signedIn = await call(signIn, { body: { email: "", password: "" } });
if (signedIn.ok) {
  expectTypeOf(signedIn.outcome).toEqualTypeOf<"signedIn" | "codeNeeded" | "wrongCredentials">();
  if (signedIn.outcome === "signedIn") expectTypeOf(signedIn.data).toEqualTypeOf<User>();
  if (signedIn.outcome === "wrongCredentials") expectTypeOf(signedIn.data).toBeUndefined();
  // @ts-expect-error no such response
  if (signedIn.outcome === "yes") void 0;
  // @ts-expect-error a response has no status
  void signedIn.status;
  // @ts-expect-error a response has no refusal
  void signedIn.refusal;
} else {
  expectTypeOf(signedIn.status).toBeNumber();
  expectTypeOf<"account_suspended">().toExtend<typeof signedIn.refusal.code>();
  expectTypeOf<"too_many_requests">().toExtend<typeof signedIn.refusal.code>();
  // @ts-expect-error no sign-in is refused for a car
  if (signedIn.refusal.code === "car_taken") void 0;
  // @ts-expect-error a refusal has no data
  void signedIn.data;
}

// Each of several responses has a name; a single response has none.
type SeveralResponses = {
  [Name in keyof Endpoints]: Endpoints[Name]["outcomes"] extends undefined ? never : Name;
}[keyof Endpoints];
type NamedOutcomes = {
  [Name in keyof Endpoints]: Extract<ApiOutcome<Name>, { ok: true }> extends { outcome: string }
    ? Name
    : never;
}[keyof Endpoints];
expectTypeOf<NamedOutcomes>().toEqualTypeOf<SeveralResponses>();
expectTypeOf<"validateEmail" | "checkout">().toExtend<NamedOutcomes>();
expectTypeOf<Extract<ApiOutcome<"settings">, { ok: true }>>().toHaveProperty("data");
expectTypeOf<keyof Extract<ApiOutcome<"settings">, { ok: true }>>().toEqualTypeOf<"ok" | "data">();
const twoResponses = {
  name: "a",
  method: "GET",
  path: "/",
  responses: { 200: noContent, 204: noContent },
} as const;
void defineEndpoint({ ...twoResponses, outcomes: { 200: "yes", 204: "no" } });
// @ts-expect-error neither response is named
void defineEndpoint(twoResponses);
// @ts-expect-error a response is not named
void defineEndpoint({ ...twoResponses, outcomes: { 200: "yes" } });
// @ts-expect-error the only response has a name
void defineEndpoint({ ...twoResponses, responses: { 200: noContent }, outcomes: { 200: "yes" } });

// A refusal for a changed price may contain the new quote.
const booked = await api.checkout({ body: {} as ApiInput<"checkout">["body"] });
expectTypeOf(booked).toEqualTypeOf<ApiOutcome<"checkout">>();
if (!booked.ok) expectTypeOf(booked.refusal.quote).toEqualTypeOf<Quote | undefined>();

// Both call styles return the same type.
expectTypeOf(await api.quote({ body: {} as ApiInput<"quote">["body"] })).toEqualTypeOf(
  await call(quote, { body: {} as ApiInput<"quote">["body"] }),
);

// The declared methods match the contract. A method whose endpoint requires no input may be called without
// any.
type DerivedApi = {
  readonly [Name in keyof Endpoints]: Record<string, never> extends CallInput<Endpoints[Name]>
    ? (input?: CallInput<Endpoints[Name]>, options?: CallOptions) => Promise<Outcome<Endpoints[Name]>>
    : (input: CallInput<Endpoints[Name]>, options?: CallOptions) => Promise<Outcome<Endpoints[Name]>>;
};
expectTypeOf<Api>().toEqualTypeOf<DerivedApi>();

// A call requires its endpoint's input, and accepts nothing else.
void api.settings();
void call(settings, {});
void call(
  updateAvatar,
  { params: { id: "u1" }, body: new FormData() },
  { onUploadProgress: (share) => share * 100 },
);
void call(checkout, { body: {} as ApiInput<"checkout">["body"] }, { idempotencyKey: "k" });
// @ts-expect-error no body
void api.quote({});
// @ts-expect-error no password
void call(signIn, { body: { email: "" } });
// @ts-expect-error the settings take no parameters
void call(settings, { params: { id: "u1" } });
// @ts-expect-error an unsupported language
void api.location({ params: { idOrSlug: "tunis", language: "de" } });

// A query is optional if all its fields are optional, and an input is optional if all its parts are.
void api.booking({ params: { id: "b1", language: "fr" } });
void api.booking({ params: { id: "b1", language: "fr" }, query: { token: "t" } });
void api.monthlyPrices();
void call(locations, { params: { page: 1, size: 30, language: "fr" } });
// @ts-expect-error the token is a text
void api.booking({ params: { id: "b1", language: "fr" }, query: { token: 1 } });

// Every list filter is typed.
const search = { from: "", to: "", language: "fr" } as const;
const page = { page: 1, size: 15 };
void api.frontendCars({ params: page, body: { ...search, filter: { suppliers: ["a"], seats: ["5+"] } } });
// @ts-expect-error an agency is named by its slug
void api.frontendCars({ params: page, body: { ...search, filter: { suppliers: [3] } } });
// @ts-expect-error no such gearbox
void api.frontendCars({ params: page, body: { ...search, filter: { gearbox: ["none"] } } });
// @ts-expect-error no such fuel
void api.placeTotals({ body: { from: "", to: "", filter: { fuelType: ["coal"] } } });
// @ts-expect-error one status is no list
void api.bookings({ params: { ...page, language: "fr" }, body: { statuses: "paid" } });

// No input of a call is untyped, except a payment gateway's body.
type IsUnknown<T> = unknown extends T ? true : false;
type HasUnknown<T> =
  IsUnknown<T> extends true
    ? true
    : T extends readonly (infer Item)[]
      ? HasUnknown<Item>
      : T extends FormData | Blob
        ? never
        : T extends object
          ? { [Key in keyof T]-?: HasUnknown<T[Key]> }[keyof T]
          : never;
type WithUnknown = {
  [Name in keyof Endpoints]: true extends HasUnknown<CallInput<Endpoints[Name]>> ? Name : never;
};
expectTypeOf<WithUnknown[keyof Endpoints]>().toEqualTypeOf<"paymentWebhook">();

// `inputs.ts` has schemas for exactly the calls that take input, and the calls are typed by them.
type Inputs = typeof inputs;
type WithInput = { [Name in keyof Endpoints]: Endpoints[Name] extends { input: InputType } ? Name : never };
expectTypeOf<keyof Inputs>().toEqualTypeOf<WithInput[keyof Endpoints]>();
expectTypeOf<{ [Name in keyof Inputs]: SchemasOf<Endpoints[Name]> }>().toEqualTypeOf<{
  [Name in keyof Inputs]: Inputs[Name];
}>();
// @ts-expect-error the schema of a body would be bundled with the call
void defineEndpoint({ name: "a", method: "GET", path: "/", responses: { 200: noContent }, body: noContent });
