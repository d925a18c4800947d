import { languages } from "@sayara/domain/language/Language";
import { type MailedFile, renderMail } from "@sayara/i18n/mails/renderMail";
import { sampleMailData } from "@sayara/i18n/mails/sampleMailData";
import type { Selectable } from "kysely";
import type { Config } from "#api/server/config/readConfig.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { OutboxRow } from "#api/database/tables/serviceTables.ts";
import type { App, AppContext } from "#api/server/http/App.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { composeMail, type ComposedMail, type MailAttachment } from "#api/messaging/mail/composeMail.ts";
import { composeSms } from "#api/messaging/mail/sms/composeSms.ts";
import { filesOf } from "#api/messaging/mail/filesOf.ts";
import { composePush, readPush } from "#api/messaging/mail/push/composePush.ts";
import { mailboxPage, type MailboxMail, mailKinds, mailPage, samplesPage, textPage } from "./mailboxPages.ts";

type Row = Selectable<OutboxRow>;

/** Serves every mail of a demonstration without a session. Not mounted in production. */
export function mountMailbox(
  app: App,
  { config }: Dependencies,
  { makeFile }: { makeFile: (row: Row, file: MailedFile) => Promise<MailAttachment | undefined> },
): void {
  if (!config.demo) return;

  app.get("/mailbox", async (c) => {
    c.set("route", "/mailbox");
    return respondWithPage(c, mailboxPage(await readMails(c)));
  });
  app.get("/mailbox.json", async (c) => {
    c.set("route", "/mailbox.json");
    return c.json(await readMails(c));
  });
  app.get("/mailbox/samples", (c) => {
    c.set("route", "/mailbox/samples");
    return respondWithPage(c, samplesPage());
  });
  app.get("/mailbox/samples/:kind/:language", (c) => {
    c.set("route", "/mailbox/samples/{kind}/{language}");
    const kind = mailKinds.find((candidate) => candidate === c.req.param("kind"));
    const language = languages.find((candidate) => candidate === c.req.param("language"));
    if (kind === undefined || language === undefined) throw new RefusalError("not_found");
    return respondWithPage(
      c,
      renderMail({ kind, language, data: sampleMailData[kind], brand: config.siteName }).html,
    );
  });
  app.get("/mailbox/:id", async (c) => {
    c.set("route", "/mailbox/{id}");
    return respondWithPage(c, mailPage(await readMail(c)));
  });
  app.get("/mailbox/:id/html", async (c) => {
    c.set("route", "/mailbox/{id}/html");
    return respondWithPage(c, (await readMail(c)).html);
  });
  app.get("/mailbox/:id/files/:file", async (c) => {
    c.set("route", "/mailbox/{id}/files/{file}");
    const row = await readRow(c);
    const file = filesOf(row).find((candidate) => candidate === c.req.param("file"));
    const attachment = file && (await makeFile(row, file));
    if (attachment === undefined) throw new RefusalError("not_found");
    const { filename, contentType, content } = attachment;
    return c.body(content, 200, {
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="${filename}"`,
    });
  });
}

/** These pages run and load nothing. They link to the website and to files. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "sandbox allow-popups allow-popups-to-escape-sandbox allow-downloads",
].join("; ");

function respondWithPage(c: AppContext, html: string): Response | Promise<Response> {
  return c.html(html, 200, { "Content-Security-Policy": policy });
}

/** Reads the mails, newest first. `?to=` filters by recipient. */
async function readMails(c: AppContext): Promise<MailboxMail[]> {
  const { db, config } = c.var.dependencies;
  const to = c.req.query("to")?.toLowerCase();
  const rows = await db
    .selectFrom("outbox")
    .selectAll()
    .$if(to !== undefined, (query) => query.where("recipient_address", "=", to ?? ""))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(200)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    language: row.language,
    createdAt: row.created_at.toISOString(),
    ...compose(row, config),
  }));
}

function compose(row: Row, config: Config): ComposedMail {
  if (row.channel === "push") return composePushPage(row, config);
  return row.channel === "sms" ? composeSmsPage(row, config) : composeMail(row, config, filesOf(row));
}

/** Renders a notification to a device in the shape of a mail. */
function composePushPage(row: Row, config: Config): ComposedMail {
  const { language, created_at: now } = row;
  const { title, body, path } = JSON.parse(composePush(readPush(row), { language, config, now }).payload);
  const text = `${title}\n${body}\n${config.webUrl}${path}`;
  return {
    to: { name: row.recipient_name, address: row.recipient_address },
    subject: `Device: ${title}`,
    text,
    html: textPage("Device", text),
  };
}

/** Renders an SMS in the shape of a mail. */
function composeSmsPage(row: Row, config: Config): ComposedMail {
  const { to, text } = composeSms(row, config);
  return {
    to: { name: row.recipient_name, address: to },
    subject: `SMS: ${text}`,
    text,
    html: textPage("SMS", text),
  };
}

async function readMail(c: AppContext): Promise<MailboxMail> {
  const row = await readRow(c);
  const { id, kind, language, created_at: createdAt } = row;
  const files = filesOf(row);
  return {
    id,
    kind,
    language,
    createdAt: createdAt.toISOString(),
    ...compose(row, c.var.dependencies.config),
    ...(files.length > 0 && { files }),
  };
}

async function readRow(c: AppContext): Promise<Row> {
  const { db } = c.var.dependencies;
  const id = c.req.param("id") ?? "";
  const row =
    isUuid(id) && (await db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst());
  if (!row) throw new RefusalError("not_found");
  return row;
}
