// @vitest-environment jsdom
import type { Client } from "@sayara/api-client/client/createClient";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openNoApi } from "#web/testing/aBrowserVisit.ts";
import { aBooking } from "#web/testing/aBooking.ts";
import { aReplacement } from "#web/testing/aReplacement.ts";
import { shownToasts } from "#web/testing/shownToasts.ts";
import { useBookingFiles } from "./useBookingFiles.ts";
import { useCancellation } from "./useCancellation.ts";
import { useConfirmation } from "./useConfirmation.ts";
import { useDesk } from "./useDesk.ts";
import { useLinkRevocation } from "./useLinkRevocation.ts";
import { useMailboxProof } from "./useMailboxProof.ts";
import { useMove } from "./useMove.ts";
import { usePayOnline } from "./usePayOnline.ts";

afterEach(cleanup);

const booking = aBooking({ version: 3 });
const { id, reference } = booking;
const nothing = vi.fn();
const of = (openApi: () => Promise<Client>) => ({ openApi, booking, id, token: "", reload: nothing });
const on = {
  onOpened: nothing,
  onProofNeeded: nothing,
  onRevoked: nothing,
  onMoved: nothing,
  onDone: nothing,
};

/** Renders a hook, runs its act and returns its problem. */
type Act = (openApi: () => Promise<Client>) => () => unknown;

function acting<Tools>(use: () => Tools, run: (tools: Tools) => void, problem: (tools: Tools) => unknown) {
  const { result } = renderHook(use);
  act(() => run(result.current));
  return () => problem(result.current);
}

const acts: Record<string, Act> = {
  preview: (api) =>
    acting(
      () => useCancellation(of(api)),
      (tools) => tools.preview(),
      ({ problem }) => problem,
    ),
  cancellation: (api) =>
    acting(
      () => useCancellation(of(api)),
      (tools) => tools.request(),
      ({ problem }) => problem,
    ),
  payment: (api) =>
    acting(
      () => usePayOnline({ ...of(api), ...on }),
      (tools) => tools.open("full"),
      ({ problem }) => problem,
    ),
  "list of other cars": (api) =>
    acting(
      () => useMove({ ...of(api), ...on, isOffered: false, language: "en" }),
      (tools) => tools.load(),
      ({ loadProblem }) => loadProblem,
    ),
  move: (api) =>
    acting(
      () => useMove({ ...of(api), ...on, isOffered: false, language: "en" }),
      (tools) => tools.move(aReplacement()),
      ({ problem }) => problem,
    ),
  "act at the desk": (api) =>
    acting(
      () => useDesk({ ...of(api), ...on }),
      (tools) => tools.run({ kind: "confirm" }),
      ({ fault, refusal }) => fault ?? refusal,
    ),
  "revocation of links": (api) =>
    acting(
      () => useLinkRevocation({ ...of(api), ...on }),
      (tools) => tools.send(),
      ({ problem }) => problem,
    ),
  "code by mail": (api) =>
    acting(
      () => useMailboxProof(of(api)),
      (tools) => tools.begin("pay", nothing),
      ({ proof }) => proof.problem,
    ),
  confirmation: (api) =>
    acting(
      () => useConfirmation({ ...of(api), language: "en" }),
      (tools) => tools.confirm(),
      ({ problem }) => problem,
    ),
  voucher: (api) =>
    acting(
      () => useBookingFiles({ ...of(api), reference, language: "en" }),
      (tools) => tools.save("voucher"),
      ({ problem }) => problem,
    ),
};

test.each(Object.entries(acts))(
  "a fault of the %s is the generic toast beside its notice",
  async (_, run) => {
    const toasts = shownToasts();
    const problem = run(openNoApi);
    await waitFor(() => expect(problem()).toMatchObject({ kind: "fault", fault: "network" }));
    expect(toasts()).toEqual(["An unhandled error occurred."]);
  },
);
