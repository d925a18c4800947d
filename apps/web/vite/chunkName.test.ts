import { expect, test } from "vitest";
import { chunkName, sharedName } from "./chunkName.ts";

const routes = [
  "home/Home",
  "search/Search",
  "car/Car",
  "sign-up/SignUp",
  "sign-in/SignIn",
  "contact/Contact",
];
const routeOf = (name: string) => {
  const route = routes.find((one) => one.startsWith(`${name}/`));
  return `/site/app/pages/${route}.route.tsx?__react-router-build-client-route`;
};

/** The files of a module that these import; a route and a part that is loaded on demand have no importer. */
function nameOf(importers: string[], id = "/site/app/shared/Rental/Rental.ts") {
  const modules = { getModuleInfo: (asked: string) => (asked === id ? { importers } : { importers: [] }) };
  return { chunk: chunkName(id, modules), shared: sharedName(id, modules) };
}

test("what home and search share is one file, and no other claims it", () => {
  expect(nameOf([routeOf("home"), routeOf("search"), routeOf("car")])).toEqual({
    chunk: "cars",
    shared: null,
  });
});

test("other shared modules are one file for each set of kinds of pages", () => {
  expect(nameOf([routeOf("search"), routeOf("car")]).shared).toBe("of-car-search");
  expect(nameOf([routeOf("car"), routeOf("contact")]).shared).toBe("of-car-contact");
  expect(nameOf([routeOf("sign-up"), routeOf("sign-in")]).shared).toBe("of-account");
});

test("parts that are loaded on demand count too, unless they are of the same page", () => {
  expect(nameOf([routeOf("car"), "/site/app/pages/car/CarDays.tsx"]).shared).toBe("of-car");
  expect(nameOf([routeOf("car"), "/site/app/pages/home/BelowTheForm.tsx"]).shared).toBe("of-car-part-home");
  const footer = "/site/app/shared/SiteFrame/SiteFooter.tsx";
  expect(nameOf([routeOf("car"), footer, "/site/app/captcha/obtainPass.ts"]).shared).toBe(
    "of-car-part-frame-part-site",
  );
});

test("what one page, or no page needs before it hydrates, is the bundler's to place", () => {
  expect(nameOf([routeOf("car")]).shared).toBeNull();
  expect(nameOf(["/site/app/captcha/obtainPass.ts", "/site/app/pages/car/CarDays.tsx"]).shared).toBeNull();
  expect(nameOf([routeOf("car"), routeOf("search")], routeOf("contact")).shared).toBeNull();
});
