import * as v from "valibot";
import { expect, test } from "vitest";
import { RentalContracts } from "./RentalContracts.ts";

test.each([
  "https://agency.tn/contrat.pdf",
  "https://www.agency.tn:8443/files/contrat%20fr.pdf?v=2#page=1",
  "https://xn--e1afmkfd.xn--pgbs0dh/c",
  "/contracts/0123456789abcdef0123456789abcdef.pdf",
])("accepts %s as a contract's URL", (fr) => {
  expect(v.parse(RentalContracts, { fr })).toEqual({ fr });
});

test.each([
  "",
  "http://agency.tn/contrat.pdf",
  "https://agency.tn",
  "https://agency.tn/",
  "https://localhost/contrat.pdf",
  "https://127.0.0.1/contrat.pdf",
  "https://user:password@agency.tn/contrat.pdf",
  "https://agency.tn/contrat de location.pdf",
  "//agency.tn/contrat.pdf",
  "/contrat.pdf",
  "data:application/pdf;base64,JVBERi0=",
  "javascript:alert(1)//https://agency.tn/contrat.pdf",
  `https://agency.tn/${"x".repeat(2001)}`,
])("rejects %j as a contract's URL", (fr) => {
  expect(v.is(RentalContracts, { fr })).toBe(false);
});

test("an agency may have a contract in each language or none; contracts in other languages are dropped", () => {
  expect(v.parse(RentalContracts, {})).toEqual({});
  const contracts = { fr: "https://agency.tn/fr.pdf", en: "https://agency.tn/en.pdf" };
  expect(v.parse(RentalContracts, { ...contracts, de: "https://agency.tn/de.pdf" })).toEqual(contracts);
});
