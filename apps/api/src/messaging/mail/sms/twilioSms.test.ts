import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, expect, test } from "vitest";
import { twilioSms } from "./twilioSms.ts";

const calls: { path: string; authorization: string | undefined; form: Record<string, string> }[] = [];
let status = 201;
const respond = async (request: IncomingMessage, response: ServerResponse) => {
  const { url = "", headers } = request;
  const form = Object.fromEntries(new URLSearchParams(await text(request)));
  calls.push({ path: url, authorization: headers.authorization, form });
  response.writeHead(status, { "content-type": "application/json" }).end('{"to":"+21620123456"}');
};
const server = createServer((request, response) => void respond(request, response)).listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();
const port = typeof address === "object" ? address?.port : undefined;
afterAll(() => server.close());
beforeEach(() => {
  calls.length = 0;
  status = 201;
});

const options = { accountSid: "AC0123456789", authToken: "a-token-of-twilio", from: "Sayara" };
const send = (url = `http://127.0.0.1:${port}`) =>
  twilioSms({ ...options, url })({ to: "+21620123456", text: "Sayara : réservation & co" }, "the-id");

test("an SMS is posted as a form with number, sender and text, using the account's credentials", async () => {
  await send();
  expect(calls).toEqual([
    {
      path: "/2010-04-01/Accounts/AC0123456789/Messages.json",
      authorization: `Basic ${Buffer.from("AC0123456789:a-token-of-twilio").toString("base64")}`,
      form: { To: "+21620123456", From: "Sayara", Body: "Sayara : réservation & co" },
    },
  ]);
});

test.each([
  [400, "EREFUSED"],
  [401, "EREFUSED"],
  [429, "ECONNECTION"],
  [503, "ECONNECTION"],
])("a response of %i fails with %s, without number, text and credentials", async (responseStatus, code) => {
  status = responseStatus;
  const error = await send().catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code, responseCode: responseStatus });
  expect(String(error)).not.toMatch(/\+216|réservation|token/);
});

test("an unreachable provider is reported as unavailable, so that the SMS is retried", async () => {
  await expect(send("http://127.0.0.1:1")).rejects.toMatchObject({ code: "ECONNECTION" });
});
