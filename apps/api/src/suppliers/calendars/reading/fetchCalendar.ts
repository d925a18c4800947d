import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { isIP } from "node:net";
import { CALENDAR_FETCH_SECONDS, MAX_CALENDAR_BYTES } from "@sayara/domain/config/businessDefaults";
import type { CalendarProblem } from "@sayara/domain/supplier/CalendarProblem";
import { isPublicAddress } from "#api/security/isPublicAddress.ts";
import { ForbiddenAddressError, lookUpAllowed } from "#api/security/lookUpAllowed.ts";

const MAX_REDIRECTS = 3;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
const REFUSED_STATUSES = new Set([401, 403, 404, 410]);
const MEDIA_TYPES = new Set([
  "text/calendar",
  "text/plain",
  "text/x-vcalendar",
  "application/ics",
  "application/octet-stream",
]);

/** Validators of the version last fetched, for a conditional request. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export type FetchedCalendar =
  | ({ outcome: "fetched"; text: string } & Validators)
  | { outcome: "unchanged" }
  | { outcome: "failed"; problem: CalendarProblem };

export interface FetchOptions {
  /** Returns whether a connection to this IP address is allowed. */
  isAllowed?: (address: string) => boolean;
  /** Additional certificate authorities, PEM. */
  ca?: string;
  seconds?: number;
}

/** {@link fetchCalendar} with its options bound. */
export type FetchCalendar = (address: string, validators: Validators) => Promise<FetchedCalendar>;

class CalendarError extends Error {
  readonly problem: CalendarProblem;
  constructor(problem: CalendarProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Fetches a calendar within the bounds of [CF4, CF5]: only over https and from public addresses, even after
 * redirects. Connects to the IP address that was checked, which prevents DNS rebinding. Never throws, but
 * returns failures as results.
 */
export async function fetchCalendar(
  address: string,
  validators: Validators,
  { isAllowed = isPublicAddress, ca, seconds = CALENDAR_FETCH_SECONDS }: FetchOptions = {},
): Promise<FetchedCalendar> {
  const signal = AbortSignal.timeout(seconds * 1000);
  try {
    let url = new URL(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await send(url, { validators, isAllowed, signal, ...(ca !== undefined && { ca }) });
      const { statusCode = 0, headers } = response;
      if (!REDIRECT_STATUSES.has(statusCode)) return await readResponse(response, validators);
      response.destroy();
      const target = URL.parse(headers.location ?? "", url.href);
      if (target === null) throw new CalendarError("server_error");
      url = target;
    }
    throw new CalendarError("too_many_redirects");
  } catch (error) {
    if (error instanceof CalendarError) return { outcome: "failed", problem: error.problem };
    if (error instanceof ForbiddenAddressError) return { outcome: "failed", problem: "private_address" };
    return { outcome: "failed", problem: signal.aborted ? "timed_out" : "unreachable" };
  }
}

function send(
  url: URL,
  {
    validators: { etag, lastModified },
    isAllowed,
    signal,
    ca,
  }: { validators: Validators; isAllowed: (address: string) => boolean; signal: AbortSignal; ca?: string },
): Promise<IncomingMessage> {
  if (url.protocol !== "https:") throw new CalendarError("insecure_redirect");
  // `lookup` is not called if the host is an IP address.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) > 0 && !isAllowed(host)) throw new CalendarError("private_address");
  return new Promise((resolve, reject) => {
    request(url, {
      agent: false,
      signal,
      lookup: lookUpAllowed(isAllowed),
      ...(ca !== undefined && { ca }),
      headers: {
        accept: "text/calendar",
        // A small compressed body could expand far beyond the size limit.
        "accept-encoding": "identity",
        "user-agent": "calendar reader",
        ...(etag !== null && { "if-none-match": etag }),
        ...(lastModified !== null && { "if-modified-since": lastModified }),
      },
    })
      .once("response", resolve)
      .once("error", reject)
      .end();
  });
}

async function readResponse(
  response: IncomingMessage,
  { etag, lastModified }: Validators,
): Promise<FetchedCalendar> {
  try {
    const { statusCode = 0, headers } = response;
    if (statusCode === 304 && (etag !== null || lastModified !== null)) return { outcome: "unchanged" };
    if (REFUSED_STATUSES.has(statusCode)) throw new CalendarError("refused");
    if (statusCode !== 200) throw new CalendarError("server_error");
    const media = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
    if (media !== undefined && !MEDIA_TYPES.has(media)) throw new CalendarError("not_a_calendar");
    if ((headers["content-encoding"] ?? "identity") !== "identity") throw new CalendarError("not_a_calendar");
    const text = await readText(response);
    return {
      outcome: "fetched",
      text,
      etag: storableHeader(headers.etag),
      lastModified: storableHeader(headers["last-modified"]),
    };
  } finally {
    response.destroy();
  }
}

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_CALENDAR_BYTES) throw new CalendarError("too_large");
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Returns a header that can be stored and sent back, or null. */
function storableHeader(value: string | undefined): string | null {
  return value !== undefined && /^[\x20-\x7e]{1,500}$/.test(value) ? value : null;
}
