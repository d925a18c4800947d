import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCalendarPeer } from "#api/testing/standIns/startCalendarPeer.ts";
import { aCalendar } from "#api/testing/data/aCalendar.ts";
import { fetchCalendar, type Validators } from "./fetchCalendar.ts";
import { isPublicAddress } from "#api/security/isPublicAddress.ts";

const none: Validators = { etag: null, lastModified: null };
const text = aCalendar();
let peer: Awaited<ReturnType<typeof startCalendarPeer>>;
let asked: string[] = [];

beforeAll(async () => {
  peer = await startCalendarPeer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    const send = (status: number, headers: Record<string, string> = {}, body = "") =>
      response.writeHead(status, headers).end(body);
    const calendar = { "content-type": "text/calendar; charset=utf-8" };
    if (path === "/whole.ics") {
      const etag = '"v1"';
      if (request.headers["if-none-match"] === etag) send(304);
      else send(200, { ...calendar, etag, "last-modified": "Mon, 02 Nov 2026 00:00:00 GMT" }, text);
    } else if (path === "/html") send(200, { "content-type": "text/html" }, "<html></html>");
    else if (path === "/packed") send(200, { ...calendar, "content-encoding": "gzip" }, text);
    else if (path === "/gone") send(410);
    else if (path === "/broken") send(500);
    else if (path.startsWith("/hop/")) {
      const left = Number(path.slice(5));
      send(302, { location: left === 0 ? "/whole.ics" : `/hop/${left - 1}` });
    } else if (path === "/to-http") send(302, { location: "http://localhost/whole.ics" });
    else if (path === "/to-private") send(302, { location: "https://169.254.169.254/latest" });
    else if (path === "/to-ipv6") send(302, { location: "https://[::ffff:7f00:1]/" });
    else if (path === "/cut") {
      response.writeHead(200, { ...calendar, "content-length": "1000" });
      response.write(text);
      setTimeout(() => response.destroy(), 20);
    } else if (path === "/endless") {
      response.writeHead(200, calendar);
      const write = () => {
        while (response.write("X".repeat(65_536)));
      };
      response.on("drain", write);
      write();
    } else if (path === "/drip") {
      response.writeHead(200, calendar);
      const timer = setInterval(() => response.write("X"), 50);
      response.on("close", () => clearInterval(timer));
    } else if (path === "/silent") request.resume();
  });
});
afterAll(() => peer.stop());

const isAllowed = (address: string) => address === "127.0.0.1" || address === "::1";
const get = (path: string, validators: Validators = none) => {
  asked = [];
  return fetchCalendar(`${peer.origin}${path}`, validators, { isAllowed, ca: peer.ca, seconds: 1 });
};
const problemOf = async (path: string) => {
  const fetched = await get(path);
  return fetched.outcome === "failed" ? fetched.problem : fetched.outcome;
};

describe("[CF4] [CF5] fetching a calendar", () => {
  test("a calendar is returned with its validators, and a request with them reports that it is unchanged", async () => {
    const first = await get("/whole.ics");
    expect(first).toEqual({
      outcome: "fetched",
      text,
      etag: '"v1"',
      lastModified: "Mon, 02 Nov 2026 00:00:00 GMT",
    });
    expect(await get("/whole.ics", { etag: '"v1"', lastModified: null })).toEqual({ outcome: "unchanged" });
  });

  test("each kind of bad response has its own problem code", async () => {
    expect(await problemOf("/html")).toBe("not_a_calendar");
    expect(await problemOf("/packed")).toBe("not_a_calendar");
    expect(await problemOf("/gone")).toBe("refused");
    expect(await problemOf("/broken")).toBe("server_error");
    expect(await problemOf("/cut")).toBe("unreachable");
  });

  test("an endless body, a slow server and a silent server end the request", async () => {
    expect(await problemOf("/endless")).toBe("too_large");
    expect(await problemOf("/drip")).toBe("timed_out");
    expect(await problemOf("/silent")).toBe("timed_out");
  });

  test("at most three redirects are followed, and the address of each one is checked", async () => {
    expect(await problemOf("/hop/2")).toBe("fetched");
    expect(await problemOf("/hop/3")).toBe("too_many_redirects");
    expect(await problemOf("/to-http")).toBe("insecure_redirect");
    expect(await problemOf("/to-private")).toBe("private_address");
    expect(await problemOf("/to-ipv6")).toBe("private_address");
  });

  test("a host name that resolves to a private address is refused before connecting", async () => {
    asked = [];
    const guarded = await fetchCalendar(`${peer.origin}/whole.ics`, none, { ca: peer.ca, seconds: 1 });
    expect(guarded).toEqual({ outcome: "failed", problem: "private_address" });
    expect(asked).toEqual([]);
  });

  test("a certificate of an unknown authority is not trusted", async () => {
    const untrusted = await fetchCalendar(`${peer.origin}/whole.ics`, none, { isAllowed, seconds: 1 });
    expect(untrusted).toEqual({ outcome: "failed", problem: "unreachable" });
  });
});

test("[CF4] isPublicAddress accepts only addresses of the public internet", () => {
  const publicOnes = ["8.8.8.8", "41.226.11.2", "172.32.0.1", "2606:4700::1111", "2a00:1450:4006::200e"];
  expect(publicOnes.filter((address) => !isPublicAddress(address))).toEqual([]);
  const others = [
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:10.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::a00:1",
    "fc00::1",
    "fd12::1",
    "fe80::1",
    "ff02::1",
    "2001::1",
    "2001:db8::1",
    "2002:a00:1::",
    "localhost",
    "",
  ];
  expect(others.filter(isPublicAddress)).toEqual([]);
});
