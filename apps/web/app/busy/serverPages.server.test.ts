import { languages } from "@sayara/domain/language/Language";
import { directionOf } from "@sayara/domain/language/directionOf";
import { expect, test } from "vitest";
import { busyPage, offlinePage } from "./serverPages.server.ts";

const messages = {
  fr: "Trop de visiteurs à la fois",
  en: "Too many visitors at once",
  es: "Demasiadas visitas a la vez",
  ar: "عدد الزوار كبير جدًا الآن",
};

test.each(languages)(
  "in %s the busy page states the cause and links to the same address, in both themes",
  (language) => {
    const html = busyPage({ language, siteName: "Sayara <&>", nonce: "n" });
    expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
    expect(html).toContain(`<h1>${messages[language]}</h1>`);
    expect(html).toContain("color-scheme:light dark");
    expect(html).toContain('<style nonce="n">');
    expect(html).toMatch(/<a href="">[^<]+<\/a>/);
    expect(html).toContain("Sayara &lt;&amp;>");
    expect(html.length).toBeLessThan(2000);
  },
);

const offline = {
  fr: "Vous n’êtes pas connecté à Internet",
  en: "You are not connected",
  es: "No tiene conexión",
  ar: "أنت دون اتصال بالإنترنت",
};

test.each(languages)(
  "in %s the offline page says that nothing is lost, and reloads automatically",
  (language) => {
    const html = offlinePage({ language, siteName: "Sayara", nonce: "n" });
    expect(html).toContain(`<h1>${offline[language]}</h1>`);
    expect(html).toContain('<script nonce="n">addEventListener("online"');
    expect(html).toContain('fetch("/health"');
    expect(html).toMatch(/<a href="">[^<]+<\/a>/);
  },
);
