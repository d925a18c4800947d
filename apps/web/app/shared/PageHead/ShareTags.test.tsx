import { type Language, languages } from "@sayara/domain/language/Language";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aSite } from "@sayara/frontend/testing/data/aSite";
import { ShareTags } from "./ShareTags.tsx";

const site = aSite();

function tagsOf(photograph: string | null, language: Language = "fr"): string {
  return renderToStaticMarkup(
    <ShareTags
      {...{ title: "Clio", description: "A car", path: "/car/clio", picture: "car", photograph, site }}
      language={language}
    />,
  );
}

function ogImageOf(photograph: string | null): string | undefined {
  return /<meta property="og:image" content="([^"]+)"/.exec(tagsOf(photograph))?.[1];
}

test("the locale includes the country that Open Graph requires", () => {
  const localeOf = (language: Language) => /og:locale" content="([^"]+)"/.exec(tagsOf(null, language))?.[1];
  expect(languages.map(localeOf).toSorted()).toEqual(["ar_TN", "en_GB", "es_ES", "fr_FR"]);
});

test("a preview shows the car's photo or default image, with an absolute URL", () => {
  expect(ogImageOf("https://api.sayara.example/pictures/clio.webp")).toBe(
    "https://api.sayara.example/pictures/clio.webp",
  );
  expect(ogImageOf("/our-car.webp")).toBe("https://sayara.example/our-car.webp");
});

test("without a photo, or with a drawing that messengers cannot show, the preview shows the image for the kind of page", () => {
  expect(ogImageOf(null)).toBe("https://sayara.example/share/car.png");
  expect(ogImageOf("/our-car.svg")).toBe("https://sayara.example/share/car.png");
});
