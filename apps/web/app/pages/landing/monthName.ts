const names = [
  ["janv.", "janvier"],
  ["févr.", "février"],
  ["mars", "mars"],
  ["avr.", "avril"],
  ["mai", "mai"],
  ["juin", "juin"],
  ["juil.", "juillet"],
  ["août", "août"],
  ["sept.", "septembre"],
  ["oct.", "octobre"],
  ["nov.", "novembre"],
  ["déc.", "décembre"],
] as const;

/** Returns the French name of a month (`YYYY-MM`). The long form includes the year. */
export function monthName(month: string, length: "short" | "long"): string {
  const [short, long] = names[Number(month.slice(5)) - 1] ?? ["", ""];
  return length === "short" ? short : `${long} ${month.slice(0, 4)}`;
}
