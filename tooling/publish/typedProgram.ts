/**
 * A program that uses the client's types, compiled with older compilers. Its `@ts-expect-error` lines fail if a
 * declaration has become `any`.
 */
export const typedProgram = `
  import type { ApiInput, ApiOutcome } from "@sayara/api-client/client/Api";
  import { createApi } from "@sayara/api-client/client/createApi";
  import { createClient } from "@sayara/api-client/client/createClient";
  import { Fault } from "@sayara/api-client/client/Fault";
  import { signIn } from "@sayara/api-client/contract/accounts/signIn";
  import * as inputs from "@sayara/api-client/inputs";
  import { openApiDocument } from "@sayara/api-client/openapi/openApiDocument";
  import { createFakeFetch } from "@sayara/api-client/testing/createFakeFetch";
  import { quoteRental } from "@sayara/domain/pricing/quoteRental";

  const { fetch } = createFakeFetch({
    checkout: ({ body }) => ({ ok: false, refusal: { code: body.total > 9 ? "car_taken" : "not_found" } }),
  });
  const api = createApi({ baseUrl: "https://api.example.tn", fetch });
  const call = createClient({ baseUrl: "https://api.example.tn" });

  export async function book(body: ApiInput<"checkout">["body"]): Promise<string | undefined> {
    const outcome: ApiOutcome<"checkout"> = await api.checkout({ body });
    if (!outcome.ok) return outcome.refusal.code;
    return outcome.outcome === "booked" ? outcome.data.reference : undefined;
  }

  export async function nameOf(email: string, password: string): Promise<string | undefined> {
    try {
      const outcome = await call(signIn, { body: { email, password } });
      return outcome.ok && outcome.outcome === "signedIn" ? outcome.data.fullName : undefined;
    } catch (error) {
      return error instanceof Fault ? error.kind : undefined;
    }
  }

  void api.booking({ params: { id: "b1", language: "fr" } });
  const search = { from: "", to: "", language: "fr" } as const;
  // @ts-expect-error an agency is named by its slug
  void api.frontendCars({ params: { page: 1, size: 15 }, body: { ...search, filter: { suppliers: [3] } } });
  // @ts-expect-error no profile is refused for a car
  export const code: Extract<ApiOutcome<"user">, { ok: false }>["refusal"]["code"] = "car_taken";
  // @ts-expect-error an address is free or taken
  export const address: Extract<ApiOutcome<"validateEmail">, { ok: true }>["outcome"] = "yes";
  // @ts-expect-error a quote has no such field
  export const days = quoteRental.days;
  export const used = [inputs, openApiDocument];
`;
