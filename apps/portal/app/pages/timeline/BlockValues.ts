import type { Block } from "@sayara/domain/block/Block";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import { instantToWallClock } from "@sayara/domain/time/instantToWallClock";

/** Values of a block's form. Dates are wall-clock times. */
export type BlockValues = Record<
  "kind" | "car" | "from" | "to" | "note" | "customer" | "phone" | "price" | "contractNumber" | "weeks",
  string
>;

export const emptyBlock: BlockValues = {
  kind: "walkIn",
  car: "",
  from: "",
  to: "",
  customer: "",
  phone: "",
  price: "",
  contractNumber: "",
  note: "",
  weeks: "1",
};

/** Returns the values moved by whole days, at the same time of day, and to another car. */
export function movedValues(values: BlockValues, { car, days }: { car: string; days: number }): BlockValues {
  const later = (clock: string) => `${addCalendarDays(clock.slice(0, 10), days)}${clock.slice(10)}`;
  return { ...values, car, from: later(values.from), to: later(values.to) };
}

/** Returns the form values of a stored block. */
export function valuesOf(block: Block, timeZone: string): BlockValues {
  const { kind, carId, from, to, note, walkIn } = block;
  return {
    kind,
    car: carId,
    from: instantToWallClock(new Date(from), timeZone),
    to: instantToWallClock(new Date(to), timeZone),
    customer: walkIn?.customer ?? "",
    phone: walkIn?.phone ?? "",
    price: walkIn === null || walkIn.price === null ? "" : String(walkIn.price),
    contractNumber: walkIn?.contractNumber ?? "",
    note,
    weeks: "1",
  };
}
