const DAY = 86_400_000;
const MAX_CACHED_DAYS = 2000;

const formatters = new Map<string, Intl.DateTimeFormat>();
const offsetsByZone = new Map<string, Map<number, number>>();

/**
 * Returns the UTC offset of an IANA zone at an instant, both in milliseconds. Positive east of UTC.
 *
 * Calls `Intl` at most twice per zone and UTC day, except on days with a clock change. A day with the same offset at
 * both ends is assumed to have it throughout, which holds unless a zone changes its clocks twice within a day.
 *
 * @throws RangeError for an unknown zone or an invalid instant.
 */
export function zoneOffset(instant: number, timeZone: string): number {
  const offsets = cachedOffsets(timeZone);
  const day = Math.floor(instant / DAY);
  const cached = offsets.get(day);
  if (cached !== undefined) return Number.isNaN(cached) ? offsetFromIntl(instant, timeZone) : cached;

  const atStart = offsetFromIntl(day * DAY, timeZone);
  const isConstant = atStart === offsetFromIntl((day + 1) * DAY, timeZone);
  if (offsets.size >= MAX_CACHED_DAYS) offsets.clear();
  offsets.set(day, isConstant ? atStart : Number.NaN);
  return isConstant ? atStart : offsetFromIntl(instant, timeZone);
}

function cachedOffsets(timeZone: string): Map<number, number> {
  const cached = offsetsByZone.get(timeZone);
  if (cached !== undefined) return cached;
  const offsets = new Map<number, number>();
  // Created first, so that an unknown zone throws before anything is cached.
  formatterOf(timeZone);
  offsetsByZone.set(timeZone, offsets);
  return offsets;
}

function offsetFromIntl(instant: number, timeZone: string): number {
  const fields: Record<string, number> = {};
  for (const part of formatterOf(timeZone).formatToParts(instant)) fields[part.type] = Number(part.value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached !== undefined) return cached;
  const formatter = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formatters.set(timeZone, formatter);
  return formatter;
}
