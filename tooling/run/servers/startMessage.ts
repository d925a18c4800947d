import { demoAccounts } from "@sayara/api/demo/demoAccounts";
import { testCards } from "@sayara/sandbox-gateway/cards/testCards";

export interface Addresses {
  webUrl: string;
  apiUrl: string;
  /** Undefined if the portal was not started. */
  portalUrl?: string | undefined;
  gatewayUrl: string | undefined;
}

/** Returns the message printed once the servers run: URLs, demo accounts, test cards and what to try. */
export function startMessage({ webUrl, apiUrl, portalUrl, gatewayUrl }: Addresses): string {
  const isDemo = process.env.MODE !== "production";
  const lines = ["", "Sayara is running.", "", `  Website  ${webUrl}`, `  API      ${apiUrl}`];
  if (portalUrl !== undefined) lines.push(`  Portal   ${portalUrl}   for agencies and administrators`);
  if (isDemo) lines.push(`  Mailbox  ${apiUrl}/mailbox   every mail that would have been sent`);
  if (gatewayUrl !== undefined) lines.push(`  Gateway  ${gatewayUrl}/admin   payments, which move no money`);
  if (isDemo) lines.push("", ...demonstration());
  if (gatewayUrl !== undefined) lines.push("", ...cards());
  return [...lines, "", "Ctrl-C stops them.", "", ""].join("\n");
}

function demonstration(): string[] {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  return [
    "Demonstration accounts",
    ...demoAccounts.map(({ email, password, role }) => `  ${email.padEnd(width)}  ${password}  ${role}`),
    "",
    "Try",
    "  1. Look for a car at Tunis-Carthage airport for three days, and filter and sort what comes.",
    "  2. Choose one, add an option and watch the price explain itself; book it and pay at the agency.",
    "  3. Open the mailbox, then look for the same car and dates again: it is gone.",
    "  4. Switch the language, make the window narrow, or switch JavaScript off and search.",
  ];
}

function cards(): string[] {
  const width = Math.max(...testCards.map(({ number }) => number.length));
  return [
    "Test cards, with any date in the future and any code",
    ...testCards.map(({ number, meaning }) => `  ${number.padEnd(width)}  ${meaning}`),
  ];
}
