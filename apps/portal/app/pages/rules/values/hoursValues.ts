import type { ClosedDate } from "@sayara/domain/supplier/hours/ClosedDates";
import type { OpeningHours } from "@sayara/domain/supplier/hours/OpeningHours";
import type { SupplierHours } from "@sayara/domain/supplier/SupplierRules";
import { type Weekday, weekdays } from "@sayara/domain/time/Weekday";
import { isTicked, type RuleValues, textOf, type TypedPart } from "./RuleValues.ts";

/**
 * Form row of a closed date. `key` is part of its field names and stays the same when other rows are deleted.
 */
export interface ClosedRow {
  key: string;
  date: ClosedDate;
}

export const closedRowsOf = (dates: readonly ClosedDate[]): ClosedRow[] =>
  dates.map((date, index) => ({ key: `closed${index}`, date }));

export function hoursValuesOf(hours: OpeningHours, closed: readonly ClosedRow[]): RuleValues {
  const values: RuleValues = {};
  for (const day of weekdays) {
    const times = hours.find(({ days }) => days.includes(day));
    values[`${day}.open`] = times !== undefined;
    values[`${day}.opens`] = times?.opens ?? "";
    // A time field cannot show 24:00.
    values[`${day}.closes`] = times?.closes.replace("24:00", "00:00") ?? "";
  }
  for (const { key, date } of closed) {
    values[`${key}.name`] = date.name;
    values[`${key}.from`] = date.from;
    values[`${key}.to`] = date.to;
    values[`${key}.yearly`] = date.yearly;
  }
  // Errors of the whole list appear beside the button that adds to it.
  return { ...values, addClosed: "" };
}

/** Reads one entry per day, so that each error belongs to its day. Times of a closed day are ignored. */
export function readHours(values: RuleValues): TypedPart {
  const days = weekdays.filter((day) => isTicked(values, `${day}.open`));
  const keys = closedKeysIn(values);
  const text = (name: string) => textOf(values, name);
  return {
    input: {
      openingHours: days.map((day) => ({
        days: [day],
        opens: text(`${day}.opens`),
        closes: text(`${day}.closes`).replace("00:00", "24:00"),
      })),
      closedDates: keys.map((key) => ({
        name: text(`${key}.name`),
        from: text(`${key}.from`),
        // A single day needs no last day.
        to: text(`${key}.to`) || text(`${key}.from`),
        yearly: isTicked(values, `${key}.yearly`),
      })),
    },
    fieldOf(path) {
      const [list, index, field] = path.split(".");
      if (list === "closedDates") {
        const key = keys[Number(index)];
        if (index === undefined || key === undefined) return "addClosed";
        return field === "to" && text(`${key}.to`) === "" ? `${key}.from` : `${key}.${field}`;
      }
      return `${days[Number(index ?? 0)] ?? "monday"}.${field ?? "opens"}`;
    },
  };
}

/** Groups days with the same hours into one entry, as drivers see them. */
export function groupHours(hours: SupplierHours): SupplierHours {
  const groups = new Map<string, { days: Weekday[]; opens: string; closes: string }>();
  for (const { days, opens, closes } of hours.openingHours) {
    const group = groups.get(`${opens} ${closes}`);
    if (group === undefined) groups.set(`${opens} ${closes}`, { days: [...days], opens, closes });
    else group.days.push(...days);
  }
  return { ...hours, openingHours: [...groups.values()] };
}

function closedKeysIn(values: RuleValues): string[] {
  return Object.keys(values)
    .filter((name) => /^closed\d+\.name$/.test(name))
    .map((name) => name.slice(0, -".name".length));
}
