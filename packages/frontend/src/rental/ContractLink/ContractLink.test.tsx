// @vitest-environment jsdom
import type { Language } from "@sayara/domain/language/Language";
import type { RentalContracts } from "@sayara/domain/supplier/RentalContracts";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { ContractLink } from "./ContractLink.tsx";

afterEach(cleanup);

const fr = "https://agency.example/contrat.pdf";
const en = "https://agency.example/contract.pdf";
const es = "https://agency.example/contrato.pdf";

const show = (contracts: RentalContracts, language: Language) =>
  render(
    <RoutedProviders language={language}>
      <ContractLink contracts={contracts} />
    </RoutedProviders>,
  );

test.each<[Language, name: string, address: string]>([
  ["en", "Rental contract (PDF) (opens in a new tab)", en],
  ["fr", "Contrat de location (PDF) (s’ouvre dans un nouvel onglet)", fr],
  ["es", "Contrato de alquiler (PDF) (se abre en otra pestaña)", es],
])("in %s the link opens the contract in that language", async (language, name, address) => {
  show({ fr, en, es }, language);
  const link = await screen.findByRole("link", { name });
  expect([link.getAttribute("href"), link.getAttribute("hreflang")]).toEqual([address, language]);
  expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noreferrer"]);
});

test.each<[Language, RentalContracts, named: string, language: Language]>([
  ["en", { fr, es }, "Français", "fr"],
  ["es", { en }, "English", "en"],
  ["fr", { es }, "Español", "es"],
])(
  "[LO8] in %s, without a contract in that language, the link for %j names the language of its contract",
  async (page, contracts, named, language) => {
    show(contracts, page);
    const link = await screen.findByRole("link", { name: new RegExp(`\\(PDF\\) · ${named} \\(`) });
    expect([link.getAttribute("href"), link.getAttribute("hreflang")]).toEqual([
      contracts[language],
      language,
    ]);
    expect(screen.getByText(named).getAttribute("lang")).toBe(language);
  },
);

test("an agency without a contract has no link", () => {
  const { container } = show({}, "fr");
  expect(container.textContent).toBe("");
});
