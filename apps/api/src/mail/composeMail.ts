import { renderMail } from "@sayara/i18n/mails/renderMail";
import type { RenderedMail } from "@sayara/i18n/mails/renderMail";
import type { Selectable } from "kysely";
import * as v from "valibot";
import { linkToken } from "#api/links/oneUseLink.ts";
import { bookingToken } from "#api/links/bookingLink.ts";
import type { Config } from "#api/config/readConfig.ts";
import type { OutboxRow } from "#api/database/serviceTables.ts";
import { StoredMail } from "./Mail.ts";

export interface ComposedMail extends RenderedMail {
  to: { name: string; address: string };
  /** Address for replies, where it is not the sender. Unverified. */
  replyTo?: string;
}

type Written = Pick<
  Selectable<OutboxRow>,
  "kind" | "language" | "recipient_name" | "recipient_address" | "data"
>;

/** Renders a mail of the outbox: in the recipient's language, with links signed now. */
export function composeMail(row: Written, config: Config): ComposedMail {
  const to = { name: row.recipient_name, address: row.recipient_address };
  const mail = v.parse(StoredMail, { kind: row.kind, ...row.data });
  const common = { language: row.language, timeZone: config.business.timeZone, brand: config.siteName };
  const replyTo = mail.kind === "contactMessage" && { replyTo: mail.from };
  return { to, ...replyTo, ...render(mail, to.address, common, config) };
}

type Common = Pick<Parameters<typeof renderMail>[0], "language" | "timeZone" | "brand">;

function render(mail: StoredMail, address: string, common: Common, config: Config): RenderedMail {
  switch (mail.kind) {
    case "accountActivation":
    case "addressConfirmation":
    case "newAddressConfirmation":
    case "passwordReset": {
      const { kind, userId, tokenSeed, ...data } = mail;
      const parts = { u: userId, e: address, t: linkToken(config.secret, "mailed_tokens", tokenSeed) };
      const page = kind === "passwordReset" ? "/reset-password" : "/activate";
      return renderMail({ ...common, kind, data: { ...data, link: pageLink(config, page, parts) } });
    }
    case "passwordChanged": {
      const { kind, ...data } = mail;
      return renderMail({ ...common, kind, data: { ...data, link: pageLink(config, "/forgot-password") } });
    }
    case "emailChangePermission": {
      const { kind, userId, tokenSeed, ...data } = mail;
      const parts = { u: userId, e: address, t: linkToken(config.secret, "mailed_tokens", tokenSeed) };
      return renderMail({
        ...common,
        kind,
        data: { ...data, link: pageLink(config, "/allow-email-change", parts) },
      });
    }
    case "emailChangeAsked": {
      const { kind, userId, undoSeed, ...data } = mail;
      const link = undoLink(config, address, { userId, undoSeed });
      return renderMail({ ...common, kind, data: { ...data, link } });
    }
    case "emailChanged": {
      const { kind, userId, undoSeed, undoUntil, ...data } = mail;
      if (userId === undefined || undoSeed === undefined || undoUntil === undefined) {
        return renderMail({ ...common, kind, data: { ...data, link: pageLink(config, "/contact") } });
      }
      const link = undoLink(config, address, { userId, undoSeed });
      return renderMail({ ...common, kind, data: { ...data, undoUntil, link } });
    }
    case "alreadyRegistered": {
      const { kind, returnTo, ...data } = mail;
      const link = pageLink(config, "/sign-in", returnTo === undefined ? {} : { from: returnTo });
      return renderMail({ ...common, kind, data: { ...data, link } });
    }
    case "contactMessage": {
      const { kind, ...data } = mail;
      return renderMail({ ...common, kind, data });
    }
    case "bookingRequested": {
      const { kind, bookingId, userId, tokenSeed, expiresAt, ...data } = mail;
      // A driver with an account signs in. Only a guest's link has a token.
      const isGuest = data.openLinkBy !== undefined;
      const token = isGuest && bookingToken(config.secret, { id: bookingId, to: data.booking.to }, "mail");
      const parts = { b: bookingId, ...(token !== false && { t: token }) };
      const hasPasswordLink = userId !== undefined && tokenSeed !== undefined && expiresAt !== undefined;
      const password = hasPasswordLink && {
        link: pageLink(config, "/activate", {
          u: userId,
          e: address,
          t: linkToken(config.secret, "mailed_tokens", tokenSeed),
        }),
        expiresAt,
      };
      const links = { link: pageLink(config, "/booking", parts), ...(password && { password }) };
      return renderMail({ ...common, kind, data: { ...data, ...links } });
    }
    case "bookingRequestReceived": {
      const { kind, bookingId, ...data } = mail;
      return renderMail({
        ...common,
        kind,
        data: { ...data, link: pageLink(config, "/booking", { b: bookingId }) },
      });
    }
  }
}

function undoLink(
  config: Config,
  address: string,
  { userId, undoSeed }: { userId: string; undoSeed: string },
): string {
  const parts = { u: userId, e: address, t: linkToken(config.secret, "address_undos", undoSeed) };
  return pageLink(config, "/undo-email-change", parts);
}

function pageLink(config: Config, path: string, parts: Record<string, string> = {}): string {
  const query = new URLSearchParams(parts);
  return `${config.webUrl}${path}${query.size > 0 ? `?${query}` : ""}`;
}
