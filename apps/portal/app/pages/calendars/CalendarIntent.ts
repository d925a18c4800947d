import { EntityId } from "@sayara/domain/id/EntityId";
import * as v from "valibot";

/** Actions of the page's buttons. */
export const CalendarIntent = v.variant("intent", [
  /** `carId`: null for the whole fleet. */
  v.object({ intent: v.literal("createFeed"), carId: v.nullable(EntityId) }),
  v.object({ intent: v.picklist(["revokeFeed", "readSource", "removeSource"]), id: EntityId }),
]);
export type CalendarIntent = v.InferOutput<typeof CalendarIntent>;

/** Result of the action. `address` is a new secret URL that is displayed only once. */
export interface CalendarDone {
  intent: CalendarIntent["intent"] | "addSource";
  address?: string;
}

/** Form values of an imported calendar. */
export type SourceValues = { carId: string; name: string; address: string };

export const emptySource: SourceValues = { carId: "", name: "", address: "" };
