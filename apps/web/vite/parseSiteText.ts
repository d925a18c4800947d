import {
  type Block,
  type SiteText,
  type TextSection,
  type TextRun,
  textFacts,
} from "../app/texts/SiteText.ts";

/** A line with its number in the file. */
interface Line {
  text: string;
  number: number;
}

/**
 * Parses a text of `content/`: front matter (`title`, `description`, `date`), a lead, and sections under `## Heading
 * {#anchor}` with paragraphs, lists (`- `) and tables (`| … |`). Inline syntax: `**strong**`, `` `code` ``,
 * `[label](/path)`, `{fact}`. Everything else is text: HTML markup is rejected, not passed on.
 *
 * @throws Error with the file and line of the first mistake.
 */
export function parseSiteText(source: string, file: string): SiteText {
  const fail = (line: Line, problem: string): never => {
    throw new Error(`content/${file}:${line.number} ${problem}`);
  };
  const lines = source.split(/\r?\n/).map((text, index) => ({ text: text.trimEnd(), number: index + 1 }));
  const first: Line = lines[0] ?? { text: "", number: 1 };
  const end = lines.findIndex(({ text }, index) => index > 0 && text === "---");
  if (first.text !== "---" || end === -1)
    fail(first, "must begin with title, description and date between ---");
  const frontMatter = readFrontMatter(lines.slice(1, end), first, fail);

  const groups = groupsOf(lines.slice(end + 1));
  const [lead, ...rest] = groups;
  if (lead === undefined || isHeading(lead))
    fail(first, "needs a lead, a paragraph before the first heading");
  const sections: TextSection[] = [];
  for (const group of rest) {
    const [line = first] = group;
    if (isHeading(group)) {
      const [, heading, id] = /^## (.+) \{#([a-z][a-z-]*)\}$/.exec(line.text) ?? [];
      if (heading === undefined || id === undefined) fail(line, "needs the form: ## Heading {#anchor}");
      else if (sections.some((section) => section.id === id)) fail(line, `repeats the anchor ${id}`);
      else sections.push({ id, heading, blocks: [] });
    } else {
      const section = sections.at(-1);
      if (section === undefined) fail(line, "stands before the first heading; the lead is one paragraph");
      else section.blocks.push(readBlock(group, fail));
    }
  }
  if (sections.length === 0) fail(first, "has no heading");
  return { ...frontMatter, lead: readRuns(joinLines(lead ?? []), fail), sections };
}

type Fail = (line: Line, problem: string) => never;

function readFrontMatter(lines: Line[], first: Line, fail: Fail) {
  const read = (name: string): string => {
    const line = lines.find(({ text }) => text.startsWith(`${name}: `));
    return line?.text.slice(name.length + 2).trim() || fail(first, `lacks ${name}`);
  };
  const date = read("date");
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date)
    fail(first, `has no calendar date such as 2026-11-22, but ${date}`);
  return { title: read("title"), description: read("description"), date };
}

/** Returns the groups of lines separated by empty lines; a heading forms a group by itself. */
function groupsOf(lines: Line[]): Line[][] {
  const groups: Line[][] = [];
  let currentGroup: Line[] = [];
  for (const line of lines) {
    if (line.text === "" || line.text.startsWith("#")) {
      if (currentGroup.length > 0) groups.push(currentGroup);
      currentGroup = [];
      if (line.text !== "") groups.push([line]);
    } else currentGroup.push(line);
  }
  return currentGroup.length > 0 ? [...groups, currentGroup] : groups;
}

function isHeading(group: Line[]): boolean {
  return group[0]?.text.startsWith("#") === true;
}

function readBlock(group: Line[], fail: Fail): Block {
  const everyLineStartsWith = (beginning: string) => group.every(({ text }) => text.startsWith(beginning));
  if (everyLineStartsWith("- "))
    return {
      kind: "list",
      items: group.map((line) => readRuns({ ...line, text: line.text.slice(2) }, fail)),
    };
  if (everyLineStartsWith("|")) return readTable(group, fail);
  for (const line of group) {
    if (/^([-*+>|]|\d+[.)]) ?/.test(line.text) && !line.text.startsWith("**"))
      fail(line, "mixes a list or table with other lines; leave an empty line between them");
  }
  return { kind: "paragraph", runs: readRuns(joinLines(group), fail) };
}

function readTable([head, rule, ...rows]: Line[], fail: Fail): Block {
  const cells = (line: Line) =>
    line.text
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((text) => readRuns({ ...line, text: text.trim() }, fail));
  const first = head ?? { text: "", number: 0 };
  if (rule === undefined || !/^\|(?: ?-{3,} ?\|)+$/.test(rule.text))
    fail(first, "needs | --- | --- | below the head of the table");
  const width = cells(first).length;
  const read = rows.map((line) => {
    const row = cells(line);
    return row.length === width ? row : fail(line, `has ${row.length} cells, the head ${width}`);
  });
  return { kind: "table", head: cells(first), rows: read };
}

function joinLines(group: Line[]): Line {
  return { text: group.map(({ text }) => text.trim()).join(" "), number: group[0]?.number ?? 0 };
}

const marks = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)|\{([^}]*)\}/g;
const target = /^(\/(?!\/)[\w/#?=&-]*|https:\/\/[\w./#?=&-]+)$/;

function readRuns(line: Line, fail: Fail): TextRun[] {
  const { text } = line;
  const runs: TextRun[] = [];
  let offset = 0;
  const addPlain = (plain: string) => {
    if (/<[a-z!/]/i.test(plain)) fail(line, "has markup of HTML");
    const stray = /\*\*|`|\]\(|[{}]/.exec(plain);
    if (stray) fail(line, `has ${stray[0]} without its counterpart`);
    if (plain !== "") runs.push({ kind: "plain", text: plain });
  };
  for (const match of text.matchAll(marks)) {
    addPlain(text.slice(offset, match.index));
    offset = match.index + match[0].length;
    const [, strong, code, link, to, name] = match;
    if (strong !== undefined) runs.push({ kind: "strong", text: strong });
    else if (code !== undefined) runs.push({ kind: "code", text: code });
    else if (link !== undefined && to !== undefined) {
      if (!target.test(to)) fail(line, `links to ${to}: only paths of this site and https:// addresses`);
      runs.push({ kind: "link", text: link, to });
    } else {
      const fact = textFacts.find((one) => one === name);
      if (fact === undefined) fail(line, `names {${name}}; known are ${textFacts.join(", ")}`);
      else runs.push({ kind: "fact", fact });
    }
  }
  addPlain(text.slice(offset));
  return runs;
}
