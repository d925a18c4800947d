import { expect, test } from "vitest";
import { suggestEmail } from "./suggestEmail.ts";

test.each([
  ["amel@gmial.com", "amel@gmail.com"],
  ["amel@gmail.con", "amel@gmail.com"],
  ["amel@gamil.com", "amel@gmail.com"],
  ["amel@hotmial.fr", "amel@hotmail.fr"],
  [" amel@yahooo.fr ", "amel@yahoo.fr"],
  ["amel@outlok.com", "amel@outlook.com"],
  ["amel@topnt.tn", "amel@topnet.tn"],
])("suggests for %s the address %s", (typed, expected) => {
  expect(suggestEmail(typed)).toBe(expected);
});

test.each([
  "amel@gmail.com",
  "amel@yahoo.fr",
  "amel@topnet.tn",
  "amel@tunisietelecom.tn",
  "amel@insat.rnu.tn",
  "amel@sayara.example",
  "amel@mail.ru",
  "amel@gmx.de",
  "amel@me.com",
  "amel",
  "",
])("suggests nothing for %j", (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
