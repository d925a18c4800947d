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
  /** Names of the words in code, before the code. */
  words: string[];
}

const kinds: Kind[] = [
  {
    prefix: "error.",
    title: "Errors of actions",
    about: "Said by the page whose action failed, as a toast and beside the form.",
    raisedIn: /^apps\/web\/app\//,
    words: ["errorWords", "languageErrorWords"],
  },
  {
    prefix: "fault.",
    title: "Faults",
    about:
      "No usable answer. The toast is `fault.unknown` for each of them, and for bad requests; the notice beside a form has the fuller sentence.",
    raisedIn: /^(apps\/web\/app|packages\/api-client\/src\/client)\//,
    words: ["faultWords"],
  },
  {
    prefix: "refusal.",
    title: "Refusals",
    about: "The `code` of the API's error body.",
    raisedIn: /^(apps\/api\/src|packages\/(?:domain|api-client)\/src)\//,
    words: ["refusalWords"],
  },
  {
    prefix: "validation.",
    title: "Errors of fields",
    about: "A message of `fields` in the API's error body, and of the same schema in the browser.",
    raisedIn: /^(packages\/domain\/src|apps\/(?:web\/app|api\/src))\//,
    words: ["validationWords"],
  },
  {
    prefix: "paymentFailure.",
    title: "Failed payments",
    about: "Why a payment failed, below “Payment failed”.",
    raisedIn: /^(apps\/(?:api|sandbox-gateway)\/src|packages\/domain\/src)\//,
    words: ["paymentFailureWords"],
  },
];

/** In code, what says the same sentence as a message that has two codes. */
const sameSentence: Record<string, string> = {
  "error.accountSuspended": '"account_suspended"',
  "refusal.payment_failed": "errorWords.paymentFailed",
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
      const places = code.filter(
        ({ text }) =>
          names(text, { code: own, words: kind.words, en }) ||
          (sameSentence[id] !== undefined && text.includes(sameSentence[id])),
      );
      const paths = places.map(({ path }) => path);
      return {
        id,
        code: own,
        en,
        fr: inLanguage("fr", id),
        es: inLanguage("es", id),
        raised: paths.filter(
          (path) =>
            (kind.raisedIn.test(path) || sameSentence[id] !== undefined) &&
            ![isTest, isBuilder, isList].some((other) => other.test(path)),
        ),
        tests: paths.filter((path) => isTest.test(path)),
      };
    });
    parts.push(`## ${kind.title}\n\n${kind.about}\n\n${tableOf(messages)}\n`);
    for (const { id, raised, tests } of messages) {
      if (raised.length === 0) problems.push(`${id} is raised nowhere`);
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

/** Whether a module names a code: as a string, as its words, or by its English text. */
function names(text: string, { code, words, en }: { code: string; words: string[]; en: string }): boolean {
  return (
    text.includes(`"${code}"`) ||
    text.includes(`"${code}?`) ||
    text.includes(`${code}Text(`) ||
    words.some((one) => new RegExp(`\\b${one}\\.${code.replace("+", "\\+")}\\b`).test(text)) ||
    (!en.includes("{") && text.includes(`"${en}"`))
  );
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
