import { EntityId } from "@sayara/domain/id/EntityId";
import { ClientAct } from "@sayara/domain/user/ClientAct";
import * as v from "valibot";

/** An action on a client's account, as submitted by the page. */
export const SentClientAct = v.object({ id: EntityId, act: ClientAct });
export type SentClientAct = v.InferOutput<typeof SentClientAct>;
