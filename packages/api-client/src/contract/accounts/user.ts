import { EntityId } from "@sayara/domain/id/EntityId";
import { User } from "@sayara/domain/user/User";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";

/** Input schemas of {@link user}. */
export const userInput = {
  params: v.object({ id: EntityId }),
};

/** Returns the signed-in user's record; an admin may read any record. */
export const user = defineEndpoint({
  name: "user",
  method: "GET",
  path: "/api/user/{id}",
  input: inputOf<typeof userInput>(),
  responses: { 200: User },
  refusals: ["not_signed_in", "not_allowed", "not_found"],
  session: "required",
});
