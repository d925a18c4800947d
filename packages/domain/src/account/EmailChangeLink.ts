import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { SecretToken } from "./SecretToken.ts";

/** Content of a link that allows or undoes an email change [AC6, AC7]. */
export const EmailChangeLink = v.object({ userId: EntityId, token: SecretToken });
export type EmailChangeLink = v.InferOutput<typeof EmailChangeLink>;
