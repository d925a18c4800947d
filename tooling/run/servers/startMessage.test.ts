import { expect, test } from "vitest";
import { startMessage } from "./startMessage.ts";

const addresses = { webUrl: "http://localhost:3000", apiUrl: "http://localhost:4000" };

test("the start message mentions the gateway and its test cards", () => {
  const message = startMessage({ ...addresses, gatewayUrl: "http://localhost:4107" });
  expect(message).toContain("http://localhost:4107/admin");
  expect(message).toMatch(/4242424242424242 {2}approved\n/);
  expect(message).toMatch(/4000000000003220 {2}3-D Secure/);
});

test("without a gateway, no test card is shown", () => {
  expect(startMessage({ ...addresses, gatewayUrl: undefined })).not.toContain("4242");
});

test("the start message includes the portal's URL only if the portal runs", () => {
  const portalUrl = "http://localhost:3101";
  expect(startMessage({ ...addresses, portalUrl, gatewayUrl: undefined })).toContain(`Portal   ${portalUrl}`);
  expect(startMessage({ ...addresses, gatewayUrl: undefined })).not.toContain("Portal");
});
