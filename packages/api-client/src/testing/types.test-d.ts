/** Type tests: compiled by `tsc`, never run. */
import { createFakeFetch } from "./createFakeFetch.ts";

createFakeFetch({
  booking: () => ({ ok: false, refusal: { code: "not_found" } }),
  checkout: async ({ body }) => ({
    ok: false,
    status: 409,
    refusal: { code: body.total > 100 ? "car_taken" : "too_many_requests", message: "", retryAfter: 30 },
  }),
  // @ts-expect-error no profile is refused for a car
  user: () => ({ ok: false, refusal: { code: "car_taken" } }),
  // @ts-expect-error no such response
  validateEmail: () => ({ ok: true, outcome: "yes", data: undefined }),
  // @ts-expect-error one of several responses is named
  checkToken: () => ({ ok: true, data: undefined }),
  // @ts-expect-error no such name
  signIn: () => ({ ok: true, outcome: "free", data: undefined }),
  // @ts-expect-error a response of another shape
  deleteAvatar: () => ({ ok: true, data: { avatar: "" } }),
});

// @ts-expect-error no such call
createFakeFetch({ fly: () => ({ ok: true, data: undefined }) });
