import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import type { RequestHandler } from "react-router";
import type { RenderedDocument } from "#web/request/document/RenderedDocument.ts";
import type { SiteStylesheets } from "#web/request/document/SiteStylesheets.ts";
import type { CreateRequestContext } from "#web/request/createRequestContexts.ts";
import type { Visitor } from "./createDocuments.ts";
import type { FinishedDocument } from "./FinishedDocument.ts";
import { type InlineStylesheet, finishDocument } from "./finishDocument.ts";
import { hashOf } from "@sayara/http-guard/files/hashOf";
import type { WebConfiguration } from "../webConfiguration.ts";

export interface RenderOptions {
  configuration: WebConfiguration;
  logger: Logger;
  /** React Router's handler for documents and data requests. */
  render: RequestHandler;
  /** From the same build as `render`, so that both use the same context keys. */
  createRequestContext: CreateRequestContext;
  /** The site's stylesheet by page; null if Vite serves the styles. */
  stylesheets: SiteStylesheets | null;
  /** Folder of built files to serve; null if Vite serves them. */
  clientFolder: string | null;
  /** Names requests in the log; by default by their paths. */
  routeOf?: RouteOf;
}

/** Names a request's route, with few distinct values. */
export type RouteOf = (path: string, status: number) => string;

/** Returns a function that renders a request's document or data. */
export function renderDocuments({
  configuration,
  logger,
  render,
  createRequestContext,
  routeOf = (path) => path,
  ...options
}: RenderOptions) {
  const encodedStylesheets = new Map<string, InlineStylesheet>();
  const encodeStylesheet = (styles: string) => {
    const stylesheet = encodedStylesheets.get(styles) ?? { bytes: Buffer.from(styles), hash: hashOf(styles) };
    encodedStylesheets.set(styles, stylesheet);
    return stylesheet;
  };
  return async (request: Request, { language, address, requestId }: Visitor): Promise<FinishedDocument> => {
    const nonce = randomBytes(16).toString("base64url");
    let captchaProvider: string | undefined;
    let document: RenderedDocument | undefined;
    const context = createRequestContext({
      language,
      nonce,
      stylesheets: options.stylesheets,
      visitorAddress: address,
      requestId,
      onCaptchaProvider: (provider) => (captchaProvider = provider),
      onDocument: (rendered) => (document = rendered),
      onFault: (error) => {
        const { pathname } = new URL(request.url);
        logger.error({ requestId, fault: error, route: routeOf(pathname, 500) }, "page failed");
      },
    });
    const response = await render(request, context);
    const { html = await response.text(), styles = null } = document ?? {};
    const stylesheet = styles === null ? null : encodeStylesheet(styles);
    const isDevelopment = options.clientFolder === null;
    return finishDocument({
      response,
      html,
      stylesheet,
      nonce,
      captchaProvider,
      configuration,
      isDevelopment,
    });
  };
}
