/**
 * The script of the card fields and of the bank's question. It sends the card to the gateway, marks invalid fields and
 * posts what happens to the page around the frame. It stores nothing.
 */

/**
 * `messages`: the errors in the page's language, by field.
 *
 * @typedef {{ result: "invalid", invalid: Record<string, string>, messages: Record<string, string> }} InvalidCard
 *
 * @typedef {InvalidCard | { result: "failed", failure: string }
 *   | { result: "challenge" | "paid" | "expired" }} CardOutcome
 */

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
const { parent: parentOrigin = "", state, failure, return: returnUrl = "" } = main.dataset;
const isFramed = window.parent !== window;
/** Empty on the card fields without a session, until `submit` names one. */
let session = main.dataset.session ?? "";
const hasSession = session !== "";

/** @param {{ type: string } & Record<string, unknown>} message */
function post(message) {
  if (isFramed) {
    window.parent.postMessage({ source: "sayara-sandbox-gateway", session, ...message }, parentOrigin);
  }
}

const height = () => Math.ceil(main.getBoundingClientRect().height);
post({ type: "ready", height: height() });
new ResizeObserver(() => post({ type: "resized", height: height() })).observe(main);
if (state === "challenge" || state === "paid" || state === "expired") post({ type: state });
if (failure) post({ type: "failed", failure });

const form = /** @type {HTMLFormElement | null} */ (document.getElementById("card"));
const inputs = form ? [...form.querySelectorAll("input")] : [];
const message = document.getElementById("message");
let isSending = false;

window.addEventListener("message", (event) => {
  if (!isFramed || event.source !== window.parent || event.origin !== parentOrigin) return;
  const messageType = event.data?.type;
  if (messageType === "check") void check();
  if (messageType === "submit" && hasSession) form?.requestSubmit();
  if (messageType === "submit" && !hasSession) void paySession(event.data.url);
  if (messageType === "focus") (inputs.find(({ name }) => name === event.data.field) ?? inputs[0])?.focus();
  if (messageType === "theme" && (event.data.theme === "light" || event.data.theme === "dark")) {
    document.documentElement.dataset.theme = event.data.theme;
  }
});

if (form) {
  // In a frame the page around it has the button. The hidden one still sends the form on Enter.
  const button = /** @type {HTMLButtonElement} */ (form.querySelector("button"));
  button.hidden = isFramed || !hasSession;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (hasSession) void send();
    else post({ type: "entered" });
  });
  for (const input of inputs) {
    input.addEventListener("input", () => {
      if (input.hasAttribute("aria-invalid")) post({ type: "edited", field: input.name });
      showError(input, undefined);
      formatInput(input);
    });
  }
  if (failure) showMessage("failed");
}

/**
 * Posts a card to the gateway. `timeout` in milliseconds.
 *
 * @param {string} path
 * @param {number} timeout
 * @returns {Promise<any>}
 */
async function postCard(path, timeout) {
  const response = await fetch(path + location.search, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(Object.fromEntries(inputs.map(({ name, value }) => [name, value]))),
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

/** Validates the fields without a session, and posts the result. A card that could not be validated counts as valid. */
async function check() {
  /** @type {InvalidCard | { result: "valid" }} */
  const outcome = await postCard("/card/check", 5000).catch(() => ({ result: "valid" }));
  showErrors(outcome.result === "invalid" ? outcome.messages : {});
  post({ type: "checked", invalid: outcome.result === "invalid" ? outcome.invalid : {} });
}

/**
 * Sends the card for a session, named by its card page's address.
 *
 * @param {unknown} url
 */
async function paySession(url) {
  const { origin, pathname } = new URL(String(url), location.href);
  const [, id] = /^\/pay\/([\w-]+)$/.exec(pathname) ?? [];
  if (origin !== location.origin || id === undefined || isSending) return;
  session = id;
  await send();
}

async function send() {
  if (isSending) return;
  isSending = true;
  post({ type: "processing" });
  showMessage("processing");
  setReadOnly(true);
  /** @type {CardOutcome} */
  let outcome;
  try {
    outcome = await postCard(`/pay/${session}/card`, 20_000);
  } catch {
    outcome = { result: "failed", failure: "gateway_timeout" };
  }
  setReadOnly(false);
  isSending = false;
  showOutcome(outcome);
}

/** @param {CardOutcome} outcome */
function showOutcome(outcome) {
  if (outcome.result === "invalid") {
    showMessage(undefined);
    showErrors(outcome.messages);
    post({ type: "fields", invalid: outcome.invalid });
    const { invalid } = outcome;
    if (hasSession) inputs.find(({ name }) => name in invalid)?.focus();
  } else if (outcome.result === "failed") {
    showMessage("failed");
    post({ type: "failed", failure: outcome.failure });
  } else if (!hasSession) {
    // The page around the frame leads on.
    showMessage(undefined);
    post({ type: outcome.result });
  } else if (outcome.result === "challenge") {
    location.replace(`/pay/${session}/challenge${location.search}`);
  } else if (isFramed) {
    location.replace(`/pay/${session}${location.search}`);
  } else {
    location.assign(returnUrl);
  }
}

/** @param {Record<string, string>} messages */
function showErrors(messages) {
  for (const input of inputs) showError(input, messages[input.name]);
}

/**
 * Shows a field's error, or none.
 *
 * @param {HTMLInputElement} input
 * @param {string | undefined} text
 */
function showError(input, text) {
  if (text === undefined) input.removeAttribute("aria-invalid");
  else input.setAttribute("aria-invalid", "true");
  const errorElement = document.getElementById(`${input.name}-error`);
  if (errorElement === null) return;
  errorElement.hidden = text === undefined;
  errorElement.textContent = text ?? "";
}

/**
 * Shows a sentence where no page around the frame does.
 *
 * @param {"failed" | "processing" | undefined} name
 */
function showMessage(name) {
  if (isFramed || !message) return;
  message.hidden = name === undefined;
  message.textContent = name === undefined ? "" : (message.dataset[name] ?? "");
}

/** @param {boolean} isReadOnly */
function setReadOnly(isReadOnly) {
  for (const input of inputs) input.readOnly = isReadOnly;
}

/**
 * Groups a number's digits and puts the slash into a date, while the caret is at the end.
 *
 * @param {HTMLInputElement} input
 */
function formatInput(input) {
  const { name, value } = input;
  if (input.selectionStart !== value.length) return;
  const digits = value.replaceAll(/\D/g, "");
  if (name === "number" && /^[\d\s-]*$/.test(value)) {
    const amexPattern = /^3[47]/.test(digits) ? /^(\d{4})(\d{1,6})?(\d{1,})?$/ : undefined;
    const amexGroups = amexPattern?.exec(digits);
    input.value = amexGroups
      ? amexGroups.slice(1).filter(Boolean).join(" ")
      : digits.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
  }
  if (name === "expiry" && /^\d{3,4}$/.test(value)) input.value = `${digits.slice(0, 2)}/${digits.slice(2)}`;
}
