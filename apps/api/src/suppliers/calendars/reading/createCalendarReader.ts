import { Worker } from "node:worker_threads";
import { CALENDAR_MONTHS } from "@sayara/domain/config/businessDefaults";
import type { CalendarProblem } from "@sayara/domain/supplier/CalendarProblem";
import { addCalendarMonths } from "@sayara/domain/time/addCalendarMonths";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { BusyError, createQueue } from "@sayara/http-guard/queue/createQueue";
import type { Logger } from "pino";
import type { Config } from "#api/server/config/readConfig.ts";
import { describeFault } from "#api/server/log/describeFault.ts";
import { type FetchCalendar, fetchCalendar as fetchFromServer, type Validators } from "./fetchCalendar.ts";
import type { CalendarEvent, ParsedCalendar, ParsingRules } from "./parseCalendar.ts";

/** The result of reading a calendar. */
export type Reading =
  | ({ outcome: "read"; events: CalendarEvent[]; unknownZones: string[] } & Validators)
  | { outcome: "unchanged" }
  | { outcome: "failed"; problem: CalendarProblem };

/** Reads calendars from other servers. */
export interface CalendarReader {
  /** `owner` is the agency, which may use only a share of the threads. */
  read: (calendar: { owner: string; address: string; now: Date } & Validators) => Promise<Reading>;
}

/** Timeout for parsing in milliseconds. */
const PARSE_TIMEOUT = 5000;
/** Timeout for loading a thread's modules in milliseconds. */
const LOAD_TIMEOUT = 60_000;
/** Maximum heap of a thread in megabytes. A calendar of 1 MB takes about 60. */
const PARSE_HEAP = 128;

/** Limits on concurrent threads and on the calendars that wait for one, each of at most 1 MB. */
const THREADS = { concurrency: 2, maxWaiting: 50, waitTimeout: 30_000, maxPerOwner: 4 };

/** Creates a reader that parses each calendar in its own thread and ends a thread that takes too long. */
export function createCalendarReader(
  { config, logger }: { config: Config; logger: Logger },
  {
    fetchCalendar = fetchFromServer,
    parseTimeout = PARSE_TIMEOUT,
  }: { fetchCalendar?: FetchCalendar; parseTimeout?: number } = {},
): CalendarReader {
  const { timeZone } = config.business;
  const threads = createQueue(THREADS);
  return {
    async read({ owner, address, now, etag, lastModified }) {
      const fetched = await fetchCalendar(address, { etag, lastModified });
      if (fetched.outcome !== "fetched") return fetched;
      const lastDay = addCalendarMonths(dateInZone(now, timeZone), CALENDAR_MONTHS);
      const rules = {
        from: now.getTime(),
        until: wallClockToInstant(`${lastDay}T00:00`, timeZone).getTime(),
        timeZone,
        ownIdSuffix: ownIdSuffix(config),
      };
      const parsed = await threads
        .run(() => parseInThread(fetched.text, rules), { owner })
        .catch((error: unknown): ParsedCalendar => {
          if (!(error instanceof BusyError)) throw error;
          return { outcome: "failed", problem: "timed_out" };
        });
      if (parsed.outcome === "failed") return parsed;
      const { events, unknownZones } = parsed;
      return {
        outcome: "read",
        events,
        unknownZones,
        etag: fetched.etag,
        lastModified: fetched.lastModified,
      };
    },
  };

  function parseInThread(text: string, rules: ParsingRules): Promise<ParsedCalendar> {
    const worker = new Worker(new URL("calendarWorker.ts", import.meta.url), {
      name: "calendar",
      workerData: { text, rules },
      resourceLimits: { maxOldGenerationSizeMb: PARSE_HEAP },
    });
    return new Promise((resolve) => {
      const giveUp = () => end({ outcome: "failed", problem: "too_complex" });
      let timer = setTimeout(giveUp, LOAD_TIMEOUT);
      worker
        .on("message", (message: ParsedCalendar | "loaded") => {
          if (message !== "loaded") return end(message);
          clearTimeout(timer);
          timer = setTimeout(giveUp, parseTimeout);
        })
        .once("error", (error) => {
          logger.warn({ fault: describeFault(error) }, "a calendar ended the thread that parses it");
          giveUp();
        })
        .once("exit", giveUp);

      function end(result: ParsedCalendar): void {
        clearTimeout(timer);
        resolve(result);
        void worker.terminate();
      }
    });
  }
}

/** Returns the suffix of the ids of events in the marketplace's own calendars [CF3]. */
export function ownIdSuffix({ publicUrl }: Pick<Config, "publicUrl">): string {
  return `@calendar.${new URL(publicUrl).hostname}`;
}
