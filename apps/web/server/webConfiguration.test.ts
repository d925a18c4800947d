import { expect, test } from "vitest";
import { webConfiguration } from "./webConfiguration.ts";

test("uses the demo's addresses if no variables are set", () => {
  expect(webConfiguration({})).toMatchObject({
    mode: "demo",
    port: 3000,
    apiUrl: "http://localhost:4000",
    publicApiUrl: "http://localhost:4000",
    webUrl: "http://localhost:3000",
  });
});

test("the demo listens on 127.0.0.1, production on all addresses, unless HOST is set", () => {
  expect(webConfiguration({}).host).toBe("127.0.0.1");
  expect(webConfiguration(production).host).toBeUndefined();
  expect(webConfiguration({ ...production, HOST: "10.0.0.7" }).host).toBe("10.0.0.7");
});

test("PUBLIC_API_URL defaults to API_URL", () => {
  const addresses = { API_URL: "http://api:4000/", PUBLIC_API_URL: "https://api.example.tn" };
  expect(webConfiguration({ API_URL: addresses.API_URL }).publicApiUrl).toBe("http://api:4000");
  expect(webConfiguration(addresses).publicApiUrl).toBe("https://api.example.tn");
});

test("frames the gateway at PUBLIC_SANDBOX_GATEWAY_URL and ignores the address for API calls", () => {
  const addresses = { SANDBOX_GATEWAY_URL: "http://gateway:4100" };
  expect(webConfiguration(addresses).paymentUrl).toBe("http://localhost:4100");
  const withPublicAddress = { ...addresses, PUBLIC_SANDBOX_GATEWAY_URL: "https://pay.example.tn/" };
  expect(webConfiguration(withPublicAddress).paymentUrl).toBe("https://pay.example.tn");
  expect(webConfiguration({ SANDBOX_GATEWAY_URL: "none" }).paymentUrl).toBe("http://localhost:4100");
  expect(webConfiguration(production).paymentUrl).toBe("");
});

test.each([
  ["PORT", "http"],
  ["API_URL", "localhost"],
  ["PUBLIC_SANDBOX_GATEWAY_URL", "gateway"],
  ["MODE", "staging"],
  ["WEB_SERVER_SECRET", "short"],
  ["GTAG_ID", "UA-1234-1"],
  ["GTAG_ID", 'G-ABC123"></script>'],
  ["DEFAULT_CAR_IMAGE", "../secret.svg"],
  ["DEFAULT_CAR_IMAGE", "https://a.example/car.png; script-src *"],
  ["DEFAULT_LOCATION_IMAGE", "javascript:alert(1)"],
  ["DEFAULT_SUPPLIER_IMAGE", "logo"],
])("rejects an invalid %s and names it in the error", (name, value) => {
  expect(() => webConfiguration({ [name]: value })).toThrow(name);
});

test("a default image is a path on this site or an absolute URL; if unset it is empty and pages show a drawing", () => {
  expect(webConfiguration({}).defaultImages).toEqual({ car: "", location: "", supplier: "" });
  const settings = {
    DEFAULT_CAR_IMAGE: "our-car.webp",
    DEFAULT_SUPPLIER_IMAGE: "https://cdn.example.tn/shop.png",
  };
  expect(webConfiguration(settings).defaultImages).toEqual({
    car: "/our-car.webp",
    location: "",
    supplier: "https://cdn.example.tn/shop.png",
  });
});

const production = {
  MODE: "production",
  WEB_SERVER_SECRET: "a key of our own that is long enough",
  WEB_URL: "https://example.tn",
  API_URL: "http://api:4000",
  PUBLIC_API_URL: "https://api.example.tn",
};

test("production accepts a secret of its own and https URLs", () => {
  expect(webConfiguration(production)).toMatchObject({
    mode: "production",
    webUrl: "https://example.tn",
    apiUrl: "http://api:4000",
    publicApiUrl: "https://api.example.tn",
  });
});

test.each([
  ["WEB_SERVER_SECRET", undefined],
  ["WEB_SERVER_SECRET", "28 characters, not yet enough"],
  ["WEB_SERVER_SECRET", "secretsecretsecretsecretsecretsecret"],
  ["WEB_URL", undefined],
  ["WEB_URL", "http://example.tn"],
  ["PUBLIC_API_URL", undefined],
  ["PUBLIC_API_URL", "http://api.example.tn"],
  ["PUBLIC_API_URL", "https://localhost"],
  ["WEB_URL", "https://127.0.0.1:3000"],
  ["API_URL", undefined],
  ["PUBLIC_SANDBOX_GATEWAY_URL", "https://pay.example.tn"],
])("production refuses to start with %s %o", (name, value) => {
  const start = () => webConfiguration({ ...production, [name]: value });
  expect(start).toThrow(name);
  expect(start).not.toThrow(value ?? production.WEB_SERVER_SECRET);
});

test("production lists all problems at once", () => {
  const start = () => webConfiguration({ MODE: "production", PORT: "https", WEB_SERVER_SECRET: "hunter2" });
  for (const name of ["PORT must be a port number", "WEB_URL", "PUBLIC_API_URL", "API_URL"])
    expect(start).toThrow(name);
  expect(start).toThrow(
    /^[^]*WEB_SERVER_SECRET must be at least 24 characters long(?![^]*WEB_SERVER_SECRET)/,
  );
  expect(start).not.toThrow("hunter2");
});

test("rejects a website and an API on different sites: browsers would drop the session cookie", () => {
  const start = (api: string) => () =>
    webConfiguration({ WEB_URL: "https://sayara.tn", PUBLIC_API_URL: api });
  expect(start("https://sayara-api.tn")).toThrow("must be on one site");
  expect(start("https://api.sayara.tn/v1")).toThrow("PUBLIC_API_URL must end with its host");
  expect(start("https://api.sayara.tn")).not.toThrow();
});
