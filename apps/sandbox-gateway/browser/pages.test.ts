// @vitest-environment jsdom
import { directionOf } from "@sayara/domain/language/directionOf";
import axe from "axe-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parentOrigin, startMerchant, startTestGateway } from "#gateway/testing/startTestGateway.ts";

let gateway: Awaited<ReturnType<typeof startTestGateway>>;
let merchant: Awaited<ReturnType<typeof startMerchant>>;
beforeAll(async () => {
  merchant = await startMerchant();
  gateway = await startTestGateway({ webhookUrl: merchant.url });
});
afterAll(async () => {
  await gateway.stop();
  merchant.stop();
});

const fetchPage = async (path: string) =>
  new DOMParser().parseFromString(await (await fetch(`${gateway.url}${path}`)).text(), "text/html");
const postForm = (path: string, fields: Record<string, string>, origin = gateway.url) =>
  fetch(`${gateway.url}${path}`, {
    method: "POST",
    headers: { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
    redirect: "manual",
  });

test.each([
  ["fr", ["Numéro de carte", "Expiration", "Code de sécurité"]],
  ["en", ["Card number", "Expiry date", "Security code"]],
  ["es", ["Número de tarjeta", "Caducidad", "Código de seguridad"]],
  ["ar", ["رقم البطاقة", "تاريخ انتهاء الصلاحية", "رمز الأمان"]],
])("the card fields have labels in the language %s", async (language, labels) => {
  const { id } = await gateway.open();
  for (const path of [`/pay/${id}`, "/card"]) {
    const page = await fetchPage(`${path}?l=${language}`);
    expect(page.documentElement.lang).toBe(language);
    expect(page.documentElement.dir).toBe(directionOf(language));
    for (const input of page.querySelectorAll("input")) expect(input.dir).toBe("ltr");
    expect([...page.querySelectorAll("label")].map(({ textContent }) => textContent)).toEqual(labels);
  }
});

test("validates a card without a session, and returns a code and a message for each invalid field", async () => {
  const check = async (card: object) => {
    const response = await fetch(`${gateway.url}/card/check?l=en`, {
      method: "POST",
      headers: { Origin: gateway.url, "Content-Type": "application/json" },
      body: JSON.stringify({ number: "", expiry: "", securityCode: "", ...card }),
    });
    return response.json();
  };
  expect(await check({ number: "4242 4242 4242 4242", expiry: "12/40", securityCode: "123" })).toEqual({
    result: "valid",
  });
  const { invalid, messages } = await check({ number: "4242 4242 4242 4241", expiry: "12/20" });
  expect(invalid).toMatchObject({ number: "card_number_invalid", securityCode: "required" });
  expect(messages).toMatchObject({
    number: "This card number is not valid.",
    expiry: "This card has expired.",
  });
});

test("a session with a pending bank challenge shows the challenge again", async () => {
  const { id } = await gateway.open();
  await gateway.pay(id, "4000000000003220");
  const renderedState = async () => (await fetchPage(`/pay/${id}?l=en`)).querySelector("main")?.dataset.state;
  expect(await renderedState()).toBe("challenge");
  await gateway.answerChallenge(id, "refuse");
  expect(await renderedState()).toBe("open");
});

describe("the pages pass axe", () => {
  test.each(["card", "fields", "challenge", "paid", "expired", "admin", "unknown"])("%s", async (name) => {
    const { id } = await gateway.open();
    if (name === "challenge") await gateway.pay(id, "4000000000003220");
    if (name === "paid" || name === "admin") await gateway.pay(id, "4242424242424242");
    if (name === "expired") await gateway.server(`/v1/sessions/${id}/expire`, {});
    const path = {
      challenge: `/pay/${id}/challenge`,
      admin: "/admin",
      fields: "/card",
      unknown: "/pay/cs_unknown",
    }[name];
    const page = await fetchPage(path ?? `/pay/${id}`);
    document.documentElement.replaceWith(document.importNode(page.documentElement, true));
    const { violations } = await axe.run(document, {
      // jsdom computes no layout. The card page is shown in an iframe, so its headings belong to the surrounding page.
      rules: { "color-contrast": { enabled: false }, "page-has-heading-one": { enabled: false } },
    });
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes.map((node) => node.html)])).toEqual([]);
  });
});

test("only allowed parents may frame the card page, and no page may frame the operator's page", async () => {
  const { id } = await gateway.open();
  const policy = async (path: string) =>
    (await fetch(`${gateway.url}${path}`)).headers.get("content-security-policy");
  const card = await policy(`/pay/${id}`);
  expect(await policy("/card")).toBe(card);
  expect(card).toContain(`frame-ancestors ${parentOrigin} http://second.example`);
  expect(card).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(await policy("/admin")).toContain("frame-ancestors 'none'");
  const response = await fetch(`${gateway.url}/pay/${id}`);
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("sends messages to the parent given in the URL, if it is allowed", async () => {
  const { id } = await gateway.open();
  const parentOf = async (query: string) =>
    (await fetchPage(`/pay/${id}${query}`)).querySelector("main")?.dataset.parent;
  expect(await parentOf("")).toBe(parentOrigin);
  expect(await parentOf("?parent=http://second.example")).toBe("http://second.example");
  expect(await parentOf("?parent=http://evil.example")).toBe(parentOrigin);
});

test("a foreign page can neither submit a card, answer a challenge nor refund a payment", async () => {
  const { id } = await gateway.open();
  for (const path of [
    "/card/check",
    `/pay/${id}/card`,
    `/pay/${id}/challenge`,
    "/admin/refund",
    "/admin/send-webhook",
  ]) {
    expect((await postForm(path, {}, "http://evil.example")).status).toBe(403);
  }
});

test("text of a session is never parsed as HTML", async () => {
  const { id } = await gateway.open({ description: `<img src=x onerror="alert(1)">`, reference: "<b>" });
  await gateway.pay(id, "4000000000003220");
  const challenge = await fetchPage(`/pay/${id}/challenge`);
  expect(challenge.querySelector("img")).toBeNull();
  expect(challenge.body.textContent).toContain("<img src=x");
  expect((await fetchPage("/admin")).querySelector("b")).toBeNull();
});

test("the operator refunds a payment and resends a webhook", async () => {
  const { id } = await gateway.open();
  await gateway.pay(id, "4242424242424242");
  expect((await postForm("/admin/refund", { session: id, amount: "100.5" })).status).toBe(303);
  expect((await gateway.read(id)).refunds).toMatchObject([{ amount: 100_500, reference: "admin" }]);
  const deliveriesOfSession = () => merchant.deliveries.filter(({ event }) => event.session.id === id);
  await expect.poll(() => deliveriesOfSession().length, { timeout: 5000 }).toBe(2);
  const event = deliveriesOfSession()[0]?.event.id ?? "";
  await postForm("/admin/send-webhook", { webhook: event });
  await expect
    .poll(() => deliveriesOfSession().filter((delivery) => delivery.event.id === event).length, {
      timeout: 5000,
    })
    .toBe(2);
  expect((await postForm("/admin/send-webhook", { webhook: "evt_unknown" })).status).toBe(404);
});

test("serves the script and the stylesheet, which has both themes", async () => {
  const script = await fetch(`${gateway.url}/assets/cardPage.js`);
  expect([script.status, script.headers.get("content-type")]).toEqual([
    200,
    "text/javascript; charset=utf-8",
  ]);
  const stylesheet = await (await fetch(`${gateway.url}/assets/page.css`)).text();
  expect(stylesheet).toMatch(/prefers-color-scheme: dark/);
  expect(stylesheet).toMatch(/data-theme="dark"/);
});
