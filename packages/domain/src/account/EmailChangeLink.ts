import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { SecretToken } from "./SecretToken.ts";

/** What a link about a change of address carries, to allow the change or to undo it [AC6, AC7]. */
export const EmailChangeLink = v.object({ userId: EntityId, token: SecretToken });
export type EmailChangeLink = v.InferOutput<typeof EmailChangeLink>;
