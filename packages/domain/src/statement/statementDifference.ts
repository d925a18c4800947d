import { toDinars, toMillimes } from "../money/millimes.ts";
import type { Statement, StatementLine, StatementSettlement } from "./Statement.ts";

/** The movements of a month. */
export type MonthMovements = Pick<Statement, "lines" | "settlements">;

/**
 * Returns the difference between a month's movements and its statement with the corrections so far [ST6].
 * Both lists are empty if nothing differs.
 *
 * @param issued the month's statement and its corrections
 */
export function statementDifference(
  current: MonthMovements,
  issued: readonly MonthMovements[],
): MonthMovements {
  const lines = new Map<string, StatementLine>();
  const add = (line: StatementLine, sign: 1 | -1) => {
    const sum = lines.get(line.booking.id);
    const plus = (before: number | undefined, amount: number) =>
      toDinars(toMillimes(before ?? 0) + sign * toMillimes(amount));
    const { discount: _, ...facts } = sum ?? line;
    const discount = plus(sum?.discount, line.discount ?? 0);
    lines.set(line.booking.id, {
      ...facts,
      ended: Math.sign((sum?.ended ?? 0) + sign * line.ended),
      commission: plus(sum?.commission, line.commission),
      ...(discount !== 0 && { discount }),
      online: plus(sum?.online, line.online),
      desk: plus(sum?.desk, line.desk),
    });
  };
  for (const line of current.lines) add(line, 1);
  for (const line of issued.flatMap((document) => document.lines)) add(line, -1);
  const known = issued.flatMap(({ settlements }) => settlements.map((settlement) => keyOf(settlement)));
  return {
    lines: [...lines.values()].filter(
      ({ commission, discount, online, desk }) =>
        commission !== 0 || discount !== undefined || online !== 0 || desk !== 0,
    ),
    settlements: current.settlements.filter((settlement) => {
      const place = known.indexOf(keyOf(settlement));
      if (place >= 0) known.splice(place, 1);
      return place < 0;
    }),
  };
}

/**
 * Returns a key by which settlements are compared, because they have no number. Equal ones count as often as
 * they occur.
 */
function keyOf({ kind, at, reference, change }: StatementSettlement): string {
  return JSON.stringify([kind, new Date(at).getTime(), reference, change]);
}
