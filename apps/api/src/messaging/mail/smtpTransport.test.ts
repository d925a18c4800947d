import { afterAll, beforeEach, expect, test } from "vitest";
import { readConfig } from "#api/server/config/readConfig.ts";
import { unsubscribeToken } from "#api/security/links/unsubscribeLink.ts";
import { startMailServer } from "#api/testing/standIns/startMailServer.ts";
import { composeMail } from "./composeMail.ts";
import { SMTP_CONNECTIONS, smtpTransport } from "./smtpTransport.ts";

const server = await startMailServer();
const { deliveries } = server;
afterAll(() => server.stop());
beforeEach(() => {
  deliveries.length = 0;
});

const config = readConfig({});
const send = (changes: object = {}, data: object = {}) => {
  const transport = smtpTransport({
    smtpUrl: server.url,
    from: config.mail.from,
    siteName: config.siteName,
  });
  const row = {
    kind: "contactMessage",
    user_id: null,
    language: "en" as const,
    recipient_name: "Sayara",
    recipient_address: "contact@sayara.example",
    data: {
      from: "visitor@elsewhere.example",
      subject: "Child seat",
      message: "Hello\n.\nBcc: x@y.example",
      ...data,
    },
    ...changes,
  };
  return transport(composeMail(row, config), "themail's-id", new AbortController().signal);
};

test("an aborted attempt also ends its connection to the server, and delays no other mail", async () => {
  const { mail, siteName } = config;
  const transport = smtpTransport({ smtpUrl: server.url, from: mail.from, siteName });
  const row = { kind: "passwordChanged", user_id: null, language: "en" as const, recipient_name: "Amel" };
  const data = { name: "Amel", changedAt: "2026-11-20T12:00:00Z" };
  const composeFor = (address: string) => composeMail({ ...row, data, recipient_address: address }, config);
  server.faults.hangingRecipients.add("hangs@x.example");
  const before = server.connections();
  const controller = new AbortController();
  const hangingAttempts = Array.from({ length: SMTP_CONNECTIONS }, (_, index) =>
    transport(composeFor("hangs@x.example"), `hangs-${index}`, controller.signal).catch(() => "given up"),
  );
  await expect.poll(() => server.connections()).toBe(before + SMTP_CONNECTIONS);
  const start = performance.now();
  controller.abort();
  expect(await Promise.all(hangingAttempts)).toEqual(hangingAttempts.map(() => "given up"));
  await expect.poll(() => server.connections()).toBe(before);
  await transport(composeFor("amel@x.example"), "sent", new AbortController().signal);
  expect(deliveries.map(({ to }) => to)).toEqual([["RCPT TO:<amel@x.example>"]]);
  // Well below the timeout of a command.
  expect(performance.now() - start).toBeLessThan(8000);
});

const headersOf = (message: string) =>
  (message.split("\r\n\r\n")[0] ?? "").replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");

test("a contact message has our sender and recipient, and the visitor's reply-to address", async () => {
  await send();
  const [delivery] = deliveries;
  expect(delivery?.from).toContain("<no-reply@sayara.example>");
  expect(delivery?.to).toEqual(["RCPT TO:<contact@sayara.example>"]);
  const headers = headersOf(delivery?.message ?? "");
  expect(headers).toContain("From: Sayara <no-reply@sayara.example>");
  expect(headers).toContain("To: Sayara <contact@sayara.example>");
  expect(headers).toContain("Reply-To: visitor@elsewhere.example");
  expect(headers).toContain("Subject: [Sayara] Child seat");
  expect(headers).toContain("Message-ID: <themail's-id@sayara.example>");
});

test("a mail that can be unsubscribed from has the RFC 8058 headers, each URL on one line; any other mail has none", async () => {
  const userId = "0b9d5c3e-5d0f-4a3f-9f57-6f3c7d1c2a11";
  await send({ user_id: userId });
  const address = `${config.publicUrl}/api/unsubscribe/${unsubscribeToken(config.secret, { userId })}`;
  const headers = headersOf(deliveries[0]?.message ?? "");
  expect(headers).toContain(`List-Unsubscribe: <${address}>`);
  expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  await send();
  expect(deliveries[1]?.message).not.toContain("List-Unsubscribe");
});

test.each([
  ["a subject", {}, { subject: "Hi\r\nBcc: everyone@y.example\r\n\r\n<script>" }],
  ["a sender", {}, { from: "v@elsewhere.example\r\nBcc: everyone@y.example" }],
  ["a name", { recipient_name: "Amel\r\nBcc: everyone@y.example" }, {}],
  ["an address", { recipient_address: "amel@x.example>\r\nRCPT TO:<everyone@y.example" }, {}],
  ["an address of two", { recipient_address: "amel@x.example, everyone@y.example" }, {}],
])("%s that bypassed validation adds no header and no recipient", async (_, row, data) => {
  await send(row, data).catch(() => {});
  for (const { to, message } of deliveries) {
    expect(to.length).toBeLessThan(2);
    expect(to.join()).not.toMatch(/<everyone@y\.example>/);
    expect(headersOf(message).filter((header) => /^(bcc|cc):/i.test(header))).toEqual([]);
  }
});

test("files are attached with their names and types", async () => {
  const { mail, siteName } = config;
  const transport = smtpTransport({ smtpUrl: server.url, from: mail.from, siteName });
  const row = { kind: "passwordChanged", user_id: null, language: "en" as const, recipient_name: "Amel" };
  const data = { name: "Amel", changedAt: "2026-11-20T12:00:00Z" };
  const composedMail = composeMail({ ...row, data, recipient_address: "amel@x.example" }, config);
  const content = Buffer.from("%PDF-1.7");
  const attachments = [
    { kind: "voucher" as const, filename: "SY-7K3Q9D.pdf", contentType: "application/pdf", content },
  ];
  await transport({ ...composedMail, attachments }, "with a file", new AbortController().signal);
  const message = deliveries[0]?.message ?? "";
  expect(message).toMatch(/Content-Type: multipart\/mixed/);
  expect(message).toMatch(/Content-Type: application\/pdf; name=SY-7K3Q9D\.pdf/);
  expect(message).toMatch(/Content-Disposition: attachment; filename=SY-7K3Q9D\.pdf/);
  expect(message).toContain(content.toString("base64"));
});
