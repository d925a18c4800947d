import type { SourceFile } from "./Check.ts";
import { readCatalogue } from "./readCatalogue.ts";

/** Where the table of messages stands. */
export const messagesFile = "docs/messages.md";

/** A kind of message: the beginning of its ids, and where its codes are raised. */
interface Kind {
  prefix: string;
  title: string;
  about: string;
  /** Modules that may raise it. */
  raisedIn: RegExp;
  /** How code names a message of this kind, the surest way first. */
  named: (code: string) => string[];
}

const kinds: Kind[] = [
  {
    prefix: "error.",
    title: "Errors of actions",
    about: "Said by the page whose action failed, as a toast and beside the form.",
    raisedIn: /^apps\/web\/app\//,
    named: (code) => [`errorWords.${code}`, `languageErrorWords.${code}`],
  },
  {
    prefix: "fault.",
    title: "Faults",
    about:
      "No usable answer. The toast is `fault.unknown` for each of them, and for bad requests; the notice beside a form has the fuller sentence.",
    raisedIn: /^(apps\/web\/app|packages\/api-client\/src\/client)\//,
    named: (code) => [`new Fault("${code}"`, `faultWords.${code}`, `kind: "${code}"`, `fault: "${code}"`],
  },
  {
    prefix: "refusal.",
    title: "Refusals",
    about: "The `code` of the API's error body.",
    raisedIn: /^(apps\/api\/src|packages\/(?:domain|api-client)\/src)\//,
    named: (code) => [`RefusalError("${code}"`, `code: "${code}"`, `refusalWords.${code}`],
  },
  {
    prefix: "validation.",
    title: "Errors of fields",
    about: "A message of `fields` in the API's error body, and of the same schema in the browser.",
    raisedIn: /^(packages\/domain\/src|apps\/(?:web\/app|api\/src))\//,
    named: (code) => [`validationMessage("${code}"`, `message: "${code}`, `validationWords.${code}`],
  },
  {
    prefix: "paymentFailure.",
    title: "Failed payments",
    about: "Why a payment failed, below “Payment failed”.",
    raisedIn: /^(apps\/(?:api|sandbox-gateway)\/src|packages\/domain\/src)\//,
    named: (code) => [`failure: "${code}"`, `paymentFailureWords.${code}`],
  },
];

/** In code, what else leads to a message: another code of the same sentence, or a value read as unknown. */
const otherNames: Record<string, string> = {
  "error.accountSuspended": 'RefusalError("account_suspended"',
  "refusal.unknown": "refusal.code : UNKNOWN",
  "paymentFailure.unknown": "orUnknown(PaymentFailure)",
};

/** The usual place of a message that others name as surely. */
const usualPlaces: Record<string, string> = {
  "refusal.too_many_requests": "apps/api/src/http/limitRate.ts",
  "refusal.unavailable": "apps/api/src/http/Admission.ts",
  "validation.driver_too_young": "packages/domain/src/validation/oldEnough.ts",
};

const isTest = /\.(test|e2e)\.tsx?$/;
/** Builders of tests raise nothing. */
const isBuilder = /\/testing\//;
/** Lists and words of all codes raise none. */
const isList =
  /\/(RefusalCode|ValidationCode|FaultKind|PaymentFailure|refusalStatuses|refusals|validationMessage|refusalWords|errorWords)\.ts$|\.stories\.tsx$/;

interface Message {
  id: string;
  code: string;
  en: string;
  fr: string;
  es: string;
  raised: string[];
  tests: string[];
}

/** Returns the table of every message of section 8, and messages without an origin or a test. */
export function messageTable(catalogues: SourceFile[], code: SourceFile[]) {
  const texts = new Map(catalogues.map((file) => [languageOf(file), new Map(pairs(file))]));
  const inLanguage = (language: string, id: string) => texts.get(language)?.get(id) ?? "";
  const parts: string[] = [];
  const problems: string[] = [];
  for (const kind of kinds) {
    const ids = [...(texts.get("en")?.keys() ?? [])].filter((id) => id.startsWith(kind.prefix));
    const messages = ids.toSorted().map((id) => {
      const own = id.slice(kind.prefix.length);
      const en = inLanguage("en", id);
      const places = code
        .map(({ path, text }) => ({ path, rank: rankOf(text, { id, en, named: kind.named(own) }) }))
        .filter(({ rank }) => rank !== -1)
        .toSorted((one, other) => one.rank - other.rank || isUsual(id, other.path) - isUsual(id, one.path));
      const paths = places.map(({ path }) => path);
      return {
        id,
        code: own,
        en,
        fr: inLanguage("fr", id),
        es: inLanguage("es", id),
        raised: paths.filter(
          (path) =>
            (kind.raisedIn.test(path) || otherNames[id] !== undefined) &&
            ![isTest, isBuilder, isList].some((other) => other.test(path)),
        ),
        tests: paths.filter((path) => isTest.test(path)),
      };
    });
    parts.push(`## ${kind.title}\n\n${kind.about}\n\n${tableOf(messages)}\n`);
    for (const { id, raised, tests } of messages) {
      const usual = usualPlaces[id];
      if (raised.length === 0) problems.push(`${id} is raised nowhere`);
      else if (usual !== undefined && raised[0] !== usual) problems.push(`${id} is not raised in ${usual}`);
      if (tests.length === 0) problems.push(`${id} has no test`);
    }
  }
  return { text: `${head}\n${parts.join("\n")}`, problems, read: texts.get("en")?.size ?? 0 };
}

const head = `# Messages

Every message of [product.md](product.md), section 8, with its translations. Written by \`pnpm messages\` from catalogues and code; a check fails when it is out of date, and on a message that nothing raises or no test names. The links are the first place of several.
`;

function languageOf({ path }: SourceFile): string {
  return /locales\/([a-z]{2})\//.exec(path)?.[1] ?? "";
}

function pairs(file: SourceFile): [string, string][] {
  return readCatalogue(file)
    .filter(({ obsolete }) => !obsolete)
    .map(({ key, translation }) => [key, translation]);
}

/** Returns how surely a module names a message: 0 is the surest, -1 not at all. */
function rankOf(text: string, { id, en, named }: { id: string; en: string; named: string[] }): number {
  const code = id.slice(id.indexOf(".") + 1);
  const ways = [
    ...(otherNames[id] === undefined ? [] : [otherNames[id]]),
    ...named,
    ...(en.includes("{") ? [] : [`"${en}"`]),
    `${code}Text(`,
    // A value of many types.
    ...(code === "unknown" ? [] : [`"${code}"`, `"${code}?`]),
  ];
  return ways.findIndex((way) => text.includes(way));
}

function isUsual(id: string, path: string): number {
  return usualPlaces[id] === path ? 1 : 0;
}

function tableOf(messages: Message[]): string {
  const rows = messages.map(
    ({ code, en, fr, es, raised, tests }) =>
      `| \`${code}\` | ${cell(en)} | ${cell(fr)} | ${cell(es)} | ${links(raised)} | ${links(tests)} |`,
  );
  return [
    "| Code | English | French | Spanish | Raised in | Test |",
    "|---|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}

/** The first place only: a count would be out of date with every test that names a code. */
function links([first]: string[]): string {
  return first === undefined ? "" : `[${first.slice(first.lastIndexOf("/") + 1)}](../${first})`;
}
