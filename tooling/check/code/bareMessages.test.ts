import { expect, test } from "vitest";
import { untranslatedTextProblems } from "./bareMessages.ts";

const problems = (text: string) => untranslatedTextProblems({ path: "Home.tsx", text });

test.each([
  "const a = <p>Book now</p>;",
  'const a = <p>{"Book now"}</p>;',
  'const a = <p>{isOpen ? "Close" : <Trans>Open</Trans>}</p>;',
  "const a = <p>{`Total ${sum}`}</p>;",
  'const a = <input placeholder="Where?" />;',
  'const a = <img alt={name ?? "A car"} />;',
  'const a = <button aria-label="Close" />;',
  'export const meta = () => [{ title: "Cars in Tunis" }];',
  'function Field({ label = "Email" }) {}',
])("reports %s as text outside Lingui", (text) => {
  expect(problems(text)).toHaveLength(1);
});

test.each([
  "const a = <p><Trans>Book <b>now</b></Trans></p>;",
  'const a = <Plural value={days} one="# day" other="# days" />;',
  "const a = <p>{t`Book now`}</p>;",
  "const a = <p>{sum} · {days}</p>;",
  'const a = <div className="open" data-state={on ? "on" : "off"} />;',
  'const a = <p>{kind === "car" && <Car />}</p>;',
  'const a = <input type="text" aria-labelledby="name" />;',
])("does not report %s", (text) => {
  expect(problems(text)).toEqual([]);
});
