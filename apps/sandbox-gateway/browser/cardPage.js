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
 *   | { result: "challenge" | "paid" | "expired" }} CardAnswer
 */

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
const { parent: parentOrigin = "", state, failure, return: returnUrl = "" } = main.dataset;
const isFramed = window.parent !== window;
/** Empty on the card fields without a session, until `submit` names one. */
let session = main.dataset.session ?? "";
const isBound = session !== "";

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
  const asked = event.data?.type;
  if (asked === "check") void check();
  if (asked === "submit" && isBound) form?.requestSubmit();
  if (asked === "submit" && !isBound) void payFor(event.data.url);
  if (asked === "focus") (inputs.find(({ name }) => name === event.data.field) ?? inputs[0])?.focus();
  if (asked === "theme" && (event.data.theme === "light" || event.data.theme === "dark")) {
    document.documentElement.dataset.theme = event.data.theme;
  }
});

if (form) {
  // In a frame the page around it has the button. The hidden one still sends the form on Enter.
  const button = /** @type {HTMLButtonElement} */ (form.querySelector("button"));
  button.hidden = isFramed || !isBound;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (isBound) void send();
    else post({ type: "entered" });
  });
  for (const input of inputs) {
    input.addEventListener("input", () => {
      if (input.hasAttribute("aria-invalid")) post({ type: "edited", field: input.name });
      showError(input, undefined);
      tidy(input);
    });
  }
  if (failure) show("failed");
}

/**
 * Posts a card to the gateway. `patience` in milliseconds.
 *
 * @param {string} path
 * @param {number} patience
 * @returns {Promise<any>}
 */
async function postCard(path, patience) {
  const response = await fetch(path + location.search, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(Object.fromEntries(inputs.map(({ name, value }) => [name, value]))),
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

/** Validates the fields without a session, and posts the result. A card that could not be validated counts as valid. */
async function check() {
  /** @type {InvalidCard | { result: "valid" }} */
  const answer = await postCard("/card/check", 5000).catch(() => ({ result: "valid" }));
  showErrors(answer.result === "invalid" ? answer.messages : {});
  post({ type: "checked", invalid: answer.result === "invalid" ? answer.invalid : {} });
}

/**
 * Sends the card for a session, named by its card page's address.
 *
 * @param {unknown} url
 */
async function payFor(url) {
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
  show("processing");
  setReadOnly(true);
  /** @type {CardAnswer} */
  let answer;
  try {
    answer = await postCard(`/pay/${session}/card`, 20_000);
  } catch {
    answer = { result: "failed", failure: "gateway_timeout" };
  }
  setReadOnly(false);
  isSending = false;
  act(answer);
}

/** @param {CardAnswer} answer */
function act(answer) {
  if (answer.result === "invalid") {
    show(undefined);
    showErrors(answer.messages);
    post({ type: "fields", invalid: answer.invalid });
    const { invalid } = answer;
    if (isBound) inputs.find(({ name }) => name in invalid)?.focus();
  } else if (answer.result === "failed") {
    show("failed");
    post({ type: "failed", failure: answer.failure });
  } else if (!isBound) {
    // The page around the frame leads on.
    show(undefined);
    post({ type: answer.result });
  } else if (answer.result === "challenge") {
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
  const place = document.getElementById(`${input.name}-error`);
  if (place === null) return;
  place.hidden = text === undefined;
  place.textContent = text ?? "";
}

/**
 * Shows a sentence where no page around the frame does.
 *
 * @param {"failed" | "processing" | undefined} name
 */
function show(name) {
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
function tidy(input) {
  const { name, value } = input;
  if (input.selectionStart !== value.length) return;
  const digits = value.replaceAll(/\D/g, "");
  if (name === "number" && /^[\d\s-]*$/.test(value)) {
    const groups = /^3[47]/.test(digits) ? /^(\d{4})(\d{1,6})?(\d{1,})?$/ : undefined;
    const amex = groups?.exec(digits);
    input.value = amex ? amex.slice(1).filter(Boolean).join(" ") : digits.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
  }
  if (name === "expiry" && /^\d{3,4}$/.test(value)) input.value = `${digits.slice(0, 2)}/${digits.slice(2)}`;
}
