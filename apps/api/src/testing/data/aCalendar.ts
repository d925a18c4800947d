/** Returns an iCalendar file with these events, each a text of its lines. */
export function aCalendar(...events: readonly string[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//test//EN",
    ...events.flatMap((event) => ["BEGIN:VEVENT", ...event.split("\n"), "END:VEVENT"]),
    "END:VCALENDAR",
  ];
  return `${lines.join("\r\n")}\r\n`;
}
