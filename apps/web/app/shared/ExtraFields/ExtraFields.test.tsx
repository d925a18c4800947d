import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { inAllLanguages } from "@sayara/domain/language/inAllLanguages";
import { anExtra } from "@sayara/domain/testing/anExtra";
import { Providers } from "@sayara/frontend/testing/RoutedProviders";
import { ExtraFields } from "./ExtraFields.tsx";

test("[LO8] the server names the extras in the page's language", () => {
  const name = inAllLanguages({ fr: "Siège enfant", ar: "مقعد أطفال" });
  const html = renderToString(
    <Providers language="ar">
      <ExtraFields offers={[{ ...anExtra(), id: "1", name, most: 1 }]} chosen={[]} onChange={() => {}} />
    </Providers>,
  );
  expect(html).toContain("مقعد أطفال");
  expect(html).not.toContain("Siège enfant");
});
