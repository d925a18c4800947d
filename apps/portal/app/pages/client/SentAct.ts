import { EntityId } from "@sayara/domain/id/EntityId";
import { ClientAct } from "@sayara/domain/user/ClientAct";
import * as v from "valibot";

/** An action on a client's account. */
export const SentAct = v.object({ id: EntityId, act: ClientAct });
export type SentAct = v.InferOutput<typeof SentAct>;
