import { EntityId } from "@sayara/domain/id/EntityId";
import * as v from "valibot";

/** Actions of the page's buttons. */
export const CalendarAct = v.variant("act", [
  /** `carId`: null for the whole fleet. */
  v.object({ act: v.literal("createFeed"), carId: v.nullable(EntityId) }),
  v.object({ act: v.picklist(["revokeFeed", "readSource", "removeSource"]), id: EntityId }),
]);
export type CalendarAct = v.InferOutput<typeof CalendarAct>;

/** Result of the action. `address`: a new secret address, displayed once. */
export interface CalendarDone {
  act: CalendarAct["act"] | "addSource";
  address?: string;
}

/** The form of a calendar to read. */
export type SourceValues = { carId: string; name: string; address: string };

export const emptySource: SourceValues = { carId: "", name: "", address: "" };
