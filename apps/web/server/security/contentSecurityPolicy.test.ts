import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";

const options = {
  scripts: [],
  styles: [],
  captchaProvider: undefined,
  publicApiUrl: "https://api.example.tn/base",
  mapStyleUrl: "",
  publicIpUrl: "",
  paymentUrl: "",
  gtagId: "",
  defaultImages: { car: "", location: "", supplier: "" },
  production: true,
};

test("without a map style, data and images come only from the site and the API", () => {
  const policy = contentSecurityPolicy(options);
  expect(policy).toContain("connect-src 'self' https://api.example.tn;");
  expect(policy).toContain("img-src 'self' data: https://api.example.tn;");
});

test("the origin of a configured map style may serve data and images, but no scripts", () => {
  const policy = contentSecurityPolicy({ ...options, mapStyleUrl: "https://tiles.example.org/style.json" });
  expect(policy).toContain("connect-src 'self' https://api.example.tn https://tiles.example.org;");
  expect(policy).toContain("img-src 'self' data: https://api.example.tn https://tiles.example.org;");
  expect(policy).toContain("script-src 'self';");
});

test("only the origin of the configured gateway may be framed", () => {
  expect(contentSecurityPolicy(options)).toContain("frame-src 'none';");
  const policy = contentSecurityPolicy({ ...options, paymentUrl: "https://pay.example.tn/cards" });
  expect(policy).toContain("frame-src https://pay.example.tn;");
  const both = contentSecurityPolicy({
    ...options,
    paymentUrl: "https://pay.example.tn",
    captchaProvider: "recaptcha",
  });
  expect(both).toMatch(/frame-src https:\/\/www\.google\.com\S* \S+ https:\/\/pay\.example\.tn;/);
});

test("calls to the public IP service are allowed, and nothing else from its origin", () => {
  const policy = contentSecurityPolicy({ ...options, publicIpUrl: "https://ip.example.org/json" });
  const allowing = policy.split("; ").filter((directive) => directive.includes("https://ip.example.org"));
  expect(allowing.map((directive) => directive.split(" ", 1)[0])).toEqual(["connect-src"]);
});

test("Google's tag may be loaded only if its id is configured", () => {
  expect(contentSecurityPolicy(options)).not.toContain("google");
  const policy = contentSecurityPolicy({ ...options, gtagId: "G-ABC123DEF4" });
  const allowing = policy.split("; ").filter((directive) => directive.includes("googletagmanager.com"));
  expect(allowing.map((directive) => directive.split(" ", 1)[0])).toEqual([
    "script-src",
    "img-src",
    "connect-src",
  ]);
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(policy).toContain("style-src-attr 'none'");
});

test("an external default image adds its origin to img-src only; a local one adds nothing", () => {
  const defaultImages = {
    car: "https://pictures.example.tn/car.webp",
    location: "/place.webp",
    supplier: "",
  };
  const policy = contentSecurityPolicy({ ...options, defaultImages });
  const plain = contentSecurityPolicy(options);
  const changed = policy.split("; ").filter((directive) => !plain.split("; ").includes(directive));
  expect(changed).toEqual([expect.stringMatching(/^img-src .* https:\/\/pictures\.example\.tn$/)]);
});
