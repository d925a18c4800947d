// @vitest-environment jsdom
import type { AuditEntry } from "@sayara/api-client/contract/audit/audit";
import { auditKinds } from "@sayara/domain/audit/AuditKind";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pages } from "#portal/pages.ts";
import { openPage } from "#portal/testing/openPage.tsx";
import { auditPath, readAuditQuery, recordPath } from "./Audit.load.ts";
import * as route from "./Audit.route.tsx";
import { someAudit } from "./someAudit.ts";

beforeEach(() => storeUser(aUser({ type: "admin" })));
afterEach(() => {
  cleanup();
  clearStoredUser();
});

function open(at: string, changes: Partial<typeof someAudit> = {}) {
  const { query: _, ...data } = { ...someAudit, ...changes };
  const { openApi, calls } = fakeApi({ audit: () => ({ ok: true, data }) });
  return { ...openPage(route, { at, openApi }), calls };
}

test("[AU1] an entry shows who did what to which record, when and why, and links to the record", async () => {
  open("/audit");
  const link = await screen.findByRole("link", { name: "Paper" });
  expect(link.getAttribute("href")).toBe("/agencies/caroubier-auto/papers");
  const row = within(link.closest("li") as HTMLElement);
  expect(row.getByText("Refused")).toBeTruthy();
  expect(row.getByText("The picture cannot be read.")).toBeTruthy();
  expect(row.getByText(/Leïla Mansour \(Administrator\)/)).toBeTruthy();
  expect(row.getByRole("link", { name: "Caroubier Auto" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Booking SY-7K3Q9D" }).getAttribute("href")).toBe(
    "/booking?b=booking-1",
  );
  expect(screen.getByText(/Operator’s command/)).toBeTruthy();
  expect(screen.getByText(/Deleted account/)).toBeTruthy();
});

test("[AU2] filters are sent and kept in the URL as ids; the older entries continue after the last one shown", async () => {
  const { user, calls } = open("/audit?person=person-1");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Type of record" }), "Car");
  await user.selectOptions(screen.getByRole("combobox", { name: "Agency" }), "Caroubier Auto");
  await user.click(screen.getByRole("button", { name: "Show" }));
  await expect
    .poll(() => calls.at(-1))
    .toMatchObject({ query: { person: "person-1", kind: "car", supplier: "agency-1" } });
  const older = () => screen.getByRole<HTMLAnchorElement>("link", { name: "Older entries" });
  await expect.poll(() => older().href).toContain("kind=car");
  await user.click(older());
  await expect
    .poll(() => calls.at(-1))
    .toMatchObject({ query: { kind: "car", beforeAt: "2026-11-20T09:30:00Z", beforeId: "entry-5" } });
  const newest = await screen.findByRole("link", { name: "Newest entries" });
  expect(newest.getAttribute("href")).toBe("/audit?person=person-1&kind=car&agency=agency-1");
});

test("[AU2] an empty page says that no entry matches the filters", async () => {
  open("/audit?kind=fine", { items: [], hasMore: false });
  await screen.findByText("No entry matches.");
  expect(screen.queryByRole("link", { name: "Older entries" })).toBeNull();
  expect(screen.getByRole("link", { name: "Remove the filters" }).getAttribute("href")).toBe("/audit");
});

test("[AU1] every link to a record opens a page that an administrator may open", () => {
  const entry = someAudit.items[0] as AuditEntry;
  const patterns = pages.filter(({ roles }) => (roles as readonly string[]).includes("admin"));
  const viewed = pages.filter((page) => "isViewed" in page);
  const known = [
    ...patterns.map(({ path }) => path),
    ...viewed.map(({ path }) => `/agencies/:slug${path}`),
  ].map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`));
  const paths = auditKinds.flatMap((kind) =>
    [true, false].map((isThere) => recordPath({ ...entry, kind, isThere })?.split("?")[0] ?? "/audit"),
  );
  expect(paths.filter((path) => !known.some((pattern) => pattern.test(path)))).toEqual([]);
});

test.each(["kind=nothing&from=2026-02-30&to=x&person=%00", "at=2026-11-20T09:30:00Z", "id=entry-5"])(
  "[AU2] the invalid query %o counts as no filter",
  (query) => {
    expect(auditPath(readAuditQuery(new URLSearchParams(query)))).toBe("/audit");
    expect(readAuditQuery(new URLSearchParams(query)).before).toBeNull();
  },
);
