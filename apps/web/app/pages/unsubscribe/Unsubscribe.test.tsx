// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { loadUnsubscribe } from "./Unsubscribe.load.ts";
import * as route from "./Unsubscribe.route.tsx";

const token = "BqYVxP0mTzG4d8a1c2e3fg.c2lnbmF0dXJl";
const mailSetting = (areOn: boolean) => ({ ok: true, data: { areOn, language: "es" } }) as const;

function open(handlers: FakeHandlers, areOn = true) {
  const { openApi, calls } = fakeApi({ notificationMails: () => mailSetting(areOn), ...handlers });
  return { ...openRoute(route, { at: `/unsubscribe?t=${token}`, openApi }), calls };
}

const button = () => screen.findByRole("button", { name: "Turn off email notifications" });

afterEach(cleanup);

test("opening the link changes nothing; pressing the button turns the mails off", async () => {
  const { user, calls } = open({ unsubscribe: () => mailSetting(false) });
  await user.click(await button());
  expect(await screen.findByText("You no longer get email notifications")).toBeTruthy();
  const writes = calls.filter(({ name }) => name !== "notificationMails");
  expect(writes.map(({ name, params }) => [name, params])).toEqual([["unsubscribe", { token }]]);
  expect(screen.getByRole("link", { name: "Open the settings" }).getAttribute("href")).toBe("/settings");
});

test("[MA8] the page of a promotional mail's link says that it ends offers and news", async () => {
  const promotions = (areOn: boolean) =>
    ({ ok: true, data: { areOn, language: "es", kind: "promotional" } }) as const;
  const { user } = open({
    notificationMails: () => promotions(true),
    unsubscribe: () => promotions(false),
  });
  await user.click(await screen.findByRole("button", { name: "Stop offers and news" }));
  expect(await screen.findByText("You no longer get offers and news")).toBeTruthy();
});

test("[SV7] the page of the link in a mail about saved cars says that it ends those mails", async () => {
  const alerts = (areOn: boolean) =>
    ({ ok: true, data: { areOn, language: "es", kind: "price_alerts" } }) as const;
  const { user } = open({ notificationMails: () => alerts(true), unsubscribe: () => alerts(false) });
  await user.click(await screen.findByRole("button", { name: "Stop the emails about saved cars" }));
  expect(await screen.findByText("You no longer get emails about saved cars")).toBeTruthy();
  expect(screen.getByRole("link", { name: "See the saved cars" }).getAttribute("href")).toBe("/saved");
});

test("no button is shown if the mails are already off", async () => {
  open({}, false);
  expect(await screen.findByText("You no longer get email notifications")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a failure is shown beside the button, which can be pressed again", async () => {
  const { user } = open({ unsubscribe: () => refuse(503, "not_ready") });
  await user.click(await button());
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(await button()).toBeTruthy();
});

test("reading a link changes nothing, and a broken link sends no request", async () => {
  const { openApi, calls } = fakeApi({ notificationMails: () => mailSetting(true) });
  const call = await openApi();
  expect(await loadUnsubscribe(call, token)).toEqual({
    state: "known",
    token,
    areOn: true,
    language: "es",
    ends: "notification",
  });
  for (const broken of [null, "", "x".repeat(501)])
    expect(await loadUnsubscribe(call, broken)).toEqual({ state: "dead" });
  expect(calls).toHaveLength(1);
});

test("an unknown token is reported as a dead link, and an unavailable API as a failure", async () => {
  const unknownToken = fakeApi({ notificationMails: () => refuse(404, "not_found") });
  expect(await loadUnsubscribe(await unknownToken.openApi(), token)).toEqual({ state: "dead" });
  const unavailable = fakeApi({ notificationMails: () => refuse(503, "not_ready") });
  expect(await loadUnsubscribe(await unavailable.openApi(), token)).toMatchObject({ state: "failed" });
});
