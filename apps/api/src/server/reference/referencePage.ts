import { createHash } from "node:crypto";
import { commonRefusals, type Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import { refusalStatuses } from "@sayara/api-client/contract/refusal/refusalStatuses";
import { openApiDocument } from "@sayara/api-client/openapi/openApiDocument";
import { schemasOfInput } from "@sayara/api-client/schemasOfInput";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import { html, raw } from "hono/html";

type Html = ReturnType<typeof html>;

/**
 * Renders the contract as a page with one section per endpoint. It contains no script, and `html` escapes every value.
 */
export function referencePage(endpoints: readonly Endpoint[], title: string): string {
  const info = { title, version: "", server: "", sessionCookie: "" };
  const { paths, components } = openApiDocument(endpoints, info) as unknown as Document;
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title}</title>
          ${raw(`<style>${styles}</style>`)}
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            <p>
              ${endpoints.length} calls. For programs: <a href="/openapi.json">openapi.json</a>. Any call may
              be refused with: ${commonRefusals.map(withStatus).join(", ")}.
              <a href="#schemas">Schemas</a> stand at the end.
            </p>
            <nav aria-label="Calls">
              <ul>
                ${endpoints.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}
              </ul>
            </nav>
            ${endpoints.map((endpoint) => section(endpoint, paths[endpoint.path]))}
            <section id="schemas" aria-labelledby="schemas-title">
              <h2 id="schemas-title">Schemas</h2>
              ${Object.entries(components.schemas).map(([name, schema]) => schemaDetails(name, schema))}
            </section>
          </main>
        </body>
      </html>`,
  );
}

interface Document {
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, object> };
}

function section(endpoint: Endpoint, methods: Document["paths"][string] = {}): Html {
  const { name, method, path, refusals, session, responses } = endpoint;
  const { body, params, query } = schemasOfInput(endpoint);
  return html`
    <section id="${name}" aria-labelledby="${name}-title">
      <h2 id="${name}-title">${name}</h2>
      <p><code>${method} ${path}</code></p>
      <dl>
        <dt>Session</dt>
        <dd>${sessions[session]}</dd>
        <dt>Answers</dt>
        <dd>${Object.keys(responses).join(", ")}</dd>
        ${
          refusals.length === 0
            ? ""
            : html`<dt>Refusals</dt>
                <dd>${refusals.map(withStatus).join(", ")}</dd>`
        }
      </dl>
      ${params || query || body ? operationDetails(methods[method.toLowerCase()]) : ""}
    </section>
  `;
}

const withStatus = (code: RefusalCode) => `${code} (${refusalStatuses[code]})`;

/** Renders the operation's entry of the OpenAPI document. */
function operationDetails(operation: object | undefined): Html {
  return html`<details>
    <summary>Parameters, body and answers</summary>
    <pre>${withLinks(operation)}</pre>
  </details>`;
}

function schemaDetails(name: string, schema: object): Html {
  return html`<details id="schema-${name}">
    <summary>${name}</summary>
    <pre>${withLinks(schema)}</pre>
  </details>`;
}

/** Renders JSON whose references link to the page's schemas. */
function withLinks(value: object | undefined) {
  const parts = JSON.stringify(value, null, 2).split(/"#\/components\/schemas\/(\w+)"/);
  return parts.map((part, index) => (index % 2 === 0 ? part : html`<a href="#schema-${part}">${part}</a>`));
}

const sessions = {
  none: "not looked at",
  optional: "not needed; adds rights",
  required: "needed",
} as const;

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
nav ul { columns: 3 12rem; padding: 0; list-style: none; }
section { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding-block: 1rem; }
h2 { margin: 0; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0 0 0.5rem; }
dd { margin: 0; }
`;

/** Hash for the Content-Security-Policy, which allows exactly these styles. */
export const stylesHash = `sha256-${createHash("sha256").update(styles).digest("base64")}`;
